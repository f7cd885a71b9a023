import { CLOSED } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import { settled } from './testing/fake-clock.ts'

const nothing = () => undefined

describe('a socket that the server closes', () => {
  it('because the table was handed over: it is asked for at once, for the new owner is ready', async () => {
    const browser = new FakeBrowser()
    const { statuses } = await browser.opens()
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(19)
    expect(browser.asked).toHaveLength(1)
    await browser.clock.pass(1)
    expect(browser.asked).toHaveLength(2)
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('because the table was handed over, and once more before it was shown: then it is asked for a little later', async () => {
    const browser = new FakeBrowser()
    await browser.opens()
    browser.newSocketsHear((socket) => socket.pongs())
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(20)
    browser.socket.closes(CLOSED.handedOver)
    await browser.clock.pass(199)
    expect(browser.asked).toHaveLength(2)
    await browser.clock.pass(1)
    expect(browser.asked).toHaveLength(3)
  })

  it.each([CLOSED.tooFast, CLOSED.tooSlow, 1006])('with %i: the device comes back by itself', async (code) => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    browser.socket.closes(code)
    expect(store.snapshot()).toMatchObject({ status: 'lost', view: { you: 'ada' } })
    await browser.clock.pass(99)
    expect(browser.asked).toHaveLength(1)
    await browser.clock.pass(1)
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('because the host removed this person: it stays away, and says so', async () => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    browser.everybodyRefuses('removed')
    browser.socket.closes(CLOSED.removed)
    await browser.clock.pass(60_000)
    expect(store.snapshot().view).toBeNull()
    expect(statuses).toEqual(['connecting', 'live', 'removed'])
  })

  it('because the person has too many devices here: the one that is looked at comes back, with less haste', async () => {
    const browser = new FakeBrowser()
    const { statuses } = await browser.opens()
    browser.socket.closes(CLOSED.elsewhere)
    await browser.clock.pass(999)
    expect(browser.asked).toHaveLength(1)
    await browser.clock.pass(1)
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('because the person has too many devices here: one that nobody sees gives way until it is looked at', async () => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    browser.isShown = false
    browser.socket.closes(CLOSED.elsewhere)
    await browser.clock.pass(60_000)
    expect(browser.asked).toHaveLength(1)
    expect(store.snapshot()).toMatchObject({ status: 'lost', view: { you: 'ada' } })
    browser.isShown = true
    browser.wakes()
    await settled()
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
  })

  it('because its own next socket is one too many: it goes over to that one', async () => {
    const browser = new FakeBrowser()
    const { statuses } = await browser.opens()
    const first = browser.socket
    browser.newSocketsHear(nothing)
    await browser.clock.pass(1500)
    first.closes(CLOSED.elsewhere)
    browser.socket.showsWhole()
    await browser.clock.pass(1000)
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
    expect(browser.sockets).toHaveLength(2)
  })

  it.each([
    [CLOSED.moved, 'moved'],
    [CLOSED.gone, 'noSuchTable'],
  ] as const)('with %i: there is no table here any more (%s), and none is looked for', async (code, status) => {
    const browser = new FakeBrowser()
    const { store, statuses } = await browser.opens()
    browser.socket.closes(code)
    browser.wakes()
    await browser.clock.pass(60_000)
    expect(store.snapshot()).toMatchObject({ status, view: null })
    expect(statuses).toEqual(['connecting', 'live', status])
    expect(browser.asked).toHaveLength(1)
  })

  it('for good, while the page looks for another one: it stops looking', async () => {
    const browser = new FakeBrowser()
    const { statuses } = await browser.opens()
    const first = browser.socket
    browser.newSocketsHear(nothing)
    await browser.clock.pass(1500)
    first.closes(CLOSED.moved)
    await settled()
    expect(browser.socket.isClosed).toBe(true)
    expect(statuses).toEqual(['connecting', 'live', 'moved'])
  })

  it('again and again, but with a view in between: the page comes back just as soon each time', async () => {
    const browser = new FakeBrowser()
    await browser.opens()
    for (const asked of [2, 3, 4, 5]) {
      browser.socket.closes(1006)
      await browser.clock.pass(100)
      expect(browser.asked).toHaveLength(asked)
    }
  })
})

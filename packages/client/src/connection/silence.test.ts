import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import { tableAfter } from './testing/fake-socket.ts'

/** Ada sits at a table, and her socket has just spoken. */
async function ada() {
  const browser = new FakeBrowser()
  const { store, statuses } = await browser.opens()
  const { socket } = browser
  return { browser, clock: browser.clock, store, statuses, socket }
}

const nothing = () => undefined

describe('a socket that is silent', () => {
  it('does not mean one that answers every ping', async () => {
    const { browser, clock, socket, statuses } = await ada()
    for (let beat = 1; beat <= 20; beat++) {
      await clock.pass(750)
      expect(socket.pings).toBe(beat)
      socket.pongs()
    }
    expect(statuses).toEqual(['connecting', 'live'])
    expect(browser.asked).toHaveLength(1)
  })

  it('is kept while another is looked for, and nobody sees anything of it', async () => {
    const { browser, clock, socket, statuses } = await ada()
    browser.newSocketsHear(nothing)
    await clock.pass(1499)
    expect(browser.asked).toHaveLength(1)
    await clock.pass(1)
    expect(browser.asked).toHaveLength(2)
    expect(browser.sockets).toHaveLength(2)
    expect(socket.isClosed).toBe(false)
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('is given up when the table speaks on the other one', async () => {
    const { browser, clock, store, socket, statuses } = await ada()
    browser.newSocketsHear((other) => other.showsWhole({ version: 7, open: tableAfter(3) }))
    await clock.pass(1500)
    expect(socket.isClosed).toBe(true)
    // that it was closed is no loss
    expect(socket.onclose).toBeNull()
    expect(socket.onmessage).toBeNull()
    expect(browser.socket.isClosed).toBe(false)
    expect(store.snapshot().view?.open.games).toBe(3)
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('is kept when it speaks first, and the other one is closed', async () => {
    const { browser, clock, socket, statuses } = await ada()
    browser.newSocketsHear(nothing)
    await clock.pass(1600)
    const other = browser.socket
    socket.pongs()
    await clock.pass(100)
    expect(other.isClosed).toBe(true)
    expect(socket.isClosed).toBe(false)
    expect(statuses).toEqual(['connecting', 'live'])
    expect(browser.sockets).toHaveLength(2)
  })

  it('is kept although a server refuses another one: it may only be slow', async () => {
    const { browser, clock, socket, statuses } = await ada()
    browser.everybodyRefuses('noSuchTable')
    await clock.pass(1500)
    expect(browser.asked).toHaveLength(2)
    expect(socket.isClosed).toBe(false)
    expect(statuses).toEqual(['connecting', 'live'])
  })

  it('makes the page look for another again and again, as long as none is found', async () => {
    const { browser, clock, socket } = await ada()
    browser.nobodyIsReachable()
    await clock.pass(1500)
    expect(browser.asked).toHaveLength(2)
    await clock.pass(750)
    expect(browser.asked).toHaveLength(3)
    expect(socket.isClosed).toBe(false)
  })

  it('is lost in the end, and the search that is under way goes on', async () => {
    const { browser, clock, store, socket, statuses } = await ada()
    browser.everybodyStandsStill()
    await clock.pass(2999)
    expect(statuses).toEqual(['connecting', 'live'])
    const askedBefore = browser.asked.length
    await clock.pass(1)
    expect(statuses).toEqual(['connecting', 'live', 'lost'])
    expect(socket.isClosed).toBe(true)
    expect(store.snapshot().view).not.toBeNull()
    await clock.pass(200)
    expect(browser.asked.slice(1).some(({ stop }) => stop.aborted)).toBe(false)
    expect(browser.asked).toHaveLength(askedBefore)
  })

  it('is pinged at once when somebody looks at the page', async () => {
    const { browser, clock, socket } = await ada()
    await clock.pass(100)
    expect(socket.pings).toBe(0)
    browser.wakes()
    expect(socket.pings).toBe(1)
    expect(browser.asked).toHaveLength(1)
  })
})

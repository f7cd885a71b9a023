import { DIALECT } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import { settled } from './testing/fake-clock.ts'

/** Ada sits at a table, and the servers are being exchanged for others. */
async function atAStrangeServer(dialect: number) {
  const browser = new FakeBrowser()
  const page = await browser.opens()
  browser.newSocketsHear((socket) => socket.showsWhole({ dialect, version: 9 }))
  browser.socket.closes(1006)
  await browser.clock.pass(100)
  return { browser, ...page }
}

describe('a server of another version', () => {
  it('that is newer: the page is to be loaded anew, and shows what it knows until then', async () => {
    const { browser, store, statuses } = await atAStrangeServer(DIALECT + 1)
    expect(browser.reloadsPlanned).toBe(1)
    expect(browser.socket.isClosed).toBe(true)
    expect(statuses).toEqual(['connecting', 'live', 'lost'])
    expect(store.snapshot().view?.you).toBe('ada')
  })

  it('that is newer, whenever it is asked: the page is loaded anew only once', async () => {
    const { browser } = await atAStrangeServer(DIALECT + 1)
    await browser.clock.pass(20_000)
    expect(browser.sockets.length).toBeGreaterThan(4)
    expect(browser.reloadsPlanned).toBe(1)
    expect(browser.reloadsCalledOff).toBe(0)
  })

  it('that is newer, and gives way to one as old as the page: the page stays', async () => {
    const { browser, statuses } = await atAStrangeServer(DIALECT + 1)
    browser.newSocketsHear((socket) => socket.showsWhole())
    browser.wakes()
    await settled()
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
    expect(browser.reloadsCalledOff).toBe(1)
    // and when it comes again, the page is loaded anew after all
    browser.newSocketsHear((socket) => socket.showsWhole({ dialect: DIALECT + 1 }))
    browser.socket.closes(1006)
    await browser.clock.pass(100)
    expect(browser.reloadsPlanned).toBe(2)
  })

  it('that is older: the page waits, asks every five seconds, and is not loaded anew', async () => {
    const { browser, statuses } = await atAStrangeServer(DIALECT - 1)
    for (const asked of [2, 3, 4]) {
      await browser.clock.pass(4999)
      expect(browser.asked).toHaveLength(asked)
      await browser.clock.pass(1)
    }
    expect(browser.sockets.every(({ isClosed }) => isClosed)).toBe(true)
    browser.newSocketsHear((socket) => socket.showsWhole())
    await browser.clock.pass(5000)
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'live'])
    expect(browser.reloadsPlanned).toBe(0)
  })

  it('shows nothing to a page that has not seen the table yet', async () => {
    const browser = new FakeBrowser()
    browser.newSocketsHear((socket) => socket.showsWhole({ dialect: DIALECT + 1 }))
    const { store, statuses } = await browser.opens()
    expect(statuses).toEqual(['connecting'])
    expect(store.snapshot().view).toBeNull()
    expect(browser.reloadsPlanned).toBe(1)
  })

  it('is not heard any more on a socket where it has spoken once', async () => {
    const { browser, statuses } = await atAStrangeServer(DIALECT + 1)
    browser.newSocketsHear((socket) => {
      socket.showsWhole({ dialect: DIALECT + 1 })
      socket.showsWhole()
    })
    await browser.clock.pass(5000)
    expect(statuses).toEqual(['connecting', 'live', 'lost'])
  })

  it('gets no moves: it could take them for something else', async () => {
    const { browser, store } = await atAStrangeServer(DIALECT + 1)
    void store.move({ type: 'standUp' })
    await browser.clock.pass(20_000)
    expect(browser.sockets.length).toBeGreaterThan(2)
    expect(browser.sockets.flatMap(({ moves }) => moves)).toEqual([])
  })
})

import { FROM_SERVER } from '@figment/protocol'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './testing/fake-browser.ts'
import { tableAfter } from './testing/fake-socket.ts'

/** Ada sees the table as it was in version 1. */
async function ada() {
  const browser = new FakeBrowser()
  const { store } = await browser.opens()
  let told = 0
  store.subscribe(() => told++)
  const games = (count: number) => [1, { games: [0, count] }] as const
  return { socket: browser.socket, clock: browser.clock, store, seen: () => store.snapshot().view, told: () => told, games }
}

describe('the view', () => {
  it('follows the changes', async () => {
    const { socket, seen, games, told } = await ada()
    socket.showsChange({ from: 1, version: 2, open: games(1) })
    socket.showsChange({ from: 2, version: 5, open: games(2) })
    expect(seen()?.open).toEqual(tableAfter(2))
    expect(told()).toBe(2)
    expect(socket.asksForTheWhole).toBe(0)
  })

  it('holds what only this seat sees', async () => {
    const { socket, seen } = await ada()
    socket.showsChange({ from: 1, version: 2, held: [0, { hand: [3] }] })
    expect(seen()).toMatchObject({ open: tableAfter(0), held: { hand: [3] } })
  })

  it('stays as it is when a change was missed, and the whole is asked for', async () => {
    const { socket, seen, games, told } = await ada()
    socket.showsChange({ from: 2, version: 3, open: games(7) })
    expect(socket.asksForTheWhole).toBe(1)
    expect(seen()?.open.games).toBe(0)
    expect(told()).toBe(0)
    socket.showsWhole({ version: 3, open: tableAfter(7) })
    socket.showsChange({ from: 3, version: 4, open: games(8) })
    expect(seen()?.open.games).toBe(8)
    expect(socket.asksForTheWhole).toBe(1)
  })

  it('takes changes in their order alone', async () => {
    const { socket, seen, games } = await ada()
    socket.showsChange({ from: 2, version: 3, open: games(2) })
    socket.showsChange({ from: 1, version: 2, open: games(1) })
    expect(seen()?.open.games).toBe(1)
    expect(socket.asksForTheWhole).toBe(1)
  })

  it('does not take a change twice', async () => {
    const { socket, seen, games } = await ada()
    socket.showsChange({ from: 1, version: 2, open: games(1) })
    socket.showsChange({ from: 1, version: 2, open: games(9) })
    expect(seen()?.open.games).toBe(1)
    expect(socket.asksForTheWhole).toBe(1)
  })

  it('is begun anew by a whole one of any version: a table that was opened from its log may have an earlier one', async () => {
    const { socket, seen, games } = await ada()
    socket.showsWhole({ version: 0, open: tableAfter(4) })
    socket.showsChange({ from: 0, version: 1, open: games(5) })
    expect(seen()?.open.games).toBe(5)
  })

  it('knows who is here and who is in the call, apart from the versions', async () => {
    const { socket, seen, games } = await ada()
    const members = [{ person: 'ben', peer: 'phone', audio: true, video: false }]
    socket.says(FROM_SERVER.presence, { present: ['ada', 'ben'] })
    socket.says(FROM_SERVER.signal, { type: 'members', members })
    socket.showsChange({ from: 1, version: 2, open: games(1) })
    expect(seen()).toMatchObject({ present: ['ada', 'ben'], call: members, open: { games: 1 } })
  })

  it("knows by how much the server's clock is ahead, from the last that it told", async () => {
    const { socket, seen, clock } = await ada()
    socket.showsWhole({ now: clock.now() + 300 })
    expect(seen()?.clockAhead).toBe(300)
    socket.showsChange({ from: 1, version: 2, now: clock.now() - 40 })
    expect(seen()?.clockAhead).toBe(-40)
  })

  it('is not made of a change alone, nor of who is here', async () => {
    const browser = new FakeBrowser()
    browser.newSocketsHear((socket) => {
      socket.says(FROM_SERVER.presence, { present: ['ada'] })
      socket.showsChange({ from: -1, version: 0 })
    })
    const { store } = await browser.opens()
    expect(store.snapshot()).toMatchObject({ status: 'connecting', view: null })
    expect(browser.socket.asksForTheWhole).toBe(1)
  })
})

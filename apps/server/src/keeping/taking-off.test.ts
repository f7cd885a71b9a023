import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stillKept } from '../testing/erasing.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const house = await House.counting()
beforeAll(() => house.start())
afterAll(() => house.remove())

const isOffFor = (player: Player, line: number) => player.view?.open.chat.lines[line]?.text === ''

it('a line is gone from every screen and soon from the log; nobody is disconnected, and it stays gone', async () => {
  const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
  const [ada, ben, cleo] = players as [Player, Player, Player]
  await ben.send({ type: 'say', text: 'cheap coins' })
  await cleo.send({ type: 'say', text: 'what was that?' })
  const thing = { kind: 'line', number: 1 } as const
  expect(await cleo.send({ type: 'takeOff', thing })).toBe('onlyTheHost')
  expect(await ada.send({ type: 'takeOff', thing })).toBeNull()
  for (const player of players) await player.until(() => isOffFor(player, 0))
  await vi.waitFor(() => expect(stillKept(house, 'cheap coins')).toEqual([]), { timeout: 60_000 })
  expect(stillKept(house, 'what was that?')).toHaveLength(1)
  // the table goes on where it is, on the same sockets
  expect(await ben.send({ type: 'say', text: 'sorry' })).toBeNull()
  for (const player of players) {
    await player.until(() => player.view?.open.chat.lines.length === 3)
    expect(player.closedWith).toBeNull()
  }
  expect(await ada.send({ type: 'takeOff', thing })).toBe('noSuchThing')

  // and one that is killed before it comes to that does it when it opens the table again
  expect(await ada.send({ type: 'takeOff', thing: { kind: 'line', number: 3 } })).toBeNull()
  await house.kill()
  expect(stillKept(house, 'sorry')).toHaveLength(1)
  await house.start()
  const late = await house.guest('Dan').join(code)
  expect(late.view?.open.chat.lines.map(({ text }) => text)).toEqual(['', 'what was that?', ''])
  await vi.waitFor(() => expect(stillKept(house, 'sorry', 'cheap coins')).toEqual([]), { timeout: 60_000 })
})

it('a name is another one for everybody, and is in no log', async () => {
  const { players } = await house.table('Ada', 'Coins4U')
  const [ada, ben] = players as [Player, Player]
  expect(await ada.send({ type: 'takeOff', thing: { kind: 'name', person: 'p2' } })).toBeNull()
  for (const player of players) await player.until(() => !JSON.stringify(player.view?.open.seats).includes('Coins4U'))
  await vi.waitFor(() => expect(stillKept(house, 'Coins4U')).toEqual([]), { timeout: 60_000 })
  await ben.until(() => !JSON.stringify(ben.view).includes('Coins4U'))
})

it('the log of a table is not read for it without end: what is taken off soon after waits, and is counted', async () => {
  const { players } = await house.table('Ada')
  const [ada] = players as [Player]
  const atFirst = await house.metrics()
  const takeOff = async (number: number) => {
    expect(await ada.send({ type: 'say', text: `line number ${number}` })).toBeNull()
    expect(await ada.send({ type: 'takeOff', thing: { kind: 'line', number } })).toBeNull()
    return await house.reached('blanking', atFirst)
  }
  expect(await takeOff(1)).toBe(0)
  // on the slowest machine so much time has passed by then that the next one does not wait either
  for (let number = 2, waited = 0; waited === 0; number++) {
    await vi.waitFor(() => expect(stillKept(house, `line number ${number - 1}`)).toEqual([]), { timeout: 60_000 })
    waited = await takeOff(number)
  }
})

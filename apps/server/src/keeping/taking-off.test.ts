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
  expect(await house.reached('blanking')).toBe(0)
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
  // which here would have been a while later than the first time
  expect(await house.reached('blanking')).toBe(1)
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

import { GAME_IDS, type GameId } from '@figment/catalog'
import { describe, expect, it } from 'vitest'
import { TABLE_BOUNDS, type TableBounds } from '../running/bounds.ts'
import { playUntil } from '../testing/evening.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { SmallHouse } from '../testing/small-house.ts'
import { roomLeft } from './room-left.ts'

describe('how much room is left', () => {
  const { log } = TABLE_BOUNDS
  const MB = 1024 * 1024

  it('is told by what is written, less what is kept back', () => {
    expect(log).toEqual({ bytesAtMost: 64 * MB, entriesAtMost: 300_000, bytesKeptBack: 4 * MB, entriesKeptBack: 18_750 })
  })

  it.each([
    ['plenty', { bytes: 0, length: 1 }],
    ['plenty', { bytes: 48 * MB - 1, length: 224_999 }],
    ['little', { bytes: 48 * MB, length: 1 }],
    ['little', { bytes: 0, length: 225_000 }],
    ['little', { bytes: 60 * MB - 1, length: 1 }],
    ['none', { bytes: 60 * MB, length: 1 }],
    ['none', { bytes: 0, length: 281_250 }],
    ['none', { bytes: 64 * MB - 64 * 1024 - 1, length: 1 }],
    ['spent', { bytes: 64 * MB - 64 * 1024, length: 1 }],
    ['spent', { bytes: 0, length: 299_708 }],
  ] as const)('%s with %j', (room, size) => {
    expect(roomLeft(size, log)).toBe(room)
  })
})

const [game] = GAME_IDS as readonly [GameId, ...GameId[]]
const UNPACED = { atOnce: 1_000_000, perSecond: 1_000_000 }

async function inAHouse(log: TableBounds['log'], act: (house: SmallHouse) => Promise<void>): Promise<void> {
  const house = await SmallHouse.with({ log, movesOfAPerson: UNPACED, logBytesOfAPerson: UNPACED })
  try {
    await act(house)
  } finally {
    await house.remove()
  }
}

/** Somebody talks until the others hear that there is so little room. */
async function talkUntil(player: Player, other: Player, isSo: (player: Player) => boolean): Promise<void> {
  for (let lines = 0; !isSo(other); lines++) {
    if (lines > 5000) throw new Error('talked for ever')
    const refused = await player.send({ type: 'say', text: 'o'.repeat(150) })
    if (refused === null) continue
    expect(refused).toBe('noRoomLeft')
    return await other.until(() => isSo(other))
  }
}

const isLittle = (player: Player) => player.view?.open.room === 'little'
const isNone = (player: Player) => player.view?.open.room === 'none'

// they mostly wait, so they wait together
describe.concurrent('a table whose log fills up', () => {
  const ROOMY = { bytesAtMost: 400_000, entriesAtMost: 100_000, bytesKeptBack: 360_000, entriesKeptBack: 1000 }

  it('says so in time; at its bound the game in play comes to its end, and nothing else is written', ({ expect }) =>
    inAHouse(ROOMY, async (house) => {
      const { players } = await house.table('Ada', 'Ben', 'Cleo')
      const [ada, ben] = players as [Player, Player]
      expect(await ada.send({ type: 'startGame' })).toBeNull()
      await talkUntil(ben, ada, isLittle)
      expect(await ben.send({ type: 'say', text: 'still here' })).toBeNull()
      await talkUntil(ben, ada, isNone)
      expect(await ben.send({ type: 'say', text: 'and now?' })).toBe('noRoomLeft')
      expect(await ben.send({ type: 'changeLooks', profile: { name: 'Bo', colour: 'sky', shape: 'drop' } })).toBe('noRoomLeft')
      expect(await house.reached('log')).toBeGreaterThanOrEqual(2)
      await playUntil(players, () => ada.game.phase === 'over')
      expect(await ada.send({ type: 'closeGame' })).toBeNull()
      expect(await ada.send({ type: 'startGame' })).toBe('noRoomLeft')
      const { version } = await ada.refresh()
      expect(await ada.send({ type: 'chooseGame', game, options: { timers: 'brisk' } })).toBe('noRoomLeft')
      expect((await ada.refresh()).version).toBe(version)
    }))

  it('is bounded by entries as well, however small they are', ({ expect }) =>
    inAHouse({ bytesAtMost: 1e9, entriesAtMost: 40, bytesKeptBack: 1e6, entriesKeptBack: 10 }, async (house) => {
      const { code, players } = await house.table('Ada')
      const [ada] = players as [Player]
      await talkUntil(ada, ada, isNone)
      expect(await ada.send({ type: 'say', text: 'and now?' })).toBe('noRoomLeft')
      const entries = await entriesIn(house.dataDir, code)
      const told = entries.flatMap(({ events }, number) => (events[0]?.type === 'logFilled' ? number : []))
      // four fifths of thirty, and thirty: the entry that says so is the next one
      expect(told).toEqual([24, 30])
    }))

  const TIGHT = { bytesAtMost: 12_000, entriesAtMost: 100_000, bytesKeptBack: 3000, entriesKeptBack: 1000 }

  it('ends a game that does not come to its end on what is kept back; it opens again, and lets nobody in who is new', ({ expect }) =>
    inAHouse(TIGHT, async (house) => {
      const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
      const [ada, ben] = players as [Player, Player, Player]
      expect(await ada.send({ type: 'startGame' })).toBeNull()
      await talkUntil(ben, ada, isNone)
      await playUntil(players, () => ada.game.phase === 'over').catch(() => {
        // somebody was about to move when the game was ended
      })
      await ada.until(() => ada.game.phase === 'over')
      expect(ada.view?.open.isCutShort).toBe(true)
      const { version } = await ada.refresh()
      expect(await ada.send({ type: 'passHost', to: ben.view?.you ?? '' })).toBe('noRoomLeft')
      const newcomer = await house.guest('Dan').ticket(code)
      expect([newcomer.status, newcomer.body.refused]).toEqual([409, 'noRoomLeft'])
      expect((await ada.post(`/api/tables/${code}/pass`, {})).body.refused).toBe('noRoomLeft')
      await house.kill()
      await house.start()
      await ada.join(code)
      expect(ada.view?.version).toBe(version)
      expect(ada.view?.open.room).toBe('none')
      expect(house.isAlive).toBe(true)
    }))

  it('has a way on: the host opens a new table for those who are here, and everybody is shown it', ({ expect }) =>
    inAHouse(TIGHT, async (house) => {
      const { code, players } = await house.table('Ada', 'Ben', 'Cleo')
      const [ada, ben, cleo] = players as [Player, Player, Player]
      expect(await ada.send({ type: 'chooseGame', game, options: { timers: 'brisk' } })).toBeNull()
      expect(await ada.send({ type: 'addBot' })).toBeNull()
      expect(await ada.send({ type: 'passHost', to: ben.view?.you ?? '' })).toBeNull()
      cleo.drop()
      await ada.until(() => ada.view?.present.length === 2)
      await talkUntil(ben, ada, isNone)
      expect((await ada.post(`/api/tables/${code}/next`, {})).body.refused).toBe('onlyTheHost')
      expect((await house.guest('Dan').post(`/api/tables/${code}/next`, {})).body.refused).toBe('notYours')
      const { body } = await ben.post<{ code: string }>(`/api/tables/${code}/next`, {})
      for (const player of [ada, ben]) await player.until(() => player.view?.open.next === body.code)
      expect((await ben.post<{ code: string }>(`/api/tables/${code}/next`, {})).body.code).toBe(body.code)
      const before = structuredClone(ada.view?.open)
      // without a name: both have their places already
      for (const player of [ada, ben]) await player.join(body.code, { as: 'person' })
      const { open } = await ada.refresh()
      expect(open.choice).toEqual(before?.choice)
      expect(open.seats.map(({ name, isBot }) => [name, isBot])).toEqual(
        before?.seats.filter(({ name }) => name !== 'Cleo').map(({ name, isBot }) => [name, isBot]),
      )
      expect(open.host).toBe(ben.view?.you)
      expect(open.room).toBe('plenty')
      expect(await ben.send({ type: 'say', text: 'here we are' })).toBeNull()
    }))
})

import { FROM_CLIENT } from '@figment/protocol'
import type { TableMove } from '@figment/table'
import { describe, expect, it } from 'vitest'
import { TABLE_BOUNDS, type TableBounds } from '../running/bounds.ts'
import { entriesIn } from '../testing/log.ts'
import type { Player } from '../testing/player.ts'
import { SmallHouse } from '../testing/small-house.ts'

/** Nothing comes back while a test lasts. */
const NO_MORE = 1 / 3600

async function inAHouse(bounds: Partial<TableBounds>, act: (house: SmallHouse) => Promise<void>): Promise<void> {
  const house = await SmallHouse.with(bounds, { BOT_PACE: '0' })
  try {
    await act(house)
  } finally {
    await house.remove()
  }
}

const make = (player: Player, id: string, move: TableMove) => player.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id, move })))
const isAnswered = (player: Player, id: string) => player.until(() => player.answers.some((answer) => answer.id === id))
const isAskedAgain = (player: Player, id: string) => player.until(() => player.agains.some((again) => again.id === id))
/** As it is counted: the text of the message, without what carries it. */
const bytesOf = (id: string, move: TableMove) => Buffer.byteLength(JSON.stringify({ id, move }))

// they mostly wait, so they wait together
describe.concurrent('what people may write into the log of a table', () => {
  it('is bounded for each of them by bytes, and counted as it stands in the log', ({ expect }) =>
    inAHouse({ logBytesOfAPerson: { atOnce: 2000, perSecond: NO_MORE } }, async (house) => {
      const { code, players } = await house.table('Ada', 'Ben')
      const [ada, ben] = players as [Player, Player]
      const long: TableMove = { type: 'say', text: 'a'.repeat(200) }
      let written = 0
      for (; written < 20 && ada.agains.length === 0; written++) {
        const id = `long-line-${written}`
        make(ada, id, long)
        await ada.until(() => [...ada.answers, ...ada.agains].some((said) => said.id === id))
      }
      const entries = (await entriesIn(house.dataDir, code)).filter(({ by, id }) => by === 'p1' && id)
      expect(entries).toHaveLength(written - 1)
      const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify({ v: { table: 2 }, ...entry })), 0)
      const next = bytesOf('long-line-0', long)
      expect(bytes + next).toBeGreaterThan(2000)
      expect(bytes).toBeLessThanOrEqual(2000 + next)
      expect(await house.reached('logBytesOfAPerson')).toBe(1)
      // what she has used up is hers alone
      make(ben, 'somebody-else', long)
      await isAnswered(ben, 'somebody-else')
    }))

  it('is bounded by bytes for all of them together', ({ expect }) =>
    inAHouse({ logBytesOfATable: { atOnce: 800, perSecond: NO_MORE } }, async (house) => {
      const { players } = await house.table('Ada', 'Ben')
      const [ada, ben] = players as [Player, Player]
      make(ada, 'first-of-all', { type: 'say', text: 'a'.repeat(200) })
      await isAnswered(ada, 'first-of-all')
      make(ben, 'second-of-all', { type: 'say', text: 'b'.repeat(200) })
      await isAnswered(ben, 'second-of-all')
      make(ada, 'third-of-all', { type: 'say', text: 'a'.repeat(200) })
      await isAskedAgain(ada, 'third-of-all')
      expect(await house.reached('logBytesOfATable')).toBe(1)
    }))

  it('is bounded by entries for all of them together; bots are never held up', ({ expect }) =>
    inAHouse({ logEntriesOfATable: { atOnce: 8, perSecond: NO_MORE } }, async (house) => {
      const { players } = await house.table('Ada')
      const [ada] = players as [Player]
      const moves: TableMove[] = [
        { type: 'standUp' },
        ...Array.from({ length: 6 }, () => ({ type: 'addBot' }) as const),
        { type: 'startGame' },
      ]
      for (const move of moves) expect(await ada.send(move)).toBeNull()
      make(ada, 'one-too-many', { type: 'say', text: 'and nothing more' })
      await isAskedAgain(ada, 'one-too-many')
      expect(await house.reached('logEntriesOfATable')).toBe(1)
      const { version = 0 } = ada.view ?? {}
      await ada.until(() => (ada.view?.version ?? 0) > version + 30)
    }))
})

describe('as they are', () => {
  it('the bounds are those of a person who draws, with room to spare', () => {
    expect(TABLE_BOUNDS).toMatchObject({
      movesOfAPerson: { atOnce: 150, perSecond: 12 },
      logBytesOfAPerson: { atOnce: 262_144, perSecond: 4096 },
      logBytesOfATable: { atOnce: 2_097_152, perSecond: 32_768 },
      logEntriesOfATable: { atOnce: 1000, perSecond: 100 },
    })
  })
})

import { entry as gameEntry } from '@figment/catalog'
import { NotAsWritten, WrittenLater } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { describe, expect, it } from 'vitest'
import { openTable } from './decide.ts'
import { unopenedTable } from './evolve.ts'
import { readLog, type TableEntry, writeEntry } from './entry.ts'
import type { TableEvent } from './types.ts'
import { vocabulary } from './written/index.ts'

const { choice } = unopenedTable.open
const { game } = choice
const { rules, anyMove, vocabulary: ofGame } = gameEntry(game)
const opened = openTable('BCDFG', { locale: 'pl', choice, seed: 'seed' })
const { deal, events } = playWithBots(rules, atRandom(anyMove), { options: choice.options, seats: 4, seed: 'entry' }).log
const started: TableEvent = { type: 'gameStarted', game, deal }
const moved: TableEvent = { type: 'gameMoved', game, event: events[0] ?? { type: '' } }
const entries: readonly TableEntry[] = [
  { at: 1, events: [opened] },
  { at: 2, by: 'p1', id: 'one-move', events: [{ type: 'said', person: 'p1', text: 'hello' }] },
  { at: 3, events: [started, moved] },
]
const lines = entries.map(writeEntry)
const versions = { table: vocabulary.version, [game]: ofGame.version }

/** The same line with something else in it. */
const lineWith = (line: string, change: (entry: Record<string, unknown>) => object): string =>
  JSON.stringify(change(JSON.parse(line) as Record<string, unknown>))

describe('an entry of the log', () => {
  it('says in which version it is written: the table’s, and that of each game it tells of', () => {
    expect(lines.map((line) => (JSON.parse(line) as { v: object }).v)).toEqual([versions, { table: vocabulary.version }, versions])
  })

  it('is read as it was written', () => {
    expect(readLog(lines)).toEqual(entries)
  })

  it('of a later version is not read, whatever it says', () => {
    const later = lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version + 1 }, events: 'who knows', more: 1 }))
    expect(() => readLog([...lines, later])).toThrow(WrittenLater)
    const laterGame = lineWith(lines[2] ?? '', (entry) => ({ ...entry, v: { ...versions, [game]: ofGame.version + 1 } }))
    expect(() => readLog([...lines, laterGame])).toThrow(WrittenLater)
    const newGame = lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version, 'a game to come': 1 } }))
    expect(() => readLog([...lines, newGame])).toThrow(WrittenLater)
  })

  it.each([
    ['no JSON', '{"at":'],
    ['no entry', '[]'],
    ['a version of nothing', lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: 0 } }))],
    ['a game without its version', lineWith(lines[2] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version } }))],
    ['an unknown event', lineWith(lines[1] ?? '', (entry) => ({ ...entry, events: [{ type: 'sang' }] }))],
    ['an event with more than it has', lineWith(lines[1] ?? '', (entry) => ({ ...entry, events: [{ type: 'gameClosed', why: 'bored' }] }))],
    ['a move of a game that was not dealt', writeEntry({ at: 2, events: [moved] })],
  ])('is refused with %s in it', (_, line) => {
    expect(() => readLog([lines[0] ?? '', line])).toThrow(NotAsWritten)
    expect(() => readLog([lines[0] ?? '', line])).toThrow(/^entry 1: [^{}]+$/)
  })

  it('cannot go back to an earlier version', () => {
    const earlier = JSON.stringify({ at: 4, events: [{ type: 'gameClosed' }] })
    expect(() => readLog([...lines, earlier])).toThrow(NotAsWritten)
  })
})

import { entry as gameEntry } from '@figment/catalog'
import { NotAsWritten, seededChance, WrittenLater } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { openTable } from './decide.ts'
import { readLog, type TableEntry, writeEntry } from './entry.ts'
import type { TableEvent } from './types.ts'
import { vocabulary } from './written/index.ts'

const options = { edition: '2021', target: 30, firstStoryteller: 'claim', timers: 'off', clues: 'words', pictures: 'first' } as const
const deal = gameEntry('dixit').rules.deal([0, 1, 2, 3], options, seededChance('entry'))
const opened = openTable('BCDFG', { locale: 'pl', choice: { game: 'dixit', options }, seed: 'seed' })
const started: TableEvent = { type: 'gameStarted', game: 'dixit', deal }
const claimed: TableEvent = { type: 'gameMoved', game: 'dixit', event: { type: 'storyClaimed', seat: 2, due: null } as { type: string } }
const entries: readonly TableEntry[] = [
  { at: 1, events: [opened] },
  { at: 2, by: 'p1', id: 'one-move', events: [{ type: 'said', person: 'p1', text: 'hello' }] },
  { at: 3, events: [started, claimed] },
]
const lines = entries.map(writeEntry)
const dixit = gameEntry('dixit').vocabulary.version

/** The same line with something else in it. */
const lineWith = (line: string, change: (entry: Record<string, unknown>) => object): string =>
  JSON.stringify(change(JSON.parse(line) as Record<string, unknown>))

describe('an entry of the log', () => {
  it('says in which version it is written: the table’s, and that of each game it tells of', () => {
    const versions = lines.map((line) => (JSON.parse(line) as { v: object }).v)
    expect(versions).toEqual([{ table: vocabulary.version, dixit }, { table: vocabulary.version }, { table: vocabulary.version, dixit }])
  })

  it('is read as it was written', () => {
    expect(readLog(lines)).toEqual(entries)
  })

  it('that says no version is of the first one: the game is known from what was chosen', () => {
    const { awaited: _, ...old } = { awaited: [], type: 'storyClaimed', seat: 2, due: null }
    const { toGive, ...oldDeal } = deal as typeof deal & { toGive: number }
    const first = [
      JSON.stringify({ at: 1, events: [opened] }),
      JSON.stringify({
        at: 3,
        events: [
          { type: 'gameStarted', deal: oldDeal },
          { type: 'gameMoved', event: old },
        ],
      }),
    ]
    expect(readLog(first)).toEqual([entries[0], entries[2]])
    expect(toGive).toBe(1)
  })

  it('of a later version is not read, whatever it says', () => {
    const later = lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version + 1 }, events: 'who knows', more: 1 }))
    expect(() => readLog([...lines, later])).toThrow(WrittenLater)
    const laterGame = lineWith(lines[2] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version, dixit: dixit + 1 } }))
    expect(() => readLog([...lines, laterGame])).toThrow(WrittenLater)
    const newGame = lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version, 'dream-for-two': 1 } }))
    expect(() => readLog([...lines, newGame])).toThrow(WrittenLater)
  })

  it.each([
    ['no JSON', '{"at":'],
    ['no entry', '[]'],
    ['a version of nothing', lineWith(lines[1] ?? '', (entry) => ({ ...entry, v: { table: 0 } }))],
    ['a game without its version', lineWith(lines[2] ?? '', (entry) => ({ ...entry, v: { table: vocabulary.version } }))],
    ['an unknown event', lineWith(lines[1] ?? '', (entry) => ({ ...entry, events: [{ type: 'sang' }] }))],
    ['an event with more than it has', lineWith(lines[1] ?? '', (entry) => ({ ...entry, events: [{ type: 'gameClosed', why: 'bored' }] }))],
    ['a move of a game that was not dealt', writeEntry({ at: 2, events: [claimed] })],
  ])('is refused with %s in it', (_, line) => {
    expect(() => readLog([lines[0] ?? '', line])).toThrow(NotAsWritten)
    expect(() => readLog([lines[0] ?? '', line])).toThrow(/^entry 1: [^{}]+$/)
  })

  it('cannot go back to an earlier version', () => {
    const earlier = JSON.stringify({ at: 4, events: [{ type: 'gameClosed' }] })
    expect(() => readLog([...lines, earlier])).toThrow(NotAsWritten)
  })
})

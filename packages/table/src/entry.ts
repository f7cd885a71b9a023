import { entry as gameEntry, GAME_IDS, type GameId } from '@figment/catalog'
import { type GameTypes, NotAsWritten, parse, WrittenLater } from '@figment/game-kit'
import * as v from 'valibot'
import type { Choice, PersonId, TableEvent } from './types.ts'
import { vocabulary as table, type Writes } from './written/index.ts'

/** One line of a table's log: a decision with all it led to. */
export interface TableEntry {
  readonly at: number
  /** Whose move it was, and the id their device gave it. */
  readonly by?: PersonId
  readonly id?: string
  readonly events: readonly TableEvent[]
}

/** The version of each vocabulary that an entry is written in: the table's, and that of every game it tells of. */
type Versions = Readonly<Record<string, number>>

const NAME_OF_TABLE = 'table'
/** Nothing before 0.2 said in which version it wrote. */
const UNSAID = 1

export function writeEntry({ at, by, id, events }: TableEntry): string {
  return JSON.stringify({ v: versionsOf(events), at, by, id, events })
}

const versionsWith = new Map<GameId, Versions>(
  GAME_IDS.map((game) => [game, { [NAME_OF_TABLE]: table.version, [game]: gameEntry(game).vocabulary.version }]),
)
const versionsWithout: Versions = { [NAME_OF_TABLE]: table.version }

function versionsOf(events: readonly TableEvent[]): Versions {
  let versions = versionsWithout
  for (const event of events) {
    const game = gameOf(event)
    if (game === null || game in versions) continue
    const withIt = versionsWith.get(game) ?? versionsWithout
    versions = versions === versionsWithout ? withIt : { ...versions, ...withIt }
  }
  return versions
}

function gameOf(event: TableEvent): GameId | null {
  switch (event.type) {
    case 'tableOpened':
    case 'gameChosen':
      return event.choice.game
    case 'gameStarted':
    case 'gameMoved':
      return event.game
    default:
      return null
  }
}

const lineSchema = v.strictObject({
  v: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))),
  at: v.number(),
  by: v.optional(v.string()),
  id: v.optional(v.string()),
  events: v.array(v.unknown()),
})

/** The entries of a log as this version would have written them. Throws WrittenLater, or NotAsWritten. */
export function readLog(lines: readonly string[]): readonly TableEntry[] {
  const reader = new TableReader()
  return lines.map((line, number) => {
    try {
      return reader.read(line)
    } catch (error) {
      throw error instanceof NotAsWritten ? new NotAsWritten(`entry ${number}: ${error.message}`) : error
    }
  })
}

/** Reads a log from its first line on: what earlier versions left unsaid is known from the lines before. */
export class TableReader {
  #event: ((written: unknown, version: number) => Writes['event']) | null = null
  #gameEvent: ((written: unknown, version: number) => GameTypes['event']) | null = null

  read(line: string): TableEntry {
    const raw = json(line)
    mayBeRead(raw)
    const parsed = parse(lineSchema, raw)
    if (!parsed.ok) throw new NotAsWritten('no entry of a log')
    const { v: versions, at, by, id, events } = parsed.value
    const versionOf = (name: string) => (versions ? (versions[name] ?? missing(name)) : UNSAID)
    const written = versionOf(NAME_OF_TABLE)
    this.#event ??= table.game({}, written)
    const readEvent = this.#event
    return {
      at,
      ...(by !== undefined && { by }),
      ...(id !== undefined && { id }),
      events: events.map((event) => this.#withItsGame(readEvent(event, written), versionOf)),
    }
  }

  /** What a game wrote is for its own vocabulary to read. */
  #withItsGame(event: Writes['event'], versionOf: (name: string) => number): TableEvent {
    switch (event.type) {
      case 'tableOpened':
      case 'gameChosen': {
        const game = known(event.choice.game)
        const options = gameEntry(game).vocabulary.options(event.choice.options, versionOf(game))
        return { ...event, choice: { game, options } as Choice }
      }
      case 'gameStarted': {
        const game = known(event.game)
        const { vocabulary } = gameEntry(game)
        this.#gameEvent = vocabulary.game(event.deal, versionOf(game))
        return { ...event, game, deal: vocabulary.deal(event.deal, versionOf(game)) }
      }
      case 'gameMoved': {
        const game = known(event.game)
        if (!this.#gameEvent) throw new NotAsWritten(`a move of ${game} before it was dealt`)
        return { ...event, game, event: this.#gameEvent(event.event, versionOf(game)) }
      }
      default:
        return event
    }
  }
}

/** Before anything else of an entry is looked at: a later version may have changed all of it. */
function mayBeRead(entry: unknown): void {
  if (typeof entry !== 'object' || entry === null || !('v' in entry) || typeof entry.v !== 'object' || entry.v === null) return
  for (const [name, version] of Object.entries(entry.v)) {
    const vocabulary = name === NAME_OF_TABLE ? table : gameEntry(known(name)).vocabulary
    if (typeof version === 'number' && version > vocabulary.version) throw new WrittenLater(name, version, vocabulary.version)
  }
}

/** A game that is not in the catalog came with a later version. */
function known(game: string): GameId {
  const id = GAME_IDS.find((one) => one === game)
  if (!id) throw new WrittenLater(game, 1, 0)
  return id
}

function missing(name: string): never {
  throw new NotAsWritten(`an entry tells of ${name} without its version`)
}

function json(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

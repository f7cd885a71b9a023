import { entry as gameEntry, GAME_IDS, type GameId } from '@figment/catalog'
import { type GameTypes, NotAsWritten, WrittenLater } from '@figment/game-kit'
import type { TableState } from './evolve.ts'
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

/** A line with its envelope opened; what happened is still as it was written. */
interface StoredEntry {
  readonly v?: Versions
  readonly at: number
  readonly by?: string
  readonly id?: string
  readonly events: readonly unknown[]
}

/** Looked at by hand: a log is opened from thousands of lines, and they differ only in what happened. */
function isStoredEntry(raw: unknown): raw is StoredEntry {
  if (typeof raw !== 'object' || raw === null) return false
  let hasAll = 0
  for (const [field, value] of Object.entries(raw) as readonly (readonly [string, unknown])[]) {
    switch (field) {
      case 'v':
        if (!isVersions(value)) return false
        break
      case 'at':
        if (typeof value !== 'number') return false
        hasAll++
        break
      case 'by':
      case 'id':
        if (typeof value !== 'string') return false
        break
      case 'events':
        if (!Array.isArray(value)) return false
        hasAll++
        break
      default:
        return false
    }
  }
  return hasAll === 2
}

const isVersions = (value: unknown): value is Versions =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((version) => Number.isInteger(version) && version >= 1)

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

/** An entry of an earlier version can only be read with all that was written before it. */
export class NeedsWholeLog extends Error {
  override readonly name = 'NeedsWholeLog'
}

/** Reads a log from its first line on: what earlier versions left unsaid is known from the lines before. */
export class TableReader {
  /** For events of earlier versions, which are not told alone. */
  #event: ((written: unknown, version: number) => Writes['event']) | null = null
  #gameEvent: ((written: unknown, version: number) => GameTypes['event']) | null = null
  /** How the latest game was dealt. */
  #dealt: { readonly game: GameId; readonly deal: unknown; readonly version: number } | null = null
  #wasDealt = false
  #hasReadAll = true

  /** One that goes on with a table that stands like this, and has not read what led to it. Throws NeedsWholeLog where that matters. */
  static after({ open }: TableState): TableReader {
    const reader = new TableReader()
    reader.#hasReadAll = false
    reader.#wasDealt = open.games > 0
    return reader
  }

  read(line: string): TableEntry {
    const raw = json(line)
    mayBeRead(raw)
    if (!isStoredEntry(raw)) throw new NotAsWritten('no entry of a log')
    const { v: versions, at, by, id, events } = raw
    const versionOf = (name: string) => (versions ? (versions[name] ?? missing(name)) : UNSAID)
    const written = versionOf(NAME_OF_TABLE)
    if (this.#hasReadAll) this.#event ??= table.game({}, written)
    return {
      at,
      ...(by !== undefined && { by }),
      ...(id !== undefined && { id }),
      events: events.map((event) => this.#withItsGame(this.#read(event, written), versionOf)),
    }
  }

  #read(event: unknown, version: number): Writes['event'] {
    if (version === table.version) return table.event(event)
    if (!this.#event) throw new NeedsWholeLog()
    return this.#event(event, version)
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
        this.#wasDealt = true
        this.#dealt = { game, deal: event.deal, version: versionOf(game) }
        this.#gameEvent = null
        return { ...event, game, deal: gameEntry(game).vocabulary.deal(event.deal, versionOf(game)) }
      }
      case 'gameMoved': {
        const game = known(event.game)
        if (!this.#wasDealt) throw new NotAsWritten(`a move of ${game} before it was dealt`)
        return { ...event, game, event: this.#readOfGame(game, event.event, versionOf(game)) }
      }
      default:
        return event
    }
  }

  #readOfGame(game: GameId, event: unknown, version: number): GameTypes['event'] {
    const { vocabulary } = gameEntry(game)
    if (version === vocabulary.version) return vocabulary.event(event)
    if (!this.#dealt) throw new NeedsWholeLog()
    this.#gameEvent ??= gameEntry(this.#dealt.game).vocabulary.game(this.#dealt.deal, this.#dealt.version)
    return this.#gameEvent(event, version)
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

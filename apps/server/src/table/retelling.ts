import { type Checkpoint, type Extent, type LogReader, NotFromHere, Tally } from '@figment/event-log'
import { NotAsWritten, WrittenLater } from '@figment/game-kit'
import { evolve, type TableEntry, TableReader, type TableState, unopenedTable } from '@figment/table'
import { RecentMoves, type RememberedMoves } from './move-message.ts'

/** What a checkpoint says. Only the version of Figment that wrote it reads it: its shape may change with any version. */
interface Summary {
  readonly state: TableState
  readonly gameBegan: number
  readonly moves: RememberedMoves
}

/** A table as its log tells it, from the first entry or from a checkpoint on: all that has to be known to go on with it. */
export class Retelling implements LogReader {
  /** How long the log was where this began. */
  readonly from: Extent
  readonly #reader: TableReader
  readonly #tally: Tally
  readonly #moves: RecentMoves
  #state: TableState
  #gameBegan: number

  constructor(from: Checkpoint | null) {
    const { state, gameBegan, moves }: Summary = from ? summaryIn(from) : { state: unopenedTable, gameBegan: 0, moves: {} }
    this.#reader = from ? TableReader.after(state) : new TableReader()
    this.#tally = new Tally(from?.extent)
    this.from = this.#tally.extent
    this.#moves = new RecentMoves(moves)
    this.#state = state
    this.#gameBegan = gameBegan
  }

  get state(): TableState {
    return this.#state
  }

  /** How long the log is. */
  get extent(): Extent {
    return this.#tally.extent
  }

  /** The number of the entry with which the latest game began. */
  get gameBegan(): number {
    return this.#gameBegan
  }

  has(person: string, id: string): boolean {
    return this.#moves.has(person, id)
  }

  take(lines: readonly string[]): void {
    for (const line of lines) {
      try {
        this.tell(this.#reader.read(line), line)
      } catch (error) {
        throw this.#cannotGoOn(error)
      }
    }
  }

  /** An entry, and as what it is written. */
  tell({ events, by, id }: TableEntry, line: string): void {
    const next = events.reduce(evolve, this.#state)
    if (next.open.games > this.#state.open.games) this.#gameBegan = this.extent.length
    this.#state = next
    this.#tally.add(line)
    if (by && id) this.#moves.remember(by, id)
  }

  /** What is told so far; written down only when it is asked for, since that takes a while. */
  summary(): { readonly extent: Extent; write(): Checkpoint } {
    const { extent } = this
    const said: Summary = { state: this.#state, gameBegan: this.#gameBegan, moves: this.#moves.all }
    return { extent, write: () => ({ extent, body: JSON.stringify(said) }) }
  }

  #cannotGoOn(error: unknown): unknown {
    if (error instanceof WrittenLater) return error
    // whatever does not follow from a checkpoint is asked of the whole log
    if (this.from.length > 0) return new NotFromHere('a log that does not go on from its checkpoint', { cause: error })
    const why = error instanceof NotAsWritten ? error.message : 'what cannot have happened'
    return new NotAsWritten(`entry ${this.extent.length}: ${why}`, { cause: error })
  }
}

function summaryIn({ body }: Checkpoint): Summary {
  try {
    return JSON.parse(body) as Summary
  } catch (error) {
    throw new NotFromHere('a checkpoint that is none', { cause: error })
  }
}

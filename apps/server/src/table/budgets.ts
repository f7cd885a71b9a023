import type { PersonId } from '@figment/table'
import { Budget } from '../connection/budget.ts'
import type { Wait } from '../connection/put-off.ts'
import type { TableBounds } from '../running/bounds.ts'

type Paced = Exclude<keyof TableBounds, 'log' | 'untouchedForMs' | 'gamesWithoutPeople' | 'erasingMsOfATable'>

/** Which bound a move ran into, and when to try again. */
export interface Short extends Wait {
  readonly bound: Paced
}

interface Share {
  readonly bound: Paced
  readonly budget: Budget
  readonly cost: number
}

interface OfAPerson {
  readonly moves: Budget
  readonly bytes: Budget
  readonly passes: Budget
  readonly announcements: Budget
}

/** What the people at a table may still do. Somebody is one person, however many devices they have and however often they come back. */
export class Budgets {
  readonly #bounds: TableBounds
  readonly #people = new Map<PersonId, OfAPerson>()
  readonly #bytes: Budget
  readonly #entries: Budget

  constructor(bounds: TableBounds) {
    this.#bounds = bounds
    this.#bytes = new Budget(bounds.logBytesOfATable)
    this.#entries = new Budget(bounds.logEntriesOfATable)
  }

  /** Spends what a move of so many bytes takes, before it is decided. Not null: there is not enough, and nothing was spent. */
  spend(person: PersonId, bytes: number): Short | null {
    const { moves, bytes: own } = this.#of(person)
    const now = Date.now()
    const isEnough = moves.has(1, now) && own.has(bytes, now) && this.#bytes.has(bytes, now) && this.#entries.has(1, now)
    if (!isEnough)
      return this.#shares(person, bytes)
        .map(shortOf)
        .reduce((one, other) => (other.waitMs > one.waitMs ? other : one))
    moves.spend(1, now)
    own.spend(bytes, now)
    this.#bytes.spend(bytes, now)
    this.#entries.spend(1, now)
    return null
  }

  /** For a move that has to wait for another one of its device. */
  behind(person: PersonId, bytes: number): Short {
    return this.#shares(person, bytes)
      .map(shortOf)
      .reduce((one, other) => (other.spacingMs > one.spacingMs ? other : one))
  }

  /** What was written took so many bytes more than the move itself. */
  spendMore(person: PersonId, bytes: number): void {
    if (bytes <= 0) return
    this.#of(person).bytes.spend(bytes)
    this.#bytes.spend(bytes)
  }

  /** In how many milliseconds the person may have another pass; 0: now, and it is spent. */
  spendPass(person: PersonId): number {
    return spendOne(this.#of(person).passes)
  }

  /** False: too often. */
  spendAnnouncement(person: PersonId): boolean {
    return spendOne(this.#of(person).announcements) === 0
  }

  /** Somebody whom the table knows no longer by name. */
  forget(person: PersonId): void {
    this.#people.delete(person)
  }

  #shares(person: PersonId, bytes: number): readonly [Share, ...Share[]] {
    const own = this.#of(person)
    return [
      { bound: 'movesOfAPerson', budget: own.moves, cost: 1 },
      { bound: 'logBytesOfAPerson', budget: own.bytes, cost: bytes },
      { bound: 'logBytesOfATable', budget: this.#bytes, cost: bytes },
      { bound: 'logEntriesOfATable', budget: this.#entries, cost: 1 },
    ]
  }

  #of(person: PersonId): OfAPerson {
    const known = this.#people.get(person)
    if (known) return known
    const { movesOfAPerson, logBytesOfAPerson, passesOfAPerson, announcementsOfAPerson } = this.#bounds
    const budgets = {
      moves: new Budget(movesOfAPerson),
      bytes: new Budget(logBytesOfAPerson),
      passes: new Budget(passesOfAPerson),
      announcements: new Budget(announcementsOfAPerson),
    }
    this.#people.set(person, budgets)
    return budgets
  }
}

const shortOf = ({ bound, budget, cost }: Share): Short => ({ bound, waitMs: budget.waitMs(cost), spacingMs: budget.filledInMs(cost) })

function spendOne(budget: Budget): number {
  const waitMs = budget.waitMs(1)
  if (waitMs === 0) budget.spend(1)
  return waitMs
}

import type { PersonId } from '@figment/table'
import { Budget } from '../connection/budget.ts'
import type { Wait } from '../connection/waiting.ts'
import type { TableBounds } from '../running/bounds.ts'

/** Which bound a move ran into, and when to try again. */
export interface Short extends Wait {
  readonly bound: keyof TableBounds
}

interface Share {
  readonly bound: keyof TableBounds
  readonly budget: Budget
  readonly cost: number
}

/** What the people at a table may still do. Somebody is one person, however many devices they have and however often they come back. */
export class Budgets {
  readonly #bounds: TableBounds
  readonly #moves = new Map<PersonId, Budget>()

  constructor(bounds: TableBounds) {
    this.#bounds = bounds
  }

  /** Spends what a move takes before it is looked at. Not null: there is not enough, and nothing was spent. */
  spend(person: PersonId): Short | null {
    const shares = this.#shares(person)
    const [longest] = shares.map(waitFor).toSorted((one, other) => other.waitMs - one.waitMs)
    if (longest && longest.waitMs > 0) return longest
    for (const { budget, cost } of shares) budget.spend(cost)
    return null
  }

  /** For a move that has to wait for another one. */
  shortOf(person: PersonId): Short {
    const waits = this.#shares(person).map(waitFor)
    return waits.reduce((one, other) => (other.spacingMs > one.spacingMs ? other : one))
  }

  #shares(person: PersonId): readonly [Share, ...Share[]] {
    return [{ bound: 'movesOfAPerson', budget: this.#movesOf(person), cost: 1 }]
  }

  #movesOf(person: PersonId): Budget {
    const known = this.#moves.get(person)
    if (known) return known
    const budget = new Budget(this.#bounds.movesOfAPerson)
    this.#moves.set(person, budget)
    return budget
  }
}

const waitFor = ({ bound, budget, cost }: Share): Short => ({ bound, waitMs: budget.waitMs(cost), spacingMs: budget.filledInMs(cost) })

import { type Chance, isRefused, seededChance } from '@figment/game-kit'
import { decide, openTable } from './decide.ts'
import type { TableDecision } from './decision.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import type { ToldAtOnce } from './forget.ts'
import { come } from './people.ts'
import type { Choice, PersonId, Refusal, TableMove } from './types.ts'

/** A table with its log, told move by move, for tests. Everybody who came is here. */
export class ToldTable {
  readonly log: ToldAtOnce[] = []
  readonly chance: Chance = seededChance('told table')
  state: TableState = unopenedTable

  constructor({ names, choice = unopenedTable.open.choice }: { readonly names: readonly string[]; readonly choice?: Choice }) {
    this.write([openTable('BCDFG', { locale: 'en', choice, seed: 'seed' })])
    for (const name of names) this.comes(name)
  }
  get open(): TableState['open'] {
    return this.state.open
  }
  get present(): ReadonlySet<PersonId> {
    return new Set(Object.keys(this.open.people))
  }
  write(decision: TableDecision, by?: PersonId): Refusal | null {
    if (isRefused(decision)) return decision.refused
    if (decision.length > 0) this.log.push({ ...(by !== undefined && { by }), events: decision })
    this.state = decision.reduce(evolve, this.state)
    return null
  }
  comes(name: string): this {
    const refusal = this.write(come(this.state, `guest of ${name}`, { name, colour: 'rose', shape: 'heart' }, this.present))
    if (refusal) throw new Error(`${name} may not come: ${refusal}`)
    return this
  }
  try(person: PersonId, move: TableMove): Refusal | null {
    return this.write(decide(this.state, move, { person, present: this.present, chance: this.chance }), person)
  }
  does(person: PersonId, move: TableMove): this {
    const refusal = this.try(person, move)
    if (refusal) throw new Error(`${person} may not ${move.type}: ${refusal}`)
    return this
  }
}

export const replayed = (log: readonly ToldAtOnce[]): TableState => log.flatMap(({ events }) => events).reduce(evolve, unopenedTable)

import { isRefused, seededChance } from '@figment/game-kit'
import { decide, openTable } from './decide.ts'
import { evolve, type TableState, unopenedTable } from './evolve.ts'
import { come } from './people.ts'
import type { PersonId, Profile, Refusal, TableEvent, TableMove } from './types.ts'

export const looks = (name: string): Profile => ({ name, colour: 'rose', shape: 'heart' })
export const chance = seededChance('table')
export const { choice } = unopenedTable.open

/** A table told move by move. Everybody who came is present unless they are said to be away. */
export class Evening {
  state: TableState = evolve(unopenedTable, openTable('BCDFG', { locale: 'pl', choice, seed: 'seed' }))
  readonly away = new Set<PersonId>()
  readonly #luck = seededChance('table')
  /** In milliseconds. */
  now = 0

  constructor(...names: string[]) {
    for (const name of names) this.comes(name)
  }
  get open() {
    return this.state.open
  }
  get present() {
    return new Set(Object.keys(this.open.people).filter((person) => !this.away.has(person)))
  }
  apply(events: readonly TableEvent[]): this {
    this.state = events.reduce(evolve, this.state)
    return this
  }
  after(milliseconds: number): this {
    this.now += milliseconds
    return this
  }
  comes(name: string): this {
    const decision = come(this.state, `guest of ${name}`, looks(name), this.present)
    if (isRefused(decision)) throw new Error(decision.refused)
    return this.apply(decision)
  }
  try(person: PersonId, move: TableMove): Refusal | null {
    const decision = decide(this.state, move, { person, present: this.present, chance: { ...this.#luck, now: this.now } })
    if (isRefused(decision)) return decision.refused
    this.apply(decision)
    return null
  }
  does(person: PersonId, move: TableMove): this {
    const refusal = this.try(person, move)
    if (refusal) throw new Error(`${person} may not ${move.type}: ${refusal}`)
    return this
  }
  names(): string[] {
    return this.open.seats.map(({ name }) => name)
  }
}

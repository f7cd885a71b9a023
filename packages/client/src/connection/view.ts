import { apply, type CallMember, type Change, type Knock, type Whole } from '@figment/protocol'
import type { HeldByGame, Mutes, PersonId, TableOpen } from '@figment/table/types'
import type { Clock } from './clock.ts'

/** What a screen is drawn from: the last that the server told this device. */
export interface View {
  /** Null: the TV. */
  readonly you: PersonId | null
  readonly open: TableOpen
  readonly held: HeldByGame | null
  readonly present: readonly PersonId[]
  /** TVs that look on. */
  readonly screens: readonly string[]
  /** Who would like to come in. */
  readonly knocks: readonly Knock[]
  /** Whom this person has silenced for themselves. */
  readonly mutedForMe: Mutes
  /** Who is in the table's call. */
  readonly call: readonly CallMember[]
  /** What to add to this device's clock to get the server's, in milliseconds. */
  readonly clockAhead: number
}

/** The last view, put together from a whole one and the changes since. */
export class LatestView {
  readonly #clock: Clock
  #view: View | null = null
  #version = -1

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get view(): View | null {
    return this.#view
  }

  take({ version, now, you, open, held, present, screens, knocks, mutedForMe = {}, call }: Whole): void {
    this.#version = version
    this.#view = { you, open, held, present, screens, knocks, mutedForMe, call, clockAhead: now - this.#clock.now() }
  }

  /** False, and nothing is changed: one before it was missed, so the whole view must be asked for. */
  change({ from, version, now, open, held }: Change): boolean {
    const view = this.#view
    if (!view || from !== this.#version) return false
    this.#version = version
    this.#view = {
      ...view,
      open: open ? (apply(view.open, open) as TableOpen) : view.open,
      held: held ? (apply(view.held, held) as HeldByGame | null) : view.held,
      clockAhead: now - this.#clock.now(),
    }
    return true
  }

  /** What is told apart from the versions. False: there is no view yet to add it to. */
  add(told: Partial<Pick<View, 'present' | 'screens' | 'knocks' | 'mutedForMe' | 'call'>>): boolean {
    if (!this.#view) return false
    this.#view = { ...this.#view, ...told }
    return true
  }

  forget(): void {
    this.#view = null
  }
}

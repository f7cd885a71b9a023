import { isRefused, refused } from '@figment/game-kit'
import type { OpenRequest } from '@figment/protocol'
import {
  type Caller,
  COLOURS,
  come,
  hasRoomFor,
  type PersonId,
  type Present,
  type Profile,
  type Refusal,
  SHAPES,
  type TableDecision,
  type TableState,
  whyNotIn,
} from '@figment/table'
import type { Guest } from '../connection/guest.ts'
import type { Heard, Knocks } from './knocks.ts'

interface BehindIt {
  readonly knocks: Knocks
  state(): TableState
  present(): Present
  /** The mark of the place at this address. */
  placeOf(address: string): string
  /** Nothing more is written down here. */
  isSpent(): boolean
  /** At the same time. */
  peopleAtMost(): number
  onBound(bound: 'peopleAtATable' | 'log'): void
}

/** Why somebody is not let in, and when to ask again. */
export type TurnedAway = { readonly refused: Refusal | 'nameNeeded' | 'noSuchTable' } | Heard

/** Who the table knows a guest as; null: as nobody, or as somebody who was removed. */
export function personOf({ open, hidden }: TableState, guest: Guest): PersonId | null {
  const person = hidden.guests[guest]
  return person !== undefined && open.people[person]?.isRemoved === false ? person : null
}

/** What somebody learns who stands at the door of a table. Nothing is written down there. */
export class Threshold {
  readonly #table: BehindIt

  constructor(table: BehindIt) {
    this.#table = table
  }

  /** A guest at the door: null when they may come in. Nothing is written down before they do. */
  admit(guest: Guest, { as, profile, knock }: OpenRequest, address: string): TurnedAway | null {
    const caller = { guest, as, place: this.#table.placeOf(address) }
    const why = whyNotIn(this.#table.state(), caller)
    const wasNeverHere = !Object.hasOwn(this.#table.state().hidden.guests, guest)
    if (why === 'doorLocked' && wasNeverHere) return { refused: 'noSuchTable' }
    if (why === 'knockFirst' && knock) return this.#hearKnock(caller, { profile, knock })
    if (why !== null) return { refused: why }
    const wouldBe = as === 'tv' ? [] : this.#wouldBe(guest, profile)
    if (wouldBe === 'nameNeeded') return { refused: wouldBe }
    const refused = isRefused(wouldBe) ? wouldBe.refused : wouldBe.length > 0 && this.#table.isSpent() ? 'noRoomLeft' : null
    if (refused === 'tableFull') this.#table.onBound('peopleAtATable')
    if (refused === 'noRoomLeft') this.#table.onBound('log')
    return refused === null ? null : { refused }
  }

  #hearKnock(caller: Caller, { profile, knock }: { profile: OpenRequest['profile']; knock: 'wait' | 'again' }): TurnedAway {
    const looks = caller.as === 'tv' ? null : this.#looksOf(caller.guest, profile)
    if (looks !== null && 'refused' in looks) return looks
    return this.#table.knocks.hear({ ...caller, profile: looks }, knock)
  }

  /** What is written when they come in; or why they may not. */
  comeIn(
    guest: Guest,
    profile: OpenRequest['profile'],
    address: string,
  ): TableDecision | NonNullable<ReturnType<typeof whyNotIn>> | 'nameNeeded' {
    const why = whyNotIn(this.#table.state(), { guest, as: 'person', place: this.#table.placeOf(address) })
    return why ?? this.#wouldBe(guest, profile)
  }

  /** Whether a TV that has a ticket may still look on. */
  mayLookOn(guest: Guest, address: string): boolean {
    return whyNotIn(this.#table.state(), { guest, as: 'tv', place: this.#table.placeOf(address) }) === null
  }

  #wouldBe(guest: Guest, profile: OpenRequest['profile']): TableDecision | 'nameNeeded' {
    const present = this.#table.present()
    const person = personOf(this.#table.state(), guest)
    if (person) return hasRoomFor(this.#table.state().open, person, present) ? [] : refused('tableFull')
    if (!profile) return 'nameNeeded'
    const isFull = present.size >= this.#table.peopleAtMost()
    return isFull ? refused('tableFull') : come(this.#table.state(), guest, profile, present)
  }

  /** As those see somebody who are to open the door. Of the people here nobody learns anything by the name that they knock with. */
  #looksOf(guest: Guest, profile: OpenRequest['profile']): Profile | { readonly refused: Refusal | 'nameNeeded' } | null {
    const state = this.#table.state()
    const known = state.open.people[personOf(this.#table.state(), guest) ?? '']
    if (known) return { name: known.name, colour: known.colour, shape: known.shape }
    if (!profile) return { refused: 'nameNeeded' }
    const came = come({ ...state, open: { ...state.open, people: {}, seats: [] } }, guest, profile)
    return isRefused(came) ? { refused: came.refused } : (came.find((event) => event.type === 'personCame')?.profile ?? null)
  }

  /** What is wrong with a name while somebody types it, where the door is open to them; elsewhere nobody learns who is here. */
  whyNotCalled(guest: Guest, name: string, address: string): Refusal | null {
    const state = this.#table.state()
    const present = this.#table.present()
    const isOpen = whyNotIn(state, { guest, as: 'person', place: this.#table.placeOf(address) }) === null && state.open.door === 'open'
    const came = isOpen ? come(state, guest, { name, colour: COLOURS[0], shape: SHAPES[0] }, present) : []
    return isRefused(came) && came.refused !== 'tableFull' ? came.refused : null
  }

  /** The name that those are told who have to knock. */
  get whoOpens(): string | null {
    const { door, host, people } = this.#table.state().open
    return door === 'knock' && host !== null ? (people[host]?.name ?? null) : null
  }
}

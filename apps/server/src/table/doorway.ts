import type { AtTheDoor, PersonId } from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import type { Guest } from '../connection/guest.ts'
import { PLACES_OF_A_PERSON_AT_MOST } from '../running/bounds.ts'
import type { Knocks } from './knocks.ts'

/** Who looks on from TVs, who knocks, and whence people came: known for as long as the table is in memory. */
export class Doorway implements AtTheDoor {
  readonly #knocks: Knocks
  readonly #placeOf: (address: string) => string
  /** TVs that are there, and what they are called meanwhile. */
  readonly #screens = new Map<Connection, string>()
  #screenCount = 0
  /** By person, or by the guest of a TV. Written down only of those who are sent away. */
  readonly #places = new Map<string, readonly string[]>()

  constructor(knocks: Knocks, placeOf: (address: string) => string) {
    this.#knocks = knocks
    this.#placeOf = placeOf
  }

  /** Whether it is a TV. */
  enter(connection: Connection): boolean {
    const { person, ticketOf, address } = connection
    const whose = person ?? ticketOf ?? ''
    const place = this.#placeOf(address)
    const places = [...(this.#places.get(whose) ?? []).filter((one) => one !== place), place]
    this.#places.set(whose, places.slice(-PLACES_OF_A_PERSON_AT_MOST))
    if (person === null) this.#screens.set(connection, `s${++this.#screenCount}`)
    return person === null
  }

  /** Whether it was a TV. */
  leave(connection: Connection): boolean {
    const wasScreen = this.#screens.delete(connection)
    const isLastOfIt = wasScreen && [...this.#screens.keys()].every(({ ticketOf }) => ticketOf !== connection.ticketOf)
    if (isLastOfIt) this.#places.delete(connection.ticketOf ?? '')
    return wasScreen
  }

  get screenNames(): readonly string[] {
    return [...this.#screens.values()]
  }

  get screens(): readonly Guest[] {
    return [...new Set([...this.#screens.keys()].flatMap(({ ticketOf }) => (ticketOf === null ? [] : [ticketOf])))]
  }

  guestOfScreen(screen: string): Guest | null {
    return [...this.#screens].find(([, name]) => name === screen)?.[0].ticketOf ?? null
  }

  guestWhoKnocks(knock: string): Guest | null {
    return this.#knocks.guestOf(knock)
  }

  placesOf(whose: { readonly person: PersonId } | { readonly guest: Guest }): readonly string[] {
    return this.#places.get('person' in whose ? whose.person : whose.guest) ?? []
  }
}

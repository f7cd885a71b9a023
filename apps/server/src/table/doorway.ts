import type { AtTheDoor, PersonId } from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import type { Guest } from '../connection/guest.ts'
import { PLACES_OF_A_PERSON_AT_MOST } from '../running/bounds.ts'
import type { Knocks } from './knocks.ts'

interface Door {
  readonly knocks: Knocks
  /** Where people came from before the table was opened here. */
  readonly places: ReadonlyMap<PersonId, readonly string[]>
  placeOf(address: string): string
}

/** Who looks on from TVs and who knocks, for as long as the table is in memory; and whence people came, which is kept beside them. */
export class Doorway implements AtTheDoor {
  readonly #door: Door
  /** TVs that are there, and what they are called meanwhile. */
  readonly #screens = new Map<Connection, string>()
  #screenCount = 0
  /** By person, or by the guest of a TV. In the log it is only of those who are sent away. */
  readonly #places: Map<string, readonly string[]>

  constructor(door: Door) {
    this.#door = door
    this.#places = new Map(door.places)
  }

  /** Whether it is a TV. */
  enter(connection: Connection): boolean {
    const { person, ticketOf, address } = connection
    this.comesFrom(person ?? ticketOf ?? '', address)
    if (person === null) this.#screens.set(connection, `s${++this.#screenCount}`)
    return person === null
  }

  /** A person, or the guest of a TV: whether it is somewhere new. */
  comesFrom(whose: string, address: string): boolean {
    const place = this.#door.placeOf(address)
    const before = this.#places.get(whose) ?? []
    this.#places.set(whose, [...before.filter((one) => one !== place), place].slice(-PLACES_OF_A_PERSON_AT_MOST))
    return !before.includes(place)
  }

  /** Somebody whom the table knows no longer by name. */
  forget(person: PersonId): void {
    this.#places.delete(person)
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
    return this.#door.knocks.guestOf(knock)
  }

  placesOf(whose: { readonly person: PersonId } | { readonly guest: Guest }): readonly string[] {
    return this.#places.get('person' in whose ? whose.person : whose.guest) ?? []
  }
}

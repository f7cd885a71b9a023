import { randomBytes } from 'node:crypto'
import type { EventLog } from '@figment/event-log'
import { CLOSED, type OpenRequest } from '@figment/protocol'
import {
  evolve,
  nextTable,
  PASS_LASTS_MS,
  type PersonId,
  type Present,
  type Refusal,
  seatOf,
  type TableDecision,
  type TableEvent,
  unopenedTable,
  usePass,
  writeEntry,
} from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import type { Guest } from '../connection/guest.ts'
import { asideOf } from '../keeping/aside.ts'
import { KNOCK_BOUNDS } from '../running/bounds.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'
import type { Budgets } from './budgets.ts'
import { Doorway } from './doorway.ts'
import { Knocks } from './knocks.ts'
import { LetGo } from './let-go.ts'
import type { TableBook } from './table-book.ts'
import { personOf, Threshold } from './threshold.ts'

/** Until when a pass works, or why there is none. */
type MadePass = { readonly until: number } | { readonly againInMs: number } | { readonly refused: Refusal }

interface Inside {
  readonly log: EventLog
  readonly book: TableBook
  /** Where people came from before the table was opened here. */
  readonly places: ReadonlyMap<PersonId, readonly string[]>
  readonly budgets: Budgets
  readonly metrics: Metrics
  readonly devices: ReadonlySet<Connection>
  present(): Present
  /** The mark of the place at this address. */
  placeOf(address: string): string
  /** At the same time. */
  peopleAtMost(): number
  /** Nothing more is written down here. */
  isSpent(): boolean
  knocksChanged(): void
  /** Throws LetGo when somebody else has the table by now. */
  carryOutHere(decision: TableDecision): Promise<Refusal | null>
  /** However full the log is. */
  write(events: readonly TableEvent[]): Promise<void>
}

/** The ways into a table and out of it: to come in, to take a seat to another device, to another code, or all together to another table. */
export class TableDoor {
  readonly #table: Inside
  readonly knocks: Knocks
  readonly doorway: Doorway
  /** Where those stand who have not come in yet. */
  readonly threshold: Threshold

  constructor(table: Inside) {
    this.#table = table
    const { book, metrics, places } = table
    const placeOf = (address: string) => table.placeOf(address)
    this.knocks = new Knocks({
      bounds: KNOCK_BOUNDS,
      changed: () => table.knocksChanged(),
      onBound: () => metrics.reached('knocksAtATable'),
    })
    this.doorway = new Doorway({ knocks: this.knocks, places, placeOf })
    this.threshold = new Threshold({
      knocks: this.knocks,
      state: () => book.state,
      present: () => table.present(),
      placeOf,
      isSpent: () => table.isSpent(),
      peopleAtMost: () => table.peopleAtMost(),
      onBound: (bound) => metrics.reached(bound),
    })
  }

  /** Who a guest is that comes in with a device, a new person if need be; null: they may not, any more. */
  async arrive(guest: Guest, profile: OpenRequest['profile'], address: string): Promise<PersonId | null> {
    const decision = this.threshold.comeIn(guest, profile, address)
    if (typeof decision === 'string' || (await this.#table.carryOutHere(decision)) !== null) return null
    // whoever is shown the table is on it
    await this.#table.book.lastWrite
    const person = this.#personOf(guest)
    if (person !== null && this.doorway.comesFrom(person, address)) await this.#keepPlaces(this.#table.book.lease.table, [guest])
    return person
  }

  /** Writes down the hash of a code that moves the guest's seat; null when the guest has none. */
  async makePass(guest: Guest, hash: string): Promise<MadePass | null> {
    const person = this.#personOf(guest)
    if (!person) return null
    const againInMs = this.#table.budgets.spendPass(person)
    if (againInMs > 0) {
      this.#table.metrics.reached('passesOfAPerson')
      return { againInMs }
    }
    const until = Date.now() + PASS_LASTS_MS
    const refused = await this.#table.carryOutHere([{ type: 'passMade', person, hash, until }])
    return refused ? { refused } : { until }
  }

  async redeem(guest: Guest, hash: string): Promise<Refusal | null> {
    const refusal = await this.#table.carryOutHere(usePass(this.#table.book.state, hash, guest, Date.now()))
    if (refusal === null) await this.#keepPlaces(this.#table.book.lease.table, [guest])
    for (const connection of this.#table.devices) {
      if (connection.guest !== null && this.#personOf(connection.guest) !== connection.person) connection.close(CLOSED.moved)
    }
    return refusal
  }

  /** For the host: another table with this code, where those who are here have their places; everybody is shown the way. */
  async moveOn(guest: Guest, code: string): Promise<{ readonly code: string } | { readonly refused: 'onlyTheHost' | 'tryAgain' }> {
    const { host, next: named } = this.#table.book.state.open
    if (host === null || this.#personOf(guest) !== host) return { refused: 'onlyTheHost' }
    if (named !== null) return { code: named }
    const { events, guests } = nextTable(this.#table.book.state, this.#table.present(), {
      code,
      seed: randomBytes(32).toString('hex'),
      screens: this.doorway.screens,
    })
    const next = events.reduce(evolve, unopenedTable)
    const created = await this.#table.log.create(code, [writeEntry({ at: Date.now(), events })], asideOf(unopenedTable, next, 0))
    if (!created) return { refused: 'tryAgain' }
    await this.#keepPlaces(code, guests)
    // however full this one is
    if (this.#table.book.isHeld) await this.#table.write([{ type: 'nextTableNamed', code }])
    if (!this.#table.book.isHeld) throw new LetGo()
    return { code }
  }

  /** For the host: this code leads to the table from now on, and the old one nobody but those who have a place. */
  async changeCode(guest: Guest, code: string): Promise<{ readonly code: string } | { readonly refused: Refusal | 'tryAgain' }> {
    const { host } = this.#table.book.state.open
    if (host === null || this.#personOf(guest) !== host) return { refused: 'onlyTheHost' }
    if (this.#table.isSpent()) return { refused: 'noRoomLeft' }
    // before it is written that it leads here: others may want it at the same moment
    if (!(await this.#table.log.claimCode(this.#table.book.lease.table, code))) return { refused: 'tryAgain' }
    const refused = await this.#table.carryOutHere([{ type: 'codeChanged', code }])
    return refused === null ? { code } : { refused }
  }

  /** For the host, and for whoever sits here: a TV that they have scanned may look on. */
  async letInScreen(guest: Guest, screen: Guest): Promise<Refusal | null> {
    const person = this.#personOf(guest)
    const { open } = this.#table.book.state
    if (person === null || (open.host !== person && seatOf(open, person) === undefined)) return 'notSeated'
    return await this.#table.carryOutHere([{ type: 'guestLetIn', guest: screen }])
  }

  /** Whoever is removed, be it tomorrow and in another process, has to knock with a new cookie from where they are now. */
  async #keepPlaces(table: string, guests: readonly Guest[]): Promise<void> {
    const placesOf = (guest: Guest) => this.doorway.placesOf({ person: this.#personOf(guest) ?? '' })
    const places = new Map(guests.map((guest) => [guest, placesOf(guest)] as const).filter(([, marks]) => marks.length > 0))
    // nobody is turned away because of it: the table knows it as long as it is in memory
    await this.#table.log
      .notePlaces(table, places)
      .catch((error: unknown) => logger.warn({ table: markOf(table), err: error }, 'Where somebody came from could not be written down.'))
  }

  #personOf(guest: Guest): PersonId | null {
    return personOf(this.#table.book.state, guest)
  }
}

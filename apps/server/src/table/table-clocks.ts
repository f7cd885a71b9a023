import {
  evolve,
  expire,
  playsItself,
  type Present,
  presenceChanged,
  replaceHost,
  restGame,
  type TableDecision,
  type TableEvent,
} from '@figment/table'
import { BLANKED_AFTER_MS, type TableBounds } from '../running/bounds.ts'
import type { Metrics } from '../running/metrics.ts'
import { Alarm } from './alarm.ts'
import { Asleep } from './asleep.ts'
import type { TableInRoom } from './live-table.ts'
import type { TableBook } from './table-book.ts'
import type { WithoutPeople } from './without-people.ts'

/** After a restart nobody's time is up before they could come back. */
const GRACE_MS = 15_000

interface Timed {
  readonly book: TableBook
  readonly bounds: TableBounds
  readonly withoutPeople: WithoutPeople
  readonly hostGoneSeconds: number
  readonly metrics: Metrics
  present(): Present
  /** Of the devices that are here. */
  addresses(): readonly string[]
  /** Some of those who are here see and hear each other. */
  isInCall(): boolean
  carryOut(decision: TableDecision): void
  /** All clocks are to be looked at again. */
  attend(): void
  readonly room: Pick<TableInRoom, 'blank' | 'blankAgainAt'>
}

/** What happens at a table by itself: time runs out, a host is replaced, a game rests, what was taken off is taken out of the log. */
export class TableClocks {
  readonly #table: Timed
  readonly #openedAt = Date.now()
  /** When a person last did anything, or came. What bots and clocks do is no life. */
  #touchedAt = this.#openedAt
  readonly #clock = new Alarm(() => this.#timeIsUp())
  readonly #hostClock = new Alarm(() => this.#hostIsGone())
  readonly #restClock = new Alarm(() => this.#goToRest())
  readonly #blankClock = new Alarm(() => this.#askToBlank())
  readonly #asleep = new Asleep()
  #hostGoneAt: number | null = null
  #blankAt: number | null = null
  #hasAskedToBlank = false

  constructor(table: Timed) {
    this.#table = table
  }

  touch(): void {
    this.#touchedAt = Date.now()
  }

  /** Sets all of them anew; while nobody looks, time stands still. */
  attend({ isWatched }: { readonly isWatched: boolean }): void {
    const { book, hostGoneSeconds } = this.#table
    const { open } = book.state
    const due = open.pausedAt === null ? (open.play?.open.due ?? null) : null
    this.#clock.set(isWatched && due !== null ? Math.max(due, this.#openedAt + GRACE_MS) : null)
    const hostIsHere = open.host !== null && this.#table.present().has(open.host)
    this.#hostGoneAt = hostIsHere ? null : (this.#hostGoneAt ?? Date.now())
    this.#hostClock.set(this.#hostGoneAt === null || !isWatched ? null : this.#hostGoneAt + hostGoneSeconds * 1000)
    this.#lookForWhatIsOff()
    this.#lookWhoIsHere()
    this.#lookForPeople({ isWatched })
  }

  stop(): void {
    for (const clock of [this.#clock, this.#hostClock, this.#restClock, this.#blankClock]) clock.set(null)
    this.#table.withoutPeople.leave(this)
  }

  /** Whether this would be one game without people too many. */
  areTooMany(decision: readonly TableEvent[]): boolean {
    const { book, withoutPeople, metrics } = this.#table
    const { open } = decision.reduce(evolve, book.state)
    if (!playsItself(open, this.#table.present()) || withoutPeople.hasRoom(this, this.#table.addresses())) return false
    metrics.reached('gamesWithoutPeople')
    return true
  }

  #lookForWhatIsOff(): void {
    if (!this.#table.book.state.hidden.isToBlank || this.#hasAskedToBlank) return
    if (this.#blankAt === null) {
      const soonestAt = Date.now() + BLANKED_AFTER_MS
      this.#blankAt = Math.max(soonestAt, this.#table.room.blankAgainAt)
      if (this.#blankAt > soonestAt) this.#table.metrics.reached('blanking')
    }
    this.#blankClock.set(this.#blankAt)
  }

  /** Once: the table is opened anew then. */
  #askToBlank(): void {
    this.#hasAskedToBlank = true
    this.#table.room.blank()
  }

  /** The game may have waited for somebody who is gone by now. After a restart nobody is, until all could come back. */
  #lookWhoIsHere(): void {
    const { book } = this.#table
    const couldAllComeBack = Date.now() >= this.#openedAt + GRACE_MS
    if (couldAllComeBack) this.#table.carryOut(presenceChanged(book.state, book.chance(), this.#table.present()))
  }

  /** A game that nobody touches rests; and so does one too many of those in which only bots play. */
  #lookForPeople({ isWatched }: { readonly isWatched: boolean }): void {
    const { open } = this.#table.book.state
    const { bounds, withoutPeople, metrics } = this.#table
    const goesOn = isWatched && restGame(open, 0).length > 0
    if (!goesOn) this.#restClock.set(null)
    // one that is set rings too early for whoever has touched the game since, and is set anew then: not with every move
    else if (!this.#restClock.isSet) this.#restClock.set(this.#touchedAt + bounds.untouchedForMs)
    if (!isWatched || !playsItself(open, this.#table.present())) return withoutPeople.leave(this)
    if (withoutPeople.enter(this, this.#table.addresses())) return
    metrics.reached('gamesWithoutPeople')
    this.#table.carryOut(restGame(open, Date.now()))
  }

  #goToRest(): void {
    const { book, bounds, metrics } = this.#table
    const isInCall = this.#table.isInCall()
    if (isInCall || Date.now() < this.#touchedAt + bounds.untouchedForMs) {
      // people who see and hear each other are here, whatever they do
      if (isInCall) this.touch()
      return this.#table.attend()
    }
    metrics.reached('untouchedForMs')
    this.#table.carryOut(restGame(book.state.open, Date.now()))
  }

  #timeIsUp(): void {
    const { book } = this.#table
    const { state } = book
    const due = state.open.play?.open.due ?? null
    if (due === null || due > Date.now()) return
    const areAsleep = this.#asleep.timeIsUp(state.open, this.#touchedAt) && !this.#table.isInCall()
    const expired = expire(state, book.chance(), this.#table.present())
    this.#table.carryOut(areAsleep ? [...expired, ...restGame(expired.reduce(evolve, state).open, Date.now())] : expired)
  }

  #hostIsGone(): void {
    this.#hostGoneAt = null
    this.#table.carryOut(replaceHost(this.#table.book.state, this.#table.present()))
  }
}

import type { EventLog, Recordings } from '@figment/event-log'
import { refused } from '@figment/game-kit'
import { CLOSED } from '@figment/protocol'
import {
  agreeOnRemoval,
  type AtTheDoor,
  decide,
  type Present,
  type Refusal,
  sendAway,
  type TableDecision,
  takeOff,
  type Thing,
} from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import type { Guest } from '../connection/guest.ts'
import { blank, erase, removeTable } from '../keeping/erasure.ts'
import { LetGo } from './let-go.ts'
import type { TableBook } from './table-book.ts'
import { personOf } from './threshold.ts'

interface Inside {
  readonly log: EventLog
  readonly book: TableBook
  readonly devices: ReadonlySet<Connection>
  readonly door: AtTheDoor
  present(): Present
  /** Throws LetGo when somebody else has the table by now. */
  carryOutHere(decision: TableDecision): Promise<Refusal | null>
  /** Lets everything that was accepted be written. */
  close(): Promise<void>
  letGo(): void
}

/** Takes back what was made at a table, somebody who is there, or all of it. */
export class Eraser {
  readonly #table: Inside

  constructor(table: Inside) {
    this.#table = table
  }

  /** Forgets what the guest made here; they leave the table, which must then be opened anew from what is left of its log. */
  async erase(guest: Guest, recordings: Recordings): Promise<void> {
    // also of somebody who is on no list any more
    const person = this.#table.book.state.hidden.guests[guest]
    if (person !== undefined) {
      const isHere = this.#table.book.state.open.people[person]?.hasLeft === false
      const asking = { person, present: this.#table.present(), chance: this.#table.book.chance() }
      if (isHere) await this.#table.carryOutHere(decide(this.#table.book.state, { type: 'leaveTable' }, asking))
    }
    if (!this.#table.book.isHeld) throw new LetGo()
    await this.#table.close()
    if (person === undefined) return
    const erased = await erase({ log: this.#table.log, recordings }, this.#table.book.lease, guest)
    if (erased === 'fenced') throw new LetGo()
  }

  /** For who runs the server: off all screens, whether or not anybody still sees it there. */
  async takeOff(thing: Thing): Promise<Refusal | null> {
    const asking = { present: this.#table.present(), chance: this.#table.book.chance(), evenIfGone: true }
    return await this.#table.carryOutHere(takeOff(this.#table.book.state, thing, asking))
  }

  /** Takes what is off all screens out of the log. It has to be opened anew then. */
  async blank(recordings: Recordings): Promise<void> {
    if (!this.#table.book.isHeld) throw new LetGo()
    await this.#table.close()
    const blanked = await blank({ log: this.#table.log, recordings }, this.#table.book.lease)
    if (blanked === 'fenced') throw new LetGo()
  }

  /** For who runs the server: whoever it is, with all devices; they do not come back unless the host lets them in. */
  async sendAway(guest: Guest): Promise<Refusal | null> {
    const person = personOf(this.#table.book.state, guest)
    if (person === null) return null
    const asking = { present: this.#table.present(), chance: this.#table.book.chance(), door: this.#table.door }
    return await this.#table.carryOutHere(sendAway(this.#table.book.state, person, asking))
  }

  /** The whole table, for everybody: for who opened it, or for all who sit there, when the last of them agrees. */
  async remove(guest: Guest, recordings: Recordings): Promise<'onlyTheOpener' | 'othersMustAgree' | null> {
    const person = personOf(this.#table.book.state, guest)
    const agreed = person === null ? refused('onlyTheOpener' as const) : agreeOnRemoval(this.#table.book.state, person)
    if ('refused' in agreed) return agreed.refused
    if (!agreed.isAgreed) {
      await this.#table.carryOutHere(agreed.events)
      return 'othersMustAgree'
    }
    if (!this.#table.book.isHeld) throw new LetGo()
    await this.#table.close()
    try {
      await removeTable({ log: this.#table.log, recordings }, this.#table.book.lease.table)
      for (const connection of this.#table.devices) connection.close(CLOSED.gone)
    } finally {
      this.#table.letGo()
    }
    return null
  }
}

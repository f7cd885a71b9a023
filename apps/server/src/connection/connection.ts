import { CLOSED } from '@figment/protocol'
import type { PersonId } from '@figment/table'
import type { Frame } from './frames.ts'
import type { Guest } from './guest.ts'
import { ASKING, Pace, TAKING_WHOLES } from './pace.ts'
import {
  DRAWING,
  MOVING,
  SIGNALLING,
  TALKING,
  UNSENT_BEFORE_AIR_AT_MOST_BYTES,
  UNSENT_BEFORE_CHANGE_AT_MOST_BYTES,
  UNSENT_BEFORE_WHOLE_AT_MOST_BYTES,
  UNSENT_OF_A_DEVICE_AT_MOST_BYTES,
} from '../running/bounds.ts'
import { PutOff } from './put-off.ts'
import { loadLevel } from '../running/load.ts'

/** What carries the bytes. */
export interface Wire {
  /** True as long as the line takes more without delay. */
  send(frames: readonly Frame[]): boolean
  close(code: number): void
  /** Bytes that the other side has not taken yet. */
  readonly unsent: number
}

/** One device at the table, and how well it keeps up. */
export class Connection {
  readonly pace = new Pace(TALKING)
  readonly inkPace = new Pace(DRAWING)
  readonly motionPace = new Pace(MOVING)
  readonly signalPace = new Pace(SIGNALLING)
  readonly askPace = new Pace(ASKING)
  readonly wholePace = new Pace(TAKING_WHOLES)
  readonly putOff = new PutOff()
  /** Missed something: the next thing it gets is the whole view. */
  isBehind = false
  readonly person: PersonId | null
  readonly guest: Guest | null
  /** The browser that it was let in with, a TV's too. */
  readonly ticketOf: Guest | null
  /** Where it came from, as far as anything is counted by that. */
  readonly address: string
  readonly #wire: Wire
  readonly #onTooSlow: () => void
  #isLetGo = false
  /** What goes out at the end of this turn of the event loop, as one. */
  #outgoing: Frame[] | null = null
  /** What was unsent after the latest sending, if that was much. */
  #unsent = 0
  /** The latest whole view: it may be on its way for long, and only what comes on top says that a device does not keep up. */
  #wholeBytes = 0

  constructor(
    wire: Wire,
    {
      person,
      guest,
      ticketOf = guest,
      address = '',
      onTooSlow = () => {},
    }: { person: PersonId | null; guest: Guest | null; ticketOf?: Guest | null; address?: string; onTooSlow?(): void },
  ) {
    this.#wire = wire
    this.person = person
    this.guest = guest
    this.ticketOf = ticketOf
    this.address = address
    this.#onTooSlow = onTooSlow
  }

  /** A view may be left out for a device that does not keep up: it gets the whole one later. */
  show(frame: Frame): void {
    if (this.#hasMoreUnsentThan(UNSENT_BEFORE_CHANGE_AT_MOST_BYTES + this.#wholeBytes)) this.isBehind = true
    else this.send(frame)
  }

  /** Whether the whole view can follow what was sent so far. */
  get takesWhole(): boolean {
    return !this.#hasMoreUnsentThan(UNSENT_BEFORE_WHOLE_AT_MOST_BYTES)
  }

  /** All pieces of a frame that shows everything. */
  showWhole(pieces: readonly Frame[]): void {
    this.isBehind = false
    for (const piece of pieces) this.send(piece)
    this.#wholeBytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  /** What is in the air is left out first: the finished stroke follows anyway, and puppets go on moving. */
  showInPassing(frame: Frame): void {
    if (loadLevel() === 0 && !this.#hasMoreUnsentThan(UNSENT_BEFORE_AIR_AT_MOST_BYTES)) this.send(frame)
  }

  /** Left out for a device that does not keep up: a link that hears nothing tries again by itself. */
  signal(frame: Frame): void {
    if (!this.#hasMoreUnsentThan(UNSENT_BEFORE_CHANGE_AT_MOST_BYTES)) this.send(frame)
  }

  send(frame: Frame): void {
    if (this.#hasMoreUnsentThan(UNSENT_OF_A_DEVICE_AT_MOST_BYTES + this.#wholeBytes)) return this.#letGo()
    if (this.#outgoing) {
      this.#outgoing.push(frame)
      return
    }
    this.#outgoing = [frame]
    sending.push(this)
    sendSoon()
  }

  get unsent(): number {
    return this.#wire.unsent
  }

  sendNow(): void {
    const outgoing = this.#outgoing
    if (!outgoing) return
    this.#outgoing = null
    this.#unsent = this.#wire.send(outgoing) ? 0 : this.#wire.unsent
  }

  #letGo(): void {
    if (!this.#isLetGo) this.#onTooSlow()
    this.#isLetGo = true
    this.close(CLOSED.tooSlow)
  }

  close(code: number): void {
    this.sendNow()
    this.#wire.close(code)
  }

  #hasMoreUnsentThan(bytes: number): boolean {
    if (this.#unsent > bytes) this.#unsent = this.#wire.unsent
    return this.#unsent > bytes
  }
}

let sending: Connection[] = []
let isSendingSoon = false

/** All tables send together, after all that a turn of the event loop has decided: far cheaper than each when it is done. */
export function sendSoon(): void {
  if (isSendingSoon) return
  isSendingSoon = true
  setImmediate(sendAll)
}

function sendAll(): void {
  isSendingSoon = false
  const all = sending
  sending = []
  for (const connection of all) connection.sendNow()
}

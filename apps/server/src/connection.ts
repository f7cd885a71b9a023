import { CLOSED } from '@figment/protocol'
import type { PersonId } from '@figment/table'
import type { Frame } from './frames.ts'
import type { Guest } from './guest.ts'
import { DRAWING, MOVING, Pace, SIGNALLING, TALKING } from './pace.ts'

/** What carries the bytes. */
export interface Wire {
  send(frame: Frame): void
  /** What is sent meanwhile goes out as one. */
  together(sending: () => void): void
  close(code: number): void
  /** Bytes that the other side has not taken yet. */
  readonly unsent: number
}

/** What is in the air is left out first: the finished stroke follows anyway, and puppets go on moving. */
const TOO_BUSY_FOR_AIR = 32 * 1024
const BEHIND = 256 * 1024
const HOPELESS = 2 * 1024 * 1024

/** One device at the table, and how well it keeps up. */
export class Connection {
  readonly pace = new Pace(TALKING)
  readonly inkPace = new Pace(DRAWING)
  readonly motionPace = new Pace(MOVING)
  readonly signalPace = new Pace(SIGNALLING)
  /** Missed something: the next thing it gets is the whole view. */
  isBehind = false
  readonly person: PersonId | null
  readonly guest: Guest | null
  readonly #wire: Wire

  constructor(wire: Wire, { person, guest }: { person: PersonId | null; guest: Guest | null }) {
    this.#wire = wire
    this.person = person
    this.guest = guest
  }

  /** A view may be left out for a device that does not keep up: it gets the whole one later. */
  show(frame: Frame): void {
    if (this.#wire.unsent > BEHIND) this.isBehind = true
    else this.send(frame)
  }

  showInPassing(frame: Frame): void {
    if (this.#wire.unsent <= TOO_BUSY_FOR_AIR) this.send(frame)
  }

  /** Left out for a device that does not keep up: a link that hears nothing tries again by itself. */
  signal(frame: Frame): void {
    if (this.#wire.unsent <= BEHIND) this.send(frame)
  }

  send(frame: Frame): void {
    if (this.#wire.unsent > HOPELESS) this.close(CLOSED.tooSlow)
    else this.#wire.send(frame)
  }

  together(sending: () => void): void {
    this.#wire.together(sending)
  }

  get unsent(): number {
    return this.#wire.unsent
  }

  close(code: number): void {
    this.#wire.close(code)
  }
}

import type { Seat } from '@figment/game-kit'
import { encodeMotion, FROM_SERVER, type SeatMotion } from '@figment/protocol'
import type { Connection } from '../connection/connection.ts'
import { bytesFrame, type Frame } from '../connection/frames.ts'

const TICK_MS = 100

/** One timer for all tables: it runs only while somebody moves. */
const ticking = new Set<MotionInTheAir>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  for (const motion of ticking) motion.pass()
  ticking.clear()
  clearInterval(timer)
  timer = undefined
}

interface Heard extends SeatMotion {
  /** Null: a bot. */
  readonly from: Connection | null
}

/** How strongly puppets move: the latest of a tick is passed on to everybody else at the table, and no more than the latest is known. */
export class MotionInTheAir {
  readonly #latest = new Map<Seat, number>()
  #moved = new Map<Seat, Connection | null>()
  readonly #connections: ReadonlySet<Connection>

  constructor(connections: ReadonlySet<Connection>) {
    this.#connections = connections
  }

  get strengths(): ReadonlyMap<Seat, number> {
    return this.#latest
  }

  hear({ seat, strength, from }: Heard): void {
    this.#latest.set(seat, strength)
    this.#passLater(seat, from)
  }

  /** This puppet is moved no more: it stands still. */
  forget(seat: Seat): void {
    if (this.#latest.delete(seat)) this.#passLater(seat, null)
  }

  /** A newcomer sees all puppets as they are. */
  greet(connection: Connection): void {
    if (this.#latest.size > 0) connection.showInPassing(frameOf([...this.#latest].map(([seat, strength]) => ({ seat, strength }))))
  }

  pass(): void {
    const moved = [...this.#moved].map(([seat, from]): Heard => ({ seat, strength: this.#latest.get(seat) ?? 0, from }))
    this.#moved = new Map()
    const forAll = frameOf(moved)
    for (const connection of this.#connections) {
      // nobody is shown their own puppet
      const theirs = moved.filter(({ from }) => from !== connection)
      if (theirs.length > 0) connection.showInPassing(theirs.length === moved.length ? forAll : frameOf(theirs))
    }
  }

  #passLater(seat: Seat, from: Connection | null): void {
    this.#moved.set(seat, from)
    ticking.add(this)
    timer ??= setInterval(tick, TICK_MS)
  }
}

const frameOf = (moved: readonly SeatMotion[]): Frame => bytesFrame(FROM_SERVER.motion, [encodeMotion(moved)])

import { decodePiece } from '@figment/ink'
import { CLOSED, decodeStrength, FROM_CLIENT, FROM_SERVER, REACTIONS, type ReactionMessage } from '@figment/protocol'
import { isMutedFor, isMutedForAll, type PersonId, seatThatDraws, seatThatMoves, type TableState } from '@figment/table'
import { parseSignal } from './call-message.ts'
import { Call } from './call.ts'
import type { Connection } from '../connection/connection.ts'
import { messageFrame } from '../connection/frames.ts'
import { InkInTheAir } from './ink-in-the-air.ts'
import { MotionInTheAir } from './motion-in-the-air.ts'
import type { Pace } from '../connection/pace.ts'

type AirBound = 'drawing' | 'moving' | 'signalling' | 'inCall'

interface AirTable {
  readonly connections: ReadonlySet<Connection>
  state(): TableState
  refuse(connection: Connection): void
  /** Whether somebody may say again that they are in the call. */
  mayAnnounce(person: PersonId): boolean
  onBound(bound: AirBound): void
}

/** What passes between the devices at a table and is kept nowhere: strokes as they are drawn, puppets as they move, reactions, and the way to a call. */
export class Air {
  readonly motion: MotionInTheAir
  readonly call: Call
  readonly #ink: InkInTheAir
  readonly #table: AirTable

  constructor(table: AirTable) {
    this.#table = table
    this.#ink = new InkInTheAir(table.connections)
    this.motion = new MotionInTheAir(table.connections)
    this.call = new Call(table)
  }

  /** False: it is not for the air. Each kind has a pace of its own, so that drawing does not keep anybody from moving. */
  hear(connection: Connection, type: number, bytes: Uint8Array): boolean {
    if (type === FROM_CLIENT.ink) this.#draw(connection, bytes)
    else if (type === FROM_CLIENT.motion) this.#movePuppet(connection, bytes)
    else if (type === FROM_CLIENT.signal) this.#signal(connection, bytes)
    else return false
    return true
  }

  react({ person }: Connection, bytes: Uint8Array): void {
    const reaction = REACTIONS[bytes[0] ?? -1]
    if (!person || !reaction || bytes.byteLength !== 1) return
    const state = this.#table.state()
    if (isMutedForAll(state.open, person, 'reactions')) return
    const message: ReactionMessage = { person, reaction }
    const frame = messageFrame(FROM_SERVER.reaction, message)
    for (const connection of this.#table.connections) {
      if (!isMutedFor(state, connection.person, person, 'reactions')) connection.showInPassing(frame)
    }
  }

  /** A stroke that grows; the finished one comes as a move, so that what is left out here is only seen a little later. */
  #draw(connection: Connection, bytes: Uint8Array): void {
    if (!this.#isInTime(connection, connection.inkPace, 'drawing')) return
    if (!decodePiece(bytes)) return this.#table.refuse(connection)
    const seat = seatThatDraws(this.#table.state(), connection.person)
    if (seat !== null) this.#ink.hear({ seat, piece: bytes, from: connection })
  }

  #movePuppet(connection: Connection, bytes: Uint8Array): void {
    if (!this.#isInTime(connection, connection.motionPace, 'moving')) return
    const strength = decodeStrength(bytes)
    if (strength === null) return this.#table.refuse(connection)
    const seat = seatThatMoves(this.#table.state(), connection.person)
    if (seat !== null) this.motion.hear({ seat, strength, from: connection })
  }

  #signal(connection: Connection, bytes: Uint8Array): void {
    if (!this.#isInTime(connection, connection.signalPace, 'signalling')) return
    const signal = parseSignal(bytes)
    if (signal) this.call.hear(connection, signal)
    else this.#table.refuse(connection)
  }

  /** What comes too fast is left out, without a word. */
  #isInTime(connection: Connection, pace: Pace, bound: AirBound): boolean {
    const heard = pace.next()
    if (heard !== 'heard') this.#table.onBound(bound)
    if (heard === 'close') connection.close(CLOSED.tooFast)
    return heard === 'heard'
  }
}

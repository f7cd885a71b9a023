import { type Again, type Answer, CLOSED, FROM_SERVER, type MutesMessage, type Whole } from '@figment/protocol'
import { mutesOf, type PersonId, type TableState } from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import { changeFrames, encodedLength, messageFrame, viewFor, wholeFrame } from '../connection/frames.ts'
import { DEVICES_OF_A_PERSON_AT_MOST } from '../running/bounds.ts'
import type { Metrics } from '../running/metrics.ts'
import { boundOf } from '../running/refused-at.ts'
import type { Short } from './budgets.ts'
import type { TableInLog } from './table-book.ts'
import { Wholes } from './wholes.ts'

interface Stage {
  readonly metrics: Metrics
  /** What everybody sees and is not written. */
  besides(): Pick<Whole, 'present' | 'screens' | 'knocks' | 'call'>
  /** A device has just been shown everything. */
  greet(connection: Connection): void
}

/** The devices at a table: what each is shown, told and refused. */
export class Audience {
  readonly #stage: Stage
  readonly #devices = new Set<Connection>()
  readonly #wholes: Wholes
  #shown: TableInLog

  /** What is written at first. */
  constructor(shown: TableInLog, stage: Stage) {
    this.#shown = shown
    this.#stage = stage
    this.#wholes = new Wholes({
      open: () => this.#shown.state.open,
      show: (connection) => this.#showWhole(connection),
      onBound: () => stage.metrics.reached('wholes'),
    })
  }

  get devices(): ReadonlySet<Connection> {
    return this.#devices
  }

  /** What is safely written and was shown. */
  get shown(): TableInLog {
    return this.#shown
  }

  /** Of what everybody sees, as far as that was ever made. */
  get shownBytes(): number {
    return encodedLength(this.#shown.state.open) ?? 0
  }

  add(connection: Connection): void {
    this.#devices.add(connection)
  }

  /** False: it was not here any more. */
  remove(connection: Connection): boolean {
    this.#wholes.forget(connection)
    return this.#devices.delete(connection)
  }

  close(): void {
    this.#wholes.close()
  }

  /** With one device of a person too many, the one that came first. */
  closeTheOldest(person: PersonId): void {
    const theirs = [...this.#devices].filter((connection) => connection.person === person)
    for (const connection of theirs.slice(0, -DEVICES_OF_A_PERSON_AT_MOST)) {
      this.#stage.metrics.reached('devicesOfAPerson')
      connection.close(CLOSED.elsewhere)
    }
  }

  /** All of it, as soon as the device can take it. */
  owe(connection: Connection): void {
    this.#wholes.owe(connection)
  }

  /** A device has missed something, and says so. */
  askWhole(connection: Connection): void {
    const heard = connection.askPace.next()
    if (heard !== 'heard') this.#stage.metrics.reached('asking')
    if (heard === 'close') connection.close(CLOSED.tooFast)
    else this.#wholes.owe(connection)
  }

  show(written: TableInLog): void {
    const { state: before, version: from } = this.#shown
    const { state, version } = written
    this.#shown = written
    const frameFor = changeFrames(before, state, { from, version })
    for (const connection of this.#devices) {
      if (!connection.isBehind) connection.show(frameFor(connection.person))
      if (connection.isBehind) this.#wholes.owe(connection)
    }
    if (before.hidden.mutedBy !== state.hidden.mutedBy) this.#showMutes(before, state)
  }

  /** The same to everybody. */
  tell(type: number, message: object): void {
    const frame = messageFrame(type, message)
    for (const connection of this.#devices) connection.send(frame)
  }

  answer(connection: Connection, answer: Answer): void {
    const { metrics } = this.#stage
    if (answer.refused) metrics.refusals.inc({ reason: answer.refused })
    const bound = answer.refused && boundOf(answer.refused)
    if (bound) metrics.reached(bound)
    connection.send(messageFrame(FROM_SERVER.answer, answer))
  }

  /** False: it says too much, and is told so, or sent away. */
  isInTime(connection: Connection): boolean {
    const heard = connection.pace.next()
    if (heard !== 'heard') this.#stage.metrics.reached('talking')
    if (heard === 'close') connection.close(CLOSED.tooFast)
    if (heard === 'ignore') this.answer(connection, { id: '', refused: 'tooFast' })
    return heard === 'heard'
  }

  /** Nothing is decided, and nothing is lost: the device sends it again. */
  tellToWait(connection: Connection, id: string, short: Short): void {
    const { metrics } = this.#stage
    metrics.reached(short.bound)
    const afterMs = connection.putOff.tell(id, short)
    if (afterMs === null) {
      metrics.reached('toldToWait')
      return connection.close(CLOSED.tooFast)
    }
    const again: Again = { id, afterMs }
    connection.send(messageFrame(FROM_SERVER.again, again))
  }

  /** To the devices of whoever has silenced somebody for themselves, and to no others. */
  #showMutes(before: TableState, after: TableState): void {
    for (const connection of this.#devices) {
      const mutedForMe = mutesOf(after, connection.person)
      const message: MutesMessage = { mutedForMe }
      if (mutedForMe !== mutesOf(before, connection.person)) connection.send(messageFrame(FROM_SERVER.mutes, message))
    }
  }

  #showWhole(connection: Connection): void {
    const { state, version } = this.#shown
    const { person } = connection
    const { present, screens, knocks, call } = this.#stage.besides()
    const told = { version, you: person, present, screens, knocks, mutedForMe: mutesOf(state, person), call }
    connection.showWhole(wholeFrame(viewFor(state, person), told))
    this.#stage.greet(connection)
  }
}

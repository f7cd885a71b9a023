import { type CallMember, FROM_SERVER, IN_CALL_AT_MOST, type SignalFromServer, type SignalToServer } from '@figment/protocol'
import type { PersonId } from '@figment/table'
import type { Connection } from '../connection/connection.ts'
import { messageFrame } from '../connection/frames.ts'

/** A phone that changes from one network to another is back within this time, and its picture never went away. */
const STAYS_MS = 8000

interface Member extends CallMember {
  /** Null while it is lost. */
  connection: Connection | null
  leaving?: ReturnType<typeof setTimeout>
}

type Announcement = Extract<SignalToServer, { type: 'announce' }>
type Telling = Extract<SignalToServer, { type: 'tell' }>

interface CallTable {
  readonly connections: ReadonlySet<Connection>
  mayAnnounce(person: PersonId): boolean
  onBound(bound: 'inCall'): void
}

/** Who is in the table's call, and what their devices tell each other on the way to it. Kept nowhere; picture and sound never come here. */
export class Call {
  readonly #members = new Map<PersonId, Member>()
  readonly #table: CallTable

  constructor(table: CallTable) {
    this.#table = table
  }

  get members(): readonly CallMember[] {
    return [...this.#members.values()].map(({ person, peer, audio, video }) => ({ person, peer, audio, video }))
  }

  hear(connection: Connection, signal: SignalToServer): void {
    const { person } = connection
    if (!person) return
    switch (signal.type) {
      case 'announce':
        return this.#announce(connection, person, signal)
      case 'leave':
        return this.#leave(connection, person)
      case 'tell':
        return this.#tell(connection, person, signal)
    }
  }

  disconnect(connection: Connection): void {
    const { person } = connection
    const member = person === null ? undefined : this.#members.get(person)
    if (!person || member?.connection !== connection) return
    member.connection = null
    member.leaving = setTimeout(() => this.remove(person), STAYS_MS)
  }

  close(): void {
    for (const { leaving } of this.#members.values()) clearTimeout(leaving)
  }

  /** The same call, of a table that was closed and is opened anew. */
  goOnFrom(before: Call, isHere: (person: PersonId) => boolean): void {
    for (const [person, member] of before.#members) {
      if (!isHere(person)) continue
      this.#members.set(person, member)
      if (!member.connection) member.leaving = setTimeout(() => this.remove(person), STAYS_MS)
    }
  }

  #announce(connection: Connection, person: PersonId, { peer, audio, video, isAgain }: Announcement): void {
    // everybody hears of it: whoever announces again and again, under whatever names, is left out
    if (!this.#table.mayAnnounce(person)) return
    const before = this.#members.get(person)
    const isAnotherDevice = before !== undefined && before.peer !== peer
    // somebody is in the call with one device: the one they joined with last, not one that merely comes back
    if (isAnotherDevice && isAgain && before.connection) return send(connection, { type: 'members', members: this.members })
    if (!before && this.#members.size >= IN_CALL_AT_MOST) {
      this.#table.onBound('inCall')
      return send(connection, { type: 'full' })
    }
    const isTaken = [...this.#members.values()].some((member) => member.peer === peer && member.person !== person)
    if (isTaken) return
    clearTimeout(before?.leaving)
    if (isAnotherDevice) this.#toAll({ type: 'gone', peer: before.peer })
    this.#members.set(person, { person, peer, audio, video, connection })
    this.#toAll({ type: 'members', members: this.members })
  }

  #leave(connection: Connection, person: PersonId): void {
    if (this.#members.get(person)?.connection === connection) this.remove(person)
  }

  /** Also of a person whom the table has sent away: others hang up at once. */
  remove(person: PersonId): void {
    const member = this.#members.get(person)
    if (!member) return
    clearTimeout(member.leaving)
    this.#members.delete(person)
    this.#toAll({ type: 'gone', peer: member.peer })
    this.#toAll({ type: 'members', members: this.members })
  }

  /** From one who is in the call to another who is. */
  #tell(connection: Connection, person: PersonId, { to, word }: Telling): void {
    const from = this.#members.get(person)
    if (from?.connection !== connection || from.peer === to) return
    const listener = [...this.#members.values()].find(({ peer }) => peer === to)
    if (listener?.connection) send(listener.connection, { type: 'told', from: from.peer, word })
  }

  #toAll(signal: SignalFromServer): void {
    const frame = messageFrame(FROM_SERVER.signal, signal)
    for (const connection of this.#table.connections) connection.send(frame)
  }
}

const send = (connection: Connection, signal: SignalFromServer): void => connection.signal(messageFrame(FROM_SERVER.signal, signal))

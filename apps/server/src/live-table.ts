import { createHmac } from 'node:crypto'
import type { EventLog, Lease, Recordings } from '@figment/event-log'
import { type Chance, isRefused, lazyChance } from '@figment/game-kit'
import { decodePiece } from '@figment/ink'
import {
  type Answer,
  CLOSED,
  decodeStrength,
  FROM_CLIENT,
  FROM_SERVER,
  MOVE_BYTES_AT_MOST,
  type OpenRequest,
  type Presence,
  REACTIONS,
  type ReactionMessage,
} from '@figment/protocol'
import {
  come,
  comeBack,
  decide,
  evolve,
  expire,
  PASS_LASTS,
  type PersonId,
  playMove,
  type Refusal,
  replaceHost,
  seatThatDraws,
  seatThatMoves,
  type TableDecision,
  type TableEvent,
  type TableState,
  unopenedTable,
  usePass,
} from '@figment/table'
import { Alarm } from './alarm.ts'
import { asideOf } from './aside.ts'
import { BotSeats } from './bot-seats.ts'
import { parseSignal } from './call-message.ts'
import { Call } from './call.ts'
import type { Connection } from './connection.ts'
import { erase, removeTable } from './erasure.ts'
import { changeFrames, messageFrame, PONG, viewFor, wholeFrame } from './frames.ts'
import type { Guest } from './guest.ts'
import { InkInTheAir } from './ink-in-the-air.ts'
import { logger, markOf } from './logging.ts'
import type { Metrics } from './metrics.ts'
import { MotionInTheAir } from './motion-in-the-air.ts'
import { parseMove, RecentMoves } from './move-message.ts'
import { PresenceBook } from './presence.ts'
import { Puppets } from './puppets.ts'
import { readEntry, writeEntry } from './table-entry.ts'

export interface Pacing {
  readonly botPace: number
  readonly hostGoneSeconds: number
}

/** After a restart nobody's time is up before they could come back. */
const GRACE = 15_000

/** The table lives elsewhere by now: whoever waits for it must look for it again. */
export class LetGo extends Error {}

/** A move that was accepted, and the device that it came from. */
interface Moved {
  readonly by: PersonId
  readonly id: string
  readonly from: Connection
}

/** A table in memory: parse, decide, append, evolve, send. It knows connections, but not what carries them. */
export class LiveTable {
  /** All that was decided; runs ahead of what is written by a few milliseconds. */
  #state: TableState
  #length: number
  /** The number of the entry with which the latest game began. */
  #gameBegan = 0
  /** What is safely written and was shown. */
  #shown: { readonly state: TableState; readonly version: number }
  #isHeld = true
  #lastWrite: Promise<unknown> = Promise.resolve()
  readonly #openedAt = Date.now()
  #stirredAt = this.#openedAt
  readonly #log: EventLog
  readonly #lease: Lease
  readonly #pacing: Pacing
  readonly #metrics: Metrics
  readonly #letGo: () => void
  readonly #moves = new RecentMoves()
  readonly #connections = new Set<Connection>()
  readonly #presence = new PresenceBook(() => this.#presenceChanged())
  readonly #clock = new Alarm(() => this.#timeIsUp())
  readonly #hostClock = new Alarm(() => this.#hostIsGone())
  #hostGoneAt: number | null = null
  readonly #bots: BotSeats
  readonly #puppets: Puppets
  readonly #ink = new InkInTheAir(this.#connections)
  readonly #motion = new MotionInTheAir(this.#connections)
  readonly #call = new Call(this.#connections)

  private constructor(log: EventLog, lease: Lease, entries: readonly string[], pacing: Pacing, metrics: Metrics, letGo: () => void) {
    this.#log = log
    this.#lease = lease
    this.#pacing = pacing
    this.#metrics = metrics
    this.#letGo = letGo
    let state = unopenedTable
    for (const [number, { events, by, id }] of entries.map(readEntry).entries()) {
      const { games } = state.open
      state = events.reduce(evolve, state)
      if (state.open.games > games) this.#gameBegan = number
      if (by && id) this.#moves.remember(by, id)
    }
    this.#state = state
    this.#length = entries.length
    this.#shown = { state, version: entries.length }
    this.#puppets = new Puppets({ pace: pacing.botPace, motion: this.#motion, state: () => this.#state })
    this.#bots = new BotSeats({
      pace: pacing.botPace,
      state: () => this.#state,
      chance: (seat, thought) => this.#chance(`/bot ${seat} ${thought}`),
      seenBy: (seat) => this.#puppets.seenBy(seat),
      play: async (seat, move) => await this.#carryOut(playMove(this.#state, seat, move, this.#chance())),
    })
  }

  /** Takes the table over from whoever held it; null when there is none. `letGo` is called when somebody else takes it. */
  static async open(log: EventLog, code: string, pacing: Pacing, metrics: Metrics, letGo: () => void): Promise<LiveTable | null> {
    const opened = await log.open(code)
    return opened && new LiveTable(log, opened.lease, opened.entries, pacing, metrics, letGo)
  }

  get epoch(): number {
    return this.#lease.epoch
  }

  /** Nobody came, went or did anything, and nothing happened by itself. */
  isStillSince(time: number): boolean {
    return this.#stirredAt <= time && this.#call.members.length === 0
  }

  get isEmpty(): boolean {
    return this.#connections.size === 0
  }

  personOf(guest: Guest): PersonId | null {
    return this.#state.hidden.guests[guest] ?? null
  }

  /** A guest at the door: null when they may come in. */
  async admit(guest: Guest, { as, profile }: OpenRequest): Promise<Refusal | 'nameNeeded' | null> {
    if (as === 'tv' || this.personOf(guest)) return null
    if (!profile) return 'nameNeeded'
    return await this.#carryOutHere(come(this.#state, guest, profile))
  }

  /** Writes down the hash of a code that moves the guest's seat; false when the guest has none. */
  async makePass(guest: Guest, hash: string): Promise<{ readonly until: number } | null> {
    const person = this.personOf(guest)
    if (!person) return null
    const until = Date.now() + PASS_LASTS
    await this.#carryOutHere([{ type: 'passMade', person, hash, until }])
    return { until }
  }

  async redeem(guest: Guest, hash: string): Promise<Refusal | null> {
    const refusal = await this.#carryOutHere(usePass(this.#state, hash, guest, Date.now()))
    for (const connection of this.#connections) {
      if (connection.guest !== null && this.personOf(connection.guest) !== connection.person) connection.close(CLOSED.moved)
    }
    return refusal
  }

  /** Forgets what the guest made here; they leave the table, and it is opened anew from what is left of its log. */
  async erase(guest: Guest, recordings: Recordings): Promise<void> {
    const person = this.personOf(guest)
    if (!person) return
    const isHere = this.#state.open.people[person]?.hasLeft === false
    const asking = { person, present: this.#presence.present, chance: this.#chance() }
    if (isHere) await this.#carryOutHere(decide(this.#state, { type: 'leaveTable' }, asking))
    const erased = await this.#endWith(() => erase({ log: this.#log, recordings }, this.#lease, guest))
    if (erased === 'fenced') throw new LetGo()
  }

  /** For the host: the whole table, for everybody. */
  async remove(guest: Guest, recordings: Recordings): Promise<'onlyTheHost' | null> {
    const { host } = this.#state.open
    if (host === null || this.personOf(guest) !== host) return 'onlyTheHost'
    await this.#endWith(async () => {
      await removeTable({ log: this.#log, recordings }, this.#lease.table)
      for (const connection of this.#connections) connection.close(CLOSED.gone)
    })
    return null
  }

  connect(connection: Connection): void {
    this.#stirredAt = Date.now()
    this.#connections.add(connection)
    const { person } = connection
    if (person) {
      this.#closeTheOldest(person)
      this.#presence.arrive(person)
      void this.#carryOut(comeBack(this.#state, person))
    }
    this.#showWhole(connection)
    this.#attend()
  }

  disconnect(connection: Connection): void {
    if (!this.#connections.delete(connection)) return
    this.#stirredAt = Date.now()
    if (connection.person) this.#presence.depart(connection.person)
    this.#call.disconnect(connection)
    this.#attend()
  }

  receive(connection: Connection, type: number, bytes: Uint8Array): void {
    if (type !== FROM_CLIENT.ping) this.#stirredAt = Date.now()
    if (type === FROM_CLIENT.ink) return this.#draw(connection, bytes)
    if (type === FROM_CLIENT.motion) return this.#movePuppet(connection, bytes)
    if (type === FROM_CLIENT.signal) return this.#signal(connection, bytes)
    switch (connection.pace.next()) {
      case 'close':
        return connection.close(CLOSED.tooFast)
      case 'ignore':
        return this.#answer(connection, { id: '', refused: 'tooFast' })
      case 'heard':
        break
    }
    if (connection.isBehind) this.#showWhole(connection)
    if (type === FROM_CLIENT.ping) return connection.send(PONG)
    if (type === FROM_CLIENT.askWhole) return this.#showWhole(connection)
    if (type === FROM_CLIENT.react) return this.#react(connection, bytes)
    if (type === FROM_CLIENT.move && bytes.byteLength <= MOVE_BYTES_AT_MOST) return this.#move(connection, bytes)
    this.#answer(connection, { id: '', refused: 'badMessage' })
  }

  /** Lets everything that was accepted be written, then forgets the table. */
  async close(): Promise<void> {
    this.#rest()
    await this.#lastWrite
  }

  /** Nothing more is written here, and everybody asks again where the table is. */
  async #endWith<Result>(last: () => Promise<Result>): Promise<Result> {
    if (!this.#isHeld) throw new LetGo()
    await this.close()
    try {
      return await last()
    } finally {
      this.#letGo()
    }
  }

  #move(connection: Connection, bytes: Uint8Array): void {
    const { person } = connection
    const parsed = parseMove(bytes)
    if (!parsed.ok) return this.#answer(connection, { id: parsed.id, refused: 'badMessage' })
    const { id, move } = parsed
    if (!person) return this.#answer(connection, { id, refused: 'notSeated' })
    if (this.#moves.has(person, id)) return this.#answerAgain(connection, id)
    const decision = decide(this.#state, move, { person, present: this.#presence.present, chance: this.#chance() })
    // a move that cannot be written is not answered: the device sends it again to whoever holds the table now
    if (!this.#isHeld) return
    if (isRefused(decision)) return this.#answer(connection, { id, refused: decision.refused })
    if (decision.length === 0) return this.#answer(connection, { id, refused: null })
    void this.#write(decision, { by: person, id, from: connection })
  }

  /** Once what the move decided is surely written. */
  #answerAgain(connection: Connection, id: string): void {
    void this.#lastWrite.then(() => (this.#isHeld ? this.#answer(connection, { id, refused: null }) : undefined))
  }

  async #carryOut(decision: TableDecision): Promise<Refusal | null> {
    if (isRefused(decision)) return decision.refused
    if (decision.length > 0 && this.#isHeld) await this.#write(decision)
    return null
  }

  /** For those who wait at the door: when the table was let go meanwhile, they must knock again. */
  async #carryOutHere(decision: TableDecision): Promise<Refusal | null> {
    const refusal = await this.#carryOut(decision)
    if (!this.#isHeld) throw new LetGo()
    return refusal
  }

  #write(events: readonly TableEvent[], move?: Moved): Promise<void> {
    const state = events.reduce(evolve, this.#state)
    const expected = this.#length
    if (state.open.games > this.#state.open.games) this.#gameBegan = expected
    const aside = asideOf(this.#state, state, this.#gameBegan)
    this.#stirredAt = Date.now()
    this.#state = state
    this.#length = expected + 1
    if (move) this.#moves.remember(move.by, move.id)
    const cause = move && { by: move.by, id: move.id }
    const began = performance.now()
    const write = this.#log.append(this.#lease, expected, [writeEntry({ at: Date.now(), ...cause, events })], aside).then(
      (outcome) => {
        this.#metrics.appended(outcome, began)
        return outcome === 'written' ? this.#show(state, expected + 1, move) : this.#lose()
      },
      (error) => {
        this.#metrics.appended('failed', began)
        logger.error({ table: markOf(this.#lease.table), err: error }, 'A table could not be written.')
        this.#lose()
      },
    )
    this.#lastWrite = write
    return write
  }

  #show(state: TableState, version: number, move?: Moved): void {
    const { state: before, version: from } = this.#shown
    this.#shown = { state, version }
    const frameFor = changeFrames(before, state, { from, version })
    const show = (connection: Connection) => {
      if (connection.isBehind) this.#showWhole(connection)
      else connection.show(frameFor(connection.person))
    }
    for (const connection of this.#connections) show(connection)
    if (move) {
      this.#metrics.moves.inc()
      this.#answer(move.from, { id: move.id, refused: null })
    }
    this.#attend()
  }

  #showWhole(connection: Connection): void {
    const { state, version } = this.#shown
    const { person } = connection
    connection.isBehind = false
    connection.show(
      wholeFrame(viewFor(state, person), { version, you: person, present: [...this.#presence.present], call: this.#call.members }),
    )
    this.#motion.greet(connection)
  }

  /** Passed on to everybody at once, and forgotten. */
  #react({ person }: Connection, bytes: Uint8Array): void {
    const reaction = REACTIONS[bytes[0] ?? -1]
    if (!person || !reaction || bytes.byteLength !== 1) return
    const message: ReactionMessage = { person, reaction }
    const frame = messageFrame(FROM_SERVER.reaction, message)
    for (const connection of this.#connections) connection.show(frame)
  }

  /** A stroke that grows: shown to the others if this seat may draw now, and forgotten. */
  #draw(connection: Connection, bytes: Uint8Array): void {
    const pace = connection.inkPace.next()
    if (pace === 'close') return connection.close(CLOSED.tooFast)
    // the finished stroke comes as a move: what is left out here is only seen a little later
    if (pace === 'ignore') return
    if (!decodePiece(bytes)) return this.#answer(connection, { id: '', refused: 'badMessage' })
    const seat = seatThatDraws(this.#state, connection.person)
    if (seat !== null) this.#ink.hear({ seat, piece: bytes, from: connection })
  }

  /** How strongly somebody's puppet moves: shown to the others if this seat may act now. */
  #movePuppet(connection: Connection, bytes: Uint8Array): void {
    const pace = connection.motionPace.next()
    if (pace === 'close') return connection.close(CLOSED.tooFast)
    if (pace === 'ignore') return
    const strength = decodeStrength(bytes)
    if (strength === null) return this.#answer(connection, { id: '', refused: 'badMessage' })
    const seat = seatThatMoves(this.#state, connection.person)
    if (seat !== null) this.#motion.hear({ seat, strength, from: connection })
  }

  /** What devices of the call tell each other: passed on within the table, and forgotten. */
  #signal(connection: Connection, bytes: Uint8Array): void {
    const pace = connection.signalPace.next()
    if (pace === 'close') return connection.close(CLOSED.tooFast)
    if (pace === 'ignore') return
    const signal = parseSignal(bytes)
    if (!signal) return this.#answer(connection, { id: '', refused: 'badMessage' })
    this.#call.hear(connection, signal)
  }

  #answer(connection: Connection, answer: Answer): void {
    if (answer.refused) this.#metrics.refusals.inc({ reason: answer.refused })
    connection.send(messageFrame(FROM_SERVER.answer, answer))
  }

  /** Somebody else writes this table now: stop, and send everybody there. */
  #lose(): void {
    if (!this.#isHeld) return
    logger.warn({ table: markOf(this.#lease.table) }, 'A table was let go.')
    this.#rest()
    this.#letGo()
  }

  #rest(): void {
    this.#isHeld = false
    this.#presence.close()
    this.#call.close()
    this.#bots.stop()
    this.#puppets.stop()
    this.#clock.set(null)
    this.#hostClock.set(null)
  }

  /** The luck of the next decision, from the table's seed: the log replays it, nobody can foresee it. */
  #chance(whose = ''): Chance {
    const { seed } = this.#state.hidden
    const decision = `${this.#length}${whose}`
    return lazyChance(() => createHmac('sha256', seed).update(decision).digest('hex'), Date.now())
  }

  #closeTheOldest(person: PersonId): void {
    const theirs = [...this.#connections].filter((connection) => connection.person === person)
    for (const connection of theirs.slice(0, -MOST_DEVICES)) connection.close(CLOSED.elsewhere)
  }

  #presenceChanged(): void {
    const presence: Presence = { present: [...this.#presence.present] }
    const frame = messageFrame(FROM_SERVER.presence, presence)
    for (const connection of this.#connections) connection.send(frame)
    this.#attend()
  }

  /** Sets the clocks and wakes the bots; while nobody looks, time stands still. */
  #attend(): void {
    if (!this.#isHeld) return
    const { open } = this.#state
    const isWatched = !this.isEmpty
    const due = open.pausedAt === null ? (open.play?.open.due ?? null) : null
    this.#clock.set(isWatched && due !== null ? Math.max(due, this.#openedAt + GRACE) : null)
    const hostIsHere = open.host === null || this.#presence.present.has(open.host)
    this.#hostGoneAt = hostIsHere ? null : (this.#hostGoneAt ?? Date.now())
    this.#hostClock.set(this.#hostGoneAt === null || !isWatched ? null : this.#hostGoneAt + this.#pacing.hostGoneSeconds * 1000)
    this.#puppets.attend({ isWatched, present: this.#presence.present })
    this.#bots.attend({ isWatched })
  }

  #timeIsUp(): void {
    const due = this.#state.open.play?.open.due ?? null
    if (due !== null && due <= Date.now()) void this.#carryOut(expire(this.#state, this.#chance()))
  }

  #hostIsGone(): void {
    this.#hostGoneAt = null
    void this.#carryOut(replaceHost(this.#state.open, this.#presence.present))
  }
}

const MOST_DEVICES = 4

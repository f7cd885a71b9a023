import { entry as gameEntry } from '@figment/catalog'
import type { EventLog } from '@figment/event-log'
import { isRefused } from '@figment/game-kit'
import { CLOSED, FROM_CLIENT, FROM_SERVER, type KnocksMessage, MOVE_BYTES_AT_MOST, type Presence } from '@figment/protocol'
import {
  comeBack,
  decide,
  endGame,
  type PageName,
  type PersonId,
  playMove,
  type Refusal,
  ROOMS,
  type TableDecision,
  type TableEvent,
  type Thing,
} from '@figment/table'
import { Air } from '../air/air.ts'
import { Audience } from './audience.ts'
import { BotSeats } from './bot-seats.ts'
import { Budgets } from './budgets.ts'
import { type Connection, sendSoon } from '../connection/connection.ts'
import { PONG } from '../connection/frames.ts'
import type { Guest } from '../connection/guest.ts'
import type { TableBounds } from '../running/bounds.ts'
import { Eraser } from './eraser.ts'
import { LetGo } from './let-go.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'
import { parseMove } from './move-message.ts'
import { type PageRefusal, Pages } from './pages.ts'
import { PresenceBook } from './presence.ts'
import { reportedThing, type ReportedThing } from './reported-thing.ts'
import { roomLeft } from './room-left.ts'
import { Puppets } from '../air/puppets.ts'
import type { WithoutPeople } from './without-people.ts'
import { type Cause, TableBook } from './table-book.ts'
import { TableClocks } from './table-clocks.ts'
import { TableDoor } from './table-door.ts'
import { personOf } from './threshold.ts'

export interface Pacing {
  readonly botPace: number
  readonly hostGoneSeconds: number
  readonly bounds: TableBounds
  readonly withoutPeople: WithoutPeople
  /** The mark of an address at a table. */
  placeOf(table: string, address: string): string
  /** As who runs the server has it; left out, as many as there may be anywhere. */
  peopleAtMost?(): number
  /** For what people bring to a table, beside what they do there. */
  hasRoomForNew?(): boolean
}

/** What carries the table. */
export interface TableInRoom {
  /** Somebody else has taken it. */
  letGo(): void
  /** Something was taken off all screens: it is to be taken out of the log too, with `blank`, and the table opened anew. */
  blank(): void
  /** Not before. */
  readonly blankAgainAt: number
}

export type { Thing }

/** What is kept of a table: its log, and beside it whence its people came. */
interface Kept {
  readonly log: EventLog
  readonly book: TableBook
  readonly places: ReadonlyMap<PersonId, readonly string[]>
}

/** A move that was accepted, and the device that it came from. */
interface Moved extends Cause {
  readonly from: Connection
  /** Of its message. */
  readonly bytes: number
}

/** A table in memory: parse, decide, append, evolve, send. It knows connections, but not what carries them. */
export class LiveTable {
  readonly #book: TableBook
  #stirredAt = Date.now()
  readonly #pacing: Pacing
  readonly #metrics: Metrics
  readonly #budgets: Budgets
  readonly #room: TableInRoom
  readonly #presence = new PresenceBook(() => this.#presenceChanged())
  readonly #audience: Audience
  readonly #clocks: TableClocks
  readonly #air: Air
  readonly #bots: BotSeats
  readonly #puppets: Puppets
  readonly #pages: Pages
  /** Whoever wants to come in, and all ways in and out. */
  readonly door: TableDoor
  readonly eraser: Eraser

  private constructor({ log, book, places }: Kept, pacing: Pacing, metrics: Metrics, room: TableInRoom) {
    this.#book = book
    this.#pacing = pacing
    this.#metrics = metrics
    this.#budgets = new Budgets(pacing.bounds)
    this.#room = room
    const present = () => this.#presence.present
    this.#audience = new Audience(
      { state: book.state, version: book.length },
      {
        metrics,
        besides: () => ({
          present: [...present()],
          screens: this.door.doorway.screenNames,
          knocks: this.door.knocks.all,
          call: this.#air.call.members,
        }),
        greet: (connection) => this.#air.motion.greet(connection),
      },
    )
    this.door = new TableDoor({
      log,
      book,
      places,
      metrics,
      present,
      budgets: this.#budgets,
      devices: this.#audience.devices,
      placeOf: (address) => pacing.placeOf(book.state.hidden.marksOf, address),
      peopleAtMost: () => pacing.peopleAtMost?.() ?? Number.POSITIVE_INFINITY,
      isSpent: () => this.#isSpent,
      knocksChanged: () => this.#knocksChanged(),
      carryOutHere: async (decision) => await this.#carryOutHere(decision),
      write: async (events) => await this.#write(events),
    })
    this.eraser = new Eraser({
      log,
      book,
      present,
      devices: this.#audience.devices,
      door: this.door.doorway,
      carryOutHere: async (decision) => await this.#carryOutHere(decision),
      close: async () => await this.close(),
      letGo: () => room.letGo(),
    })
    this.#air = new Air({
      connections: this.#audience.devices,
      state: () => book.state,
      refuse: (connection) => this.#audience.answer(connection, { id: '', refused: 'badMessage' }),
      mayAnnounce: (person) => this.#mayAnnounce(person),
      onBound: (bound) => metrics.reached(bound),
    })
    this.#clocks = new TableClocks({
      ...pacing,
      book,
      metrics,
      room,
      present,
      addresses: () => [...this.#audience.devices].map(({ address }) => address),
      isInCall: () => this.#air.call.members.length > 0,
      carryOut: (decision) => void this.#carryOut(decision),
      attend: () => this.#attend(),
    })
    this.#pages = new Pages(metrics)
    this.#puppets = new Puppets({ pace: pacing.botPace, motion: this.#air.motion, state: () => book.state })
    this.#bots = new BotSeats({
      pace: pacing.botPace,
      state: () => book.state,
      chance: (seat, thought) => book.chance(`/bot ${seat} ${thought}`),
      seenBy: (seat) => this.#puppets.seenBy(seat),
      present,
      play: async (seat, move) => await this.#carryOut(playMove(book.state, seat, move, book.chance(), present())),
    })
  }

  /**
   * Takes the table over from whoever held it; null when there is none.
   * One that a later version of Figment wrote is left to whoever has it: WrittenLater is thrown.
   */
  static async open(log: EventLog, code: string, pacing: Pacing, metrics: Metrics, room: TableInRoom): Promise<LiveTable | null> {
    const book = await TableBook.open(log, code, metrics)
    if (!book) return null
    const { guests } = book.state.hidden
    const noted = [...(await log.placesAt(code))].map(([guest, places]) => [guests[guest] ?? '', places] as const)
    return new LiveTable({ log, book, places: new Map(noted) }, pacing, metrics, room)
  }

  get epoch(): number {
    return this.#book.lease.epoch
  }

  /** What it takes of the memory, roughly, in bytes: what everybody sees, as far as that was ever made, and a little for each entry. */
  get weight(): number {
    return this.#audience.shownBytes + ENTRY_WEIGHS_BYTES * this.#book.length
  }

  get isInPlay(): boolean {
    return this.#book.state.open.play !== null
  }

  /** Something will happen here by itself. */
  get isTimed(): boolean {
    const { play, pausedAt } = this.#book.state.open
    return pausedAt === null && play?.open.due != null
  }

  /** Nobody came, went or did anything, and nothing happened by itself. */
  isStillSince(time: number): boolean {
    return this.#stirredAt <= time && this.#air.call.members.length === 0
  }

  get isEmpty(): boolean {
    return this.#audience.devices.size === 0
  }

  #personOf(guest: Guest): PersonId | null {
    return personOf(this.#book.state, guest)
  }

  /** Whether a device that was connected before has its place still. */
  isStillHere({ guest, person, ticketOf }: Connection): boolean {
    if (guest !== null) return this.#personOf(guest) === person
    return ticketOf === null || !Object.hasOwn(this.#book.state.hidden.removedScreens, ticketOf)
  }

  /** What somebody made here, for whoever has a place here and reports it. */
  findThing(guest: Guest, thing: Thing): ReportedThing | { readonly refused: 'notYours' | 'noSuchThing' } {
    const by = this.#personOf(guest)
    if (by === null) return { refused: 'notYours' }
    return reportedThing(this.#audience.shown.state, by, thing) ?? { refused: 'noSuchThing' }
  }

  /** The same table, opened anew while everybody stays: those in the call are still in it. */
  goOnFrom(before: LiveTable): void {
    const { people } = this.#book.state.open
    this.#air.call.goOnFrom(before.#air.call, (person) => people[person]?.hasLeft === false)
    this.door.knocks.goOnFrom(before.door.knocks)
  }

  /** For those who are sent the view: people of this table, and screens while they are connected. */
  page(guest: Guest, name: PageName): Buffer | PageRefusal {
    const isShownHere = this.#personOf(guest) !== null || [...this.#audience.devices].some(({ ticketOf }) => ticketOf === guest)
    return isShownHere ? this.#pages.read(this.#audience.shown.state, name, guest) : 'notYours'
  }

  connect(connection: Connection): void {
    this.#stirredAt = Date.now()
    this.#audience.add(connection)
    const { person } = connection
    if (this.door.doorway.enter(connection)) this.#presenceChanged()
    if (person) {
      this.#clocks.touch()
      this.#audience.closeTheOldest(person)
      this.#presence.arrive(person)
      void this.#carryOut(comeBack(this.#book.state, person, this.#presence.present))
    }
    this.#audience.owe(connection)
    this.#attend()
  }

  disconnect(connection: Connection): void {
    if (!this.#audience.remove(connection)) return
    this.#stirredAt = Date.now()
    if (connection.person) this.#presence.depart(connection.person)
    if (this.door.doorway.leave(connection)) this.#presenceChanged()
    this.#air.call.disconnect(connection)
    this.#attend()
  }

  receive(connection: Connection, type: number, bytes: Uint8Array): void {
    // whoever was sent away is not heard any more, whether or not they hang up
    if (!this.#audience.devices.has(connection)) return
    if (type !== FROM_CLIENT.ping) {
      this.#stirredAt = Date.now()
      if (connection.person) this.#clocks.touch()
    }
    if (this.#air.hear(connection, type, bytes)) return
    if (type === FROM_CLIENT.askWhole) return this.#audience.askWhole(connection)
    const isMove = type === FROM_CLIENT.move
    if (isMove && bytes.byteLength <= MOVE_BYTES_AT_MOST) return this.#move(connection, bytes)
    if (isMove) this.#metrics.reached('moveBytes')
    if (!this.#audience.isInTime(connection)) return
    if (type === FROM_CLIENT.ping) return connection.send(PONG)
    if (type === FROM_CLIENT.react) return this.#air.react(connection, bytes)
    this.#audience.answer(connection, { id: '', refused: 'badMessage' })
  }

  /** Lets everything that was accepted be written, then forgets the table. */
  async close(): Promise<void> {
    this.#rest()
    await this.#book.rest({ forLong: false })
  }

  /** As `close`, and the next one who wants the table has it quickly. */
  async sleep(): Promise<void> {
    this.#rest()
    await this.#book.rest({ forLong: true })
  }

  #move(connection: Connection, bytes: Uint8Array): void {
    const { person, putOff } = connection
    const parsed = parseMove(bytes)
    if (!parsed.ok || !person) {
      const refused = parsed.ok ? 'notSeated' : parsed.isTooLong ? 'textTooLong' : 'badMessage'
      return this.#audience.isInTime(connection) ? this.#audience.answer(connection, { id: parsed.id, refused }) : undefined
    }
    const { id, move } = parsed
    const short = this.#budgets[putOff.isBehind(id) ? 'behind' : 'spend'](person, bytes.byteLength)
    if (short) return this.#audience.tellToWait(connection, id, short)
    putOff.heard()
    if (this.#book.has({ by: person, id })) return this.#answerWhenWritten(connection, id)
    if (this.#isSpent) return this.#audience.answer(connection, { id, refused: 'noRoomLeft' })
    const { present } = this.#presence
    const decision = decide(this.#book.state, move, { person, present, chance: this.#book.chance(), door: this.door.doorway })
    // a move that cannot be written is not answered: the device sends it again to whoever holds the table now
    if (!this.#book.isHeld) return
    if (isRefused(decision)) return this.#audience.answer(connection, { id, refused: decision.refused })
    if (move.type === 'answerKnock') this.door.knocks.answer(move.knock, move)
    const goesOn = move.type === 'startGame' || move.type === 'resumeGame'
    if (goesOn && this.#clocks.areTooMany(decision)) return this.#audience.answer(connection, { id, refused: 'tooManyWithoutPeople' })
    if (decision.length === 0) return this.#answerWhenWritten(connection, id)
    if (this.#pacing.hasRoomForNew?.() === false && decision.some(bringsOwnCards)) {
      this.#metrics.reached('diskForNew')
      return this.#audience.answer(connection, { id, refused: 'serverFull' })
    }
    void this.#write(decision, { by: person, id, from: connection, bytes: bytes.byteLength })
  }

  #mayAnnounce(person: PersonId): boolean {
    const isInTime = this.#budgets.spendAnnouncement(person)
    if (!isInTime) this.#metrics.reached('announcementsOfAPerson')
    return isInTime
  }

  /** Once all that was decided before is surely written: a promise that rests on what is lost would be lost too. */
  #answerWhenWritten(connection: Connection, id: string): void {
    void this.#book.lastWrite.then(() => (this.#book.isHeld ? this.#audience.answer(connection, { id, refused: null }) : undefined))
  }

  async #carryOut(decision: TableDecision): Promise<Refusal | null> {
    if (isRefused(decision)) return decision.refused
    if (decision.length > 0 && this.#isSpent) return 'noRoomLeft'
    if (decision.length > 0 && this.#book.isHeld) await this.#write(decision)
    return null
  }

  /** For those who wait at the door: when the table was let go meanwhile, they must knock again. */
  async #carryOutHere(decision: TableDecision): Promise<Refusal | null> {
    const refusal = await this.#carryOut(decision)
    if (!this.#book.isHeld) throw new LetGo()
    return refusal
  }

  async #write(events: readonly TableEvent[], move?: Moved): Promise<void> {
    const bytesBefore = this.#book.bytes
    const writing = this.#book.write(events, move)
    if (move) this.#budgets.spendMore(move.by, this.#book.bytes - bytesBefore - move.bytes)
    // what is written before this turn of the event loop ends also goes out in it
    sendSoon()
    const written = await writing
    if (!written) return this.#lose()
    for (const event of events) {
      this.#sendAway(event)
      if (event.type === 'personDropped') this.#forget(event.person)
    }
    this.#audience.show(written)
    if (move) {
      this.#metrics.moves.inc()
      this.#audience.answer(move.from, { id: move.id, refused: null })
    }
    this.#attend()
  }

  /** What is kept in memory by person does not grow with those who came and went. */
  #forget(person: PersonId): void {
    this.#budgets.forget(person)
    this.door.doorway.forget(person)
  }

  /** Whom the table has no place for any more, with all devices. */
  #sendAway(event: TableEvent): void {
    if (event.type === 'personRemoved') {
      this.#air.call.remove(event.person)
      this.#close(CLOSED.removed, ({ person }) => person === event.person)
    }
    if (event.type === 'screenRemoved') this.#close(CLOSED.removed, ({ guest, ticketOf }) => guest === null && ticketOf === event.guest)
    if (event.type === 'codeChanged') this.#close(CLOSED.gone, ({ guest }) => guest === null)
  }

  #close(code: number, isMeant: (connection: Connection) => boolean): void {
    for (const connection of [...this.#audience.devices].filter(isMeant)) {
      this.disconnect(connection)
      connection.close(code)
    }
  }

  /** Somebody else writes this table now: stop, and send everybody there. */
  #lose(): void {
    if (!this.#book.isHeld) return
    logger.warn({ table: markOf(this.#book.lease.table) }, 'A table was let go.')
    this.#rest()
    this.#room.letGo()
  }

  #rest(): void {
    this.#book.close()
    this.#presence.close()
    this.#audience.close()
    this.door.knocks.close()
    this.#air.call.close()
    this.#bots.stop()
    this.#puppets.stop()
    this.#clocks.stop()
  }

  #presenceChanged(): void {
    const presence: Presence = { present: [...this.#presence.present], screens: this.door.doorway.screenNames }
    this.#audience.tell(FROM_SERVER.presence, presence)
    this.#attend()
  }

  #knocksChanged(): void {
    const message: KnocksMessage = { knocks: this.door.knocks.all }
    this.#audience.tell(FROM_SERVER.knocks, message)
  }

  /** Sets the clocks and wakes the bots; while nobody looks, time stands still. */
  #attend(): void {
    if (!this.#book.isHeld) return
    this.#noteRoom()
    const isWatched = !this.isEmpty
    this.#clocks.attend({ isWatched })
    this.#puppets.attend({ isWatched, present: this.#presence.present })
    this.#bots.attend({ isWatched })
  }

  get #isSpent(): boolean {
    return roomLeft(this.#book, this.#pacing.bounds.log) === 'spent'
  }

  /** Whoever is at the table learns how much more is written down; a game that does not end in time is ended. */
  #noteRoom(): void {
    const left = roomLeft(this.#book, this.#pacing.bounds.log)
    const room = left === 'spent' ? 'none' : left
    const { open } = this.#book.state
    if (ROOMS.indexOf(room) > ROOMS.indexOf(open.room) && room !== 'plenty') void this.#write([{ type: 'logFilled', room }])
    const ending = left === 'spent' && open.play ? endGame(this.#book.state, this.#book.chance(), this.#presence.present) : []
    if (!isRefused(ending) && ending.length > 0) void this.#write(ending)
  }
}

/** Whether a game was chosen with something in its options that somebody wrote. */
function bringsOwnCards(event: TableEvent): boolean {
  if (event.type !== 'gameChosen') return false
  const { game, options } = event.choice
  return (gameEntry(game).forget?.written?.(options) ?? []).length > 0
}

const ENTRY_WEIGHS_BYTES = 100

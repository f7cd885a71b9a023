import { randomBytes } from 'node:crypto'
import { entry as gameEntry } from '@figment/catalog'
import type { EventLog, Recordings } from '@figment/event-log'
import { isRefused, refused } from '@figment/game-kit'
import {
  type Again,
  type Answer,
  CLOSED,
  FROM_CLIENT,
  FROM_SERVER,
  type KnocksMessage,
  MOVE_BYTES_AT_MOST,
  type MutesMessage,
  type OpenRequest,
  type Presence,
} from '@figment/protocol'
import {
  agreeOnRemoval,
  comeBack,
  decide,
  endGame,
  expire,
  evolve,
  mutesOf,
  nextTable,
  type PageName,
  PASS_LASTS_MS,
  type PersonId,
  playMove,
  playsItself,
  presenceChanged,
  type Refusal,
  replaceHost,
  restGame,
  ROOMS,
  sendAway,
  seatOf,
  type TableDecision,
  type TableEvent,
  type TableState,
  takeOff,
  type Thing,
  unopenedTable,
  usePass,
  writeEntry,
} from '@figment/table'
import { Air } from '../air/air.ts'
import { Alarm } from './alarm.ts'
import { Asleep } from './asleep.ts'
import { BotSeats } from './bot-seats.ts'
import { Budgets, type Short } from './budgets.ts'
import { type Connection, sendSoon } from '../connection/connection.ts'
import { asideOf } from '../keeping/aside.ts'
import { blank, erase, removeTable } from '../keeping/erasure.ts'
import { changeFrames, encodedLength, messageFrame, PONG, viewFor, wholeFrame } from '../connection/frames.ts'
import type { Guest } from '../connection/guest.ts'
import { BLANKED_AFTER_MS, DEVICES_OF_A_PERSON_AT_MOST, KNOCK_BOUNDS, type TableBounds } from '../running/bounds.ts'
import { Doorway } from './doorway.ts'
import { Knocks } from './knocks.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'
import { boundOf } from '../running/refused-at.ts'
import { parseMove } from './move-message.ts'
import { type PageRefusal, Pages } from './pages.ts'
import { PresenceBook } from './presence.ts'
import { reportedThing, type ReportedThing } from './reported-thing.ts'
import { roomLeft } from './room-left.ts'
import { Puppets } from '../air/puppets.ts'
import type { WithoutPeople } from './without-people.ts'
import { type Cause, TableBook, type TableInLog } from './table-book.ts'
import { personOf, Threshold, type TurnedAway } from './threshold.ts'
import { Wholes } from './wholes.ts'

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

/** After a restart nobody's time is up before they could come back. */
const GRACE_MS = 15_000

/** The table lives elsewhere by now: whoever waits for it must look for it again. */
export class LetGo extends Error {}

/** Until when a pass works, or why there is none. */
type MadePass = { readonly until: number } | { readonly againInMs: number } | { readonly refused: Refusal }

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
  readonly #log: EventLog
  readonly #book: TableBook
  /** What is safely written and was shown. */
  #shown: TableInLog
  readonly #openedAt = Date.now()
  #stirredAt = this.#openedAt
  /** When a person last did anything, or came. What bots and clocks do is no life. */
  #touchedAt = this.#openedAt
  readonly #pacing: Pacing
  readonly #metrics: Metrics
  readonly #budgets: Budgets
  readonly #room: TableInRoom
  readonly #connections = new Set<Connection>()
  readonly #presence = new PresenceBook(() => this.#presenceChanged())
  readonly #clock = new Alarm(() => this.#timeIsUp())
  readonly #hostClock = new Alarm(() => this.#hostIsGone())
  readonly #restClock = new Alarm(() => this.#goToRest())
  readonly #asleep = new Asleep()
  readonly #blankClock = new Alarm(() => this.#askToBlank())
  #hostGoneAt: number | null = null
  #blankAt: number | null = null
  #hasAskedToBlank = false
  readonly #bots: BotSeats
  readonly #puppets: Puppets
  readonly #pages: Pages
  readonly #air = new Air({
    connections: this.#connections,
    state: () => this.#book.state,
    refuse: (connection) => this.#answer(connection, { id: '', refused: 'badMessage' }),
    mayAnnounce: (person) => this.#mayAnnounce(person),
    onBound: (bound) => this.#metrics.reached(bound),
  })

  readonly #knocks = new Knocks({
    bounds: KNOCK_BOUNDS,
    changed: () => this.#knocksChanged(),
    onBound: () => this.#metrics.reached('knocksAtATable'),
  })
  readonly #doorway: Doorway
  readonly #threshold = new Threshold({
    knocks: this.#knocks,
    state: () => this.#book.state,
    present: () => this.#presence.present,
    placeOf: (address) => this.#placeOf(address),
    isSpent: () => this.#isSpent,
    peopleAtMost: () => this.#pacing.peopleAtMost?.() ?? Number.POSITIVE_INFINITY,
    onBound: (bound) => this.#metrics.reached(bound),
  })

  readonly #wholes = new Wholes({
    open: () => this.#shown.state.open,
    show: (connection) => this.#showWhole(connection),
    onBound: () => this.#metrics.reached('wholes'),
  })

  private constructor({ log, book, places }: Kept, pacing: Pacing, metrics: Metrics, room: TableInRoom) {
    this.#log = log
    this.#book = book
    this.#doorway = new Doorway({ knocks: this.#knocks, places, placeOf: (address) => this.#placeOf(address) })
    this.#pacing = pacing
    this.#metrics = metrics
    this.#budgets = new Budgets(pacing.bounds)
    this.#room = room
    this.#shown = { state: book.state, version: book.length }
    this.#pages = new Pages(metrics)
    this.#puppets = new Puppets({ pace: pacing.botPace, motion: this.#air.motion, state: () => book.state })
    this.#bots = new BotSeats({
      pace: pacing.botPace,
      state: () => book.state,
      chance: (seat, thought) => book.chance(`/bot ${seat} ${thought}`),
      seenBy: (seat) => this.#puppets.seenBy(seat),
      present: () => this.#presence.present,
      play: async (seat, move) => await this.#carryOut(playMove(book.state, seat, move, book.chance(), this.#presence.present)),
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
    return (encodedLength(this.#shown.state.open) ?? 0) + ENTRY_WEIGHS_BYTES * this.#book.length
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
    return this.#connections.size === 0
  }

  personOf(guest: Guest): PersonId | null {
    return personOf(this.#book.state, guest)
  }

  /** Whether a device that was connected before has its place still. */
  isStillHere({ guest, person, ticketOf }: Connection): boolean {
    if (guest !== null) return this.personOf(guest) === person
    return ticketOf === null || !Object.hasOwn(this.#book.state.hidden.removedScreens, ticketOf)
  }

  /** A guest at the door: null when they may come in. Nothing is written down before they do. */
  admit(guest: Guest, request: OpenRequest, address: string): TurnedAway | null {
    return this.#threshold.admit(guest, request, address)
  }

  /** Whether a TV that has a ticket may still look on. */
  mayLookOn(guest: Guest, address: string): boolean {
    return this.#threshold.mayLookOn(guest, address)
  }

  /** What is wrong with a name while somebody types it. */
  whyNotCalled(guest: Guest, name: string, address: string): Refusal | null {
    return this.#threshold.whyNotCalled(guest, name, address)
  }

  /** The name that those are told who have to knock. */
  get whoOpens(): string | null {
    return this.#threshold.whoOpens
  }

  /** Who a guest is that comes in with a device, a new person if need be; null: they may not, any more. */
  async arrive(guest: Guest, profile: OpenRequest['profile'], address: string): Promise<PersonId | null> {
    const decision = this.#threshold.comeIn(guest, profile, address)
    if (typeof decision === 'string' || (await this.#carryOutHere(decision)) !== null) return null
    // whoever is shown the table is on it
    await this.#book.lastWrite
    const person = this.personOf(guest)
    if (person !== null && this.#doorway.comesFrom(person, address)) await this.#keepPlaces(this.#book.lease.table, [guest])
    return person
  }

  /** Whoever is removed, be it tomorrow and in another process, has to knock with a new cookie from where they are now. */
  async #keepPlaces(table: string, guests: readonly Guest[]): Promise<void> {
    const placesOf = (guest: Guest) => this.#doorway.placesOf({ person: this.personOf(guest) ?? '' })
    const places = new Map(guests.map((guest) => [guest, placesOf(guest)] as const).filter(([, marks]) => marks.length > 0))
    // nobody is turned away because of it: the table knows it as long as it is in memory
    await this.#log
      .notePlaces(table, places)
      .catch((error: unknown) => logger.warn({ table: markOf(table), err: error }, 'Where somebody came from could not be written down.'))
  }

  #placeOf(address: string): string {
    return this.#pacing.placeOf(this.#book.state.hidden.marksOf, address)
  }

  /** Writes down the hash of a code that moves the guest's seat; null when the guest has none. */
  async makePass(guest: Guest, hash: string): Promise<MadePass | null> {
    const person = this.personOf(guest)
    if (!person) return null
    const againInMs = this.#budgets.spendPass(person)
    if (againInMs > 0) {
      this.#metrics.reached('passesOfAPerson')
      return { againInMs }
    }
    const until = Date.now() + PASS_LASTS_MS
    const refused = await this.#carryOutHere([{ type: 'passMade', person, hash, until }])
    return refused ? { refused } : { until }
  }

  async redeem(guest: Guest, hash: string): Promise<Refusal | null> {
    const refusal = await this.#carryOutHere(usePass(this.#book.state, hash, guest, Date.now()))
    if (refusal === null) await this.#keepPlaces(this.#book.lease.table, [guest])
    for (const connection of this.#connections) {
      if (connection.guest !== null && this.personOf(connection.guest) !== connection.person) connection.close(CLOSED.moved)
    }
    return refusal
  }

  /** For the host: another table with this code, where those who are here have their places; everybody is shown the way. */
  async moveOn(guest: Guest, code: string): Promise<{ readonly code: string } | { readonly refused: 'onlyTheHost' | 'tryAgain' }> {
    const { host, next: named } = this.#book.state.open
    if (host === null || this.personOf(guest) !== host) return { refused: 'onlyTheHost' }
    if (named !== null) return { code: named }
    const { events, guests } = nextTable(this.#book.state, this.#presence.present, {
      code,
      seed: randomBytes(32).toString('hex'),
      screens: this.#doorway.screens,
    })
    const next = events.reduce(evolve, unopenedTable)
    const created = await this.#log.create(code, [writeEntry({ at: Date.now(), events })], asideOf(unopenedTable, next, 0))
    if (!created) return { refused: 'tryAgain' }
    await this.#keepPlaces(code, guests)
    // however full this one is
    if (this.#book.isHeld) await this.#write([{ type: 'nextTableNamed', code }])
    if (!this.#book.isHeld) throw new LetGo()
    return { code }
  }

  /** For the host: this code leads to the table from now on, and the old one nobody but those who have a place. */
  async changeCode(guest: Guest, code: string): Promise<{ readonly code: string } | { readonly refused: Refusal | 'tryAgain' }> {
    const { host } = this.#book.state.open
    if (host === null || this.personOf(guest) !== host) return { refused: 'onlyTheHost' }
    if (this.#isSpent) return { refused: 'noRoomLeft' }
    // before it is written that it leads here: others may want it at the same moment
    if (!(await this.#log.claimCode(this.#book.lease.table, code))) return { refused: 'tryAgain' }
    const refused = await this.#carryOutHere([{ type: 'codeChanged', code }])
    return refused === null ? { code } : { refused }
  }

  /** For the host, and for whoever sits here: a TV that they have scanned may look on. */
  async letInScreen(guest: Guest, screen: Guest): Promise<Refusal | null> {
    const person = this.personOf(guest)
    const { open } = this.#book.state
    if (person === null || (open.host !== person && seatOf(open, person) === undefined)) return 'notSeated'
    return await this.#carryOutHere([{ type: 'guestLetIn', guest: screen }])
  }

  /** Forgets what the guest made here; they leave the table, which must then be opened anew from what is left of its log. */
  async erase(guest: Guest, recordings: Recordings): Promise<void> {
    // also of somebody who is on no list any more
    const person = this.#book.state.hidden.guests[guest]
    if (person !== undefined) {
      const isHere = this.#book.state.open.people[person]?.hasLeft === false
      const asking = { person, present: this.#presence.present, chance: this.#book.chance() }
      if (isHere) await this.#carryOutHere(decide(this.#book.state, { type: 'leaveTable' }, asking))
    }
    if (!this.#book.isHeld) throw new LetGo()
    await this.close()
    if (person === undefined) return
    const erased = await erase({ log: this.#log, recordings }, this.#book.lease, guest)
    if (erased === 'fenced') throw new LetGo()
  }

  /** For who runs the server: off all screens, whether or not anybody still sees it there. */
  async takeOff(thing: Thing): Promise<Refusal | null> {
    const asking = { present: this.#presence.present, chance: this.#book.chance(), evenIfGone: true }
    return await this.#carryOutHere(takeOff(this.#book.state, thing, asking))
  }

  /** Takes what is off all screens out of the log. It has to be opened anew then. */
  async blank(recordings: Recordings): Promise<void> {
    if (!this.#book.isHeld) throw new LetGo()
    await this.close()
    const blanked = await blank({ log: this.#log, recordings }, this.#book.lease)
    if (blanked === 'fenced') throw new LetGo()
  }

  /** What somebody made here, for whoever has a place here and reports it. */
  findThing(guest: Guest, thing: Thing): ReportedThing | { readonly refused: 'notYours' | 'noSuchThing' } {
    const by = this.personOf(guest)
    if (by === null) return { refused: 'notYours' }
    return reportedThing(this.#shown.state, by, thing) ?? { refused: 'noSuchThing' }
  }

  /** For who runs the server: whoever it is, with all devices; they do not come back unless the host lets them in. */
  async sendAway(guest: Guest): Promise<Refusal | null> {
    const person = this.personOf(guest)
    if (person === null) return null
    const asking = { present: this.#presence.present, chance: this.#book.chance(), door: this.#doorway }
    return await this.#carryOutHere(sendAway(this.#book.state, person, asking))
  }

  /** The same table, opened anew while everybody stays: those in the call are still in it. */
  goOnFrom(before: LiveTable): void {
    const { people } = this.#book.state.open
    this.#air.call.goOnFrom(before.#air.call, (person) => people[person]?.hasLeft === false)
    this.#knocks.goOnFrom(before.#knocks)
  }

  /** The whole table, for everybody: for who opened it, or for all who sit there, when the last of them agrees. */
  async remove(guest: Guest, recordings: Recordings): Promise<'onlyTheOpener' | 'othersMustAgree' | null> {
    const person = this.personOf(guest)
    const agreed = person === null ? refused('onlyTheOpener' as const) : agreeOnRemoval(this.#book.state, person)
    if ('refused' in agreed) return agreed.refused
    if (!agreed.isAgreed) {
      await this.#carryOutHere(agreed.events)
      return 'othersMustAgree'
    }
    if (!this.#book.isHeld) throw new LetGo()
    await this.close()
    try {
      await removeTable({ log: this.#log, recordings }, this.#book.lease.table)
      for (const connection of this.#connections) connection.close(CLOSED.gone)
    } finally {
      this.#room.letGo()
    }
    return null
  }

  /** For those who are sent the view: people of this table, and screens while they are connected. */
  page(guest: Guest, name: PageName): Buffer | PageRefusal {
    const isShownHere = this.personOf(guest) !== null || [...this.#connections].some(({ ticketOf }) => ticketOf === guest)
    return isShownHere ? this.#pages.read(this.#shown.state, name, guest) : 'notYours'
  }

  connect(connection: Connection): void {
    this.#stirredAt = Date.now()
    this.#connections.add(connection)
    const { person } = connection
    if (this.#doorway.enter(connection)) this.#presenceChanged()
    if (person) {
      this.#touchedAt = this.#stirredAt
      this.#closeTheOldest(person)
      this.#presence.arrive(person)
      void this.#carryOut(comeBack(this.#book.state, person, this.#presence.present))
    }
    this.#wholes.owe(connection)
    this.#attend()
  }

  disconnect(connection: Connection): void {
    if (!this.#connections.delete(connection)) return
    this.#wholes.forget(connection)
    this.#stirredAt = Date.now()
    if (connection.person) this.#presence.depart(connection.person)
    if (this.#doorway.leave(connection)) this.#presenceChanged()
    this.#air.call.disconnect(connection)
    this.#attend()
  }

  receive(connection: Connection, type: number, bytes: Uint8Array): void {
    // whoever was sent away is not heard any more, whether or not they hang up
    if (!this.#connections.has(connection)) return
    if (type !== FROM_CLIENT.ping) {
      this.#stirredAt = Date.now()
      if (connection.person) this.#touchedAt = this.#stirredAt
    }
    if (this.#air.hear(connection, type, bytes)) return
    if (type === FROM_CLIENT.askWhole) return this.#askWhole(connection)
    const isMove = type === FROM_CLIENT.move
    if (isMove && bytes.byteLength <= MOVE_BYTES_AT_MOST) return this.#move(connection, bytes)
    if (isMove) this.#metrics.reached('moveBytes')
    if (!this.#isInTime(connection)) return
    if (type === FROM_CLIENT.ping) return connection.send(PONG)
    if (type === FROM_CLIENT.react) return this.#air.react(connection, bytes)
    this.#answer(connection, { id: '', refused: 'badMessage' })
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

  /** False: it says too much, and is told so, or sent away. */
  #isInTime(connection: Connection): boolean {
    const heard = connection.pace.next()
    if (heard !== 'heard') this.#metrics.reached('talking')
    if (heard === 'close') connection.close(CLOSED.tooFast)
    if (heard === 'ignore') this.#answer(connection, { id: '', refused: 'tooFast' })
    return heard === 'heard'
  }

  #move(connection: Connection, bytes: Uint8Array): void {
    const { person, putOff } = connection
    const parsed = parseMove(bytes)
    if (!parsed.ok || !person) {
      const refused = parsed.ok ? 'notSeated' : parsed.isTooLong ? 'textTooLong' : 'badMessage'
      return this.#isInTime(connection) ? this.#answer(connection, { id: parsed.id, refused }) : undefined
    }
    const { id, move } = parsed
    const short = this.#budgets[putOff.isBehind(id) ? 'behind' : 'spend'](person, bytes.byteLength)
    if (short) return this.#tellToWait(connection, id, short)
    putOff.heard()
    if (this.#book.has({ by: person, id })) return this.#answerWhenWritten(connection, id)
    if (this.#isSpent) return this.#answer(connection, { id, refused: 'noRoomLeft' })
    const { present } = this.#presence
    const decision = decide(this.#book.state, move, { person, present, chance: this.#book.chance(), door: this.#doorway })
    // a move that cannot be written is not answered: the device sends it again to whoever holds the table now
    if (!this.#book.isHeld) return
    if (isRefused(decision)) return this.#answer(connection, { id, refused: decision.refused })
    if (move.type === 'answerKnock') this.#knocks.answer(move.knock, move)
    const goesOn = move.type === 'startGame' || move.type === 'resumeGame'
    if (goesOn && this.#areTooMany(decision)) return this.#answer(connection, { id, refused: 'tooManyWithoutPeople' })
    if (decision.length === 0) return this.#answerWhenWritten(connection, id)
    if (this.#pacing.hasRoomForNew?.() === false && decision.some(bringsOwnCards)) {
      this.#metrics.reached('diskForNew')
      return this.#answer(connection, { id, refused: 'serverFull' })
    }
    void this.#write(decision, { by: person, id, from: connection, bytes: bytes.byteLength })
  }

  /** Nothing is decided, and nothing is lost: the device sends it again. */
  #tellToWait(connection: Connection, id: string, short: Short): void {
    this.#metrics.reached(short.bound)
    const afterMs = connection.putOff.tell(id, short)
    if (afterMs === null) {
      this.#metrics.reached('toldToWait')
      return connection.close(CLOSED.tooFast)
    }
    const again: Again = { id, afterMs }
    connection.send(messageFrame(FROM_SERVER.again, again))
  }

  #mayAnnounce(person: PersonId): boolean {
    const isInTime = this.#budgets.spendAnnouncement(person)
    if (!isInTime) this.#metrics.reached('announcementsOfAPerson')
    return isInTime
  }

  /** Once all that was decided before is surely written: a promise that rests on what is lost would be lost too. */
  #answerWhenWritten(connection: Connection, id: string): void {
    void this.#book.lastWrite.then(() => (this.#book.isHeld ? this.#answer(connection, { id, refused: null }) : undefined))
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
    this.#show(written, move)
  }

  /** What is kept in memory by person does not grow with those who came and went. */
  #forget(person: PersonId): void {
    this.#budgets.forget(person)
    this.#doorway.forget(person)
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
    for (const connection of [...this.#connections].filter(isMeant)) {
      this.disconnect(connection)
      connection.close(code)
    }
  }

  #show(written: TableInLog, move?: Moved): void {
    const { state: before, version: from } = this.#shown
    const { state, version } = written
    this.#shown = written
    const frameFor = changeFrames(before, state, { from, version })
    for (const connection of this.#connections) {
      if (!connection.isBehind) connection.show(frameFor(connection.person))
      if (connection.isBehind) this.#wholes.owe(connection)
    }
    if (before.hidden.mutedBy !== state.hidden.mutedBy) this.#showMutes(before, state)
    if (move) {
      this.#metrics.moves.inc()
      this.#answer(move.from, { id: move.id, refused: null })
    }
    this.#attend()
  }

  /** To the devices of whoever has silenced somebody for themselves, and to no others. */
  #showMutes(before: TableState, after: TableState): void {
    for (const connection of this.#connections) {
      const mutedForMe = mutesOf(after, connection.person)
      const message: MutesMessage = { mutedForMe }
      if (mutedForMe !== mutesOf(before, connection.person)) connection.send(messageFrame(FROM_SERVER.mutes, message))
    }
  }

  #askWhole(connection: Connection): void {
    const heard = connection.askPace.next()
    if (heard !== 'heard') this.#metrics.reached('asking')
    if (heard === 'close') connection.close(CLOSED.tooFast)
    else this.#wholes.owe(connection)
  }

  #showWhole(connection: Connection): void {
    const { state, version } = this.#shown
    const { person } = connection
    connection.showWhole(
      wholeFrame(viewFor(state, person), {
        version,
        you: person,
        present: [...this.#presence.present],
        screens: this.#doorway.screenNames,
        knocks: this.#knocks.all,
        mutedForMe: mutesOf(state, person),
        call: this.#air.call.members,
      }),
    )
    this.#air.motion.greet(connection)
  }

  #answer(connection: Connection, answer: Answer): void {
    if (answer.refused) this.#metrics.refusals.inc({ reason: answer.refused })
    const bound = answer.refused && boundOf(answer.refused)
    if (bound) this.#metrics.reached(bound)
    connection.send(messageFrame(FROM_SERVER.answer, answer))
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
    this.#wholes.close()
    this.#knocks.close()
    this.#air.call.close()
    this.#bots.stop()
    this.#puppets.stop()
    this.#clock.set(null)
    this.#hostClock.set(null)
    this.#restClock.set(null)
    this.#blankClock.set(null)
    this.#pacing.withoutPeople.leave(this)
  }

  #closeTheOldest(person: PersonId): void {
    const theirs = [...this.#connections].filter((connection) => connection.person === person)
    for (const connection of theirs.slice(0, -DEVICES_OF_A_PERSON_AT_MOST)) {
      this.#metrics.reached('devicesOfAPerson')
      connection.close(CLOSED.elsewhere)
    }
  }

  #presenceChanged(): void {
    const presence: Presence = { present: [...this.#presence.present], screens: this.#doorway.screenNames }
    const frame = messageFrame(FROM_SERVER.presence, presence)
    for (const connection of this.#connections) connection.send(frame)
    this.#attend()
  }

  #knocksChanged(): void {
    const message: KnocksMessage = { knocks: this.#knocks.all }
    const frame = messageFrame(FROM_SERVER.knocks, message)
    for (const connection of this.#connections) connection.send(frame)
  }

  /** Sets the clocks and wakes the bots; while nobody looks, time stands still. */
  #attend(): void {
    if (!this.#book.isHeld) return
    this.#noteRoom()
    const { open } = this.#book.state
    const isWatched = !this.isEmpty
    const due = open.pausedAt === null ? (open.play?.open.due ?? null) : null
    this.#clock.set(isWatched && due !== null ? Math.max(due, this.#openedAt + GRACE_MS) : null)
    const hostIsHere = open.host !== null && this.#presence.present.has(open.host)
    this.#hostGoneAt = hostIsHere ? null : (this.#hostGoneAt ?? Date.now())
    this.#hostClock.set(this.#hostGoneAt === null || !isWatched ? null : this.#hostGoneAt + this.#pacing.hostGoneSeconds * 1000)
    this.#lookForWhatIsOff()
    this.#lookWhoIsHere()
    this.#lookForPeople({ isWatched })
    this.#puppets.attend({ isWatched, present: this.#presence.present })
    this.#bots.attend({ isWatched })
  }

  #lookForWhatIsOff(): void {
    if (!this.#book.state.hidden.isToBlank || this.#hasAskedToBlank) return
    if (this.#blankAt === null) {
      const soonestAt = Date.now() + BLANKED_AFTER_MS
      this.#blankAt = Math.max(soonestAt, this.#room.blankAgainAt)
      if (this.#blankAt > soonestAt) this.#metrics.reached('blanking')
    }
    this.#blankClock.set(this.#blankAt)
  }

  /** Once: the table is opened anew then. */
  #askToBlank(): void {
    this.#hasAskedToBlank = true
    this.#room.blank()
  }

  /** The game may have waited for somebody who is gone by now. After a restart nobody is, until all could come back. */
  #lookWhoIsHere(): void {
    const couldAllComeBack = Date.now() >= this.#openedAt + GRACE_MS
    if (couldAllComeBack) void this.#carryOut(presenceChanged(this.#book.state, this.#book.chance(), this.#presence.present))
  }

  /** A game that nobody touches rests; and so does one too many of those in which only bots play. */
  #lookForPeople({ isWatched }: { isWatched: boolean }): void {
    const { open } = this.#book.state
    const { bounds, withoutPeople } = this.#pacing
    const goesOn = isWatched && restGame(open, 0).length > 0
    this.#restClock.set(goesOn ? this.#touchedAt + bounds.untouchedForMs : null)
    if (!isWatched || !playsItself(open, this.#presence.present)) return withoutPeople.leave(this)
    if (withoutPeople.enter(this, this.#addresses)) return
    this.#metrics.reached('gamesWithoutPeople')
    void this.#carryOut(restGame(open, Date.now()))
  }

  get #addresses(): readonly string[] {
    return [...this.#connections].map(({ address }) => address)
  }

  /** Whether this would be one game without people too many. */
  #areTooMany(decision: readonly TableEvent[]): boolean {
    const { open } = decision.reduce(evolve, this.#book.state)
    if (!playsItself(open, this.#presence.present) || this.#pacing.withoutPeople.hasRoom(this, this.#addresses)) return false
    this.#metrics.reached('gamesWithoutPeople')
    return true
  }

  #goToRest(): void {
    const isUntouched = Date.now() >= this.#touchedAt + this.#pacing.bounds.untouchedForMs && this.#air.call.members.length === 0
    if (!isUntouched) {
      // people who see and hear each other are here, whatever they do
      if (this.#air.call.members.length > 0) this.#touchedAt = Date.now()
      return this.#attend()
    }
    this.#metrics.reached('untouchedForMs')
    void this.#carryOut(restGame(this.#book.state.open, Date.now()))
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

  #timeIsUp(): void {
    const { state } = this.#book
    const due = state.open.play?.open.due ?? null
    if (due === null || due > Date.now()) return
    const areAsleep = this.#asleep.timeIsUp(state.open, this.#touchedAt) && this.#air.call.members.length === 0
    const expired = expire(state, this.#book.chance(), this.#presence.present)
    void this.#carryOut(areAsleep ? [...expired, ...restGame(expired.reduce(evolve, state).open, Date.now())] : expired)
  }

  #hostIsGone(): void {
    this.#hostGoneAt = null
    void this.#carryOut(replaceHost(this.#book.state, this.#presence.present))
  }
}

/** Whether a game was chosen with something in its options that somebody wrote. */
function bringsOwnCards(event: TableEvent): boolean {
  if (event.type !== 'gameChosen') return false
  const { game, options } = event.choice
  return (gameEntry(game).forget?.written?.(options) ?? []).length > 0
}

const ENTRY_WEIGHS_BYTES = 100

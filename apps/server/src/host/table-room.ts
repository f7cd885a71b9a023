import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AuthContext, type Client, Room, subscribeIPC } from '@colyseus/core'
import type { EventLog, Recordings } from '@figment/event-log'
import { CLOSED, CODE_LETTERS, FROM_CLIENT, type OpenRequest, type Pass } from '@figment/protocol'
import { CannotOpen } from './cannot-open.ts'
import { giveUpReservedSeats, reserveSeat, socketOf } from './colyseus-insides.ts'
import { Budget } from '../connection/budget.ts'
import { Connection } from '../connection/connection.ts'
import { PONG } from '../connection/frames.ts'
import { AttendedTables } from './attended-tables.ts'
import { deviceSocketOf } from './gated-transport.ts'
import type { Tickets } from './tickets.ts'
import { type Guest, hashSecret, isGuest } from '../connection/guest.ts'
import { blankedAgainAfterMs } from '../keeping/erasure.ts'
import type { Openings } from '../keeping/openings.ts'
import type { Eraser } from '../table/eraser.ts'
import { LetGo } from '../table/let-go.ts'
import { LiveTable, type Pacing, type Thing } from '../table/live-table.ts'
import type { TableDoor } from '../table/table-door.ts'
import type { Threshold, TurnedAway } from '../table/threshold.ts'
import { SCREENS_PER_TABLE_AT_MOST, SEEN_NOTED_EVERY_MS } from '../running/bounds.ts'
import type { PageName, PageRefusal } from '../table/pages.ts'
import { logger, markOf } from '../running/logging.ts'
import type { Metrics } from '../running/metrics.ts'

export interface RoomOptions {
  readonly log: EventLog
  readonly recordings: Recordings
  readonly pacing: Pacing
  readonly metrics: Metrics
  readonly tickets: Tickets
  readonly idleMinutes: number
  readonly openings: Openings
}

/** What a ticket says. */
export type Seating = OpenRequest & { readonly guest: Guest; readonly address: string }

/** Devices that do not say goodbye within this time are not waited for. */
const CLOSED_WITHIN_MS = 500
/** A table that takes longer to wake up says so: nobody shall take its silence for death. */
const WAKING_TOLD_AFTER_MS = 1000
/** Nor is a room of which Colyseus keeps something after that. */
const GONE_WITHIN_MS = 1500

/** What the host asks a table, in whichever process it lives, and what the table says to it. */
export interface Asked {
  admit: [guest: Guest, request: OpenRequest, address: string]
  whyNotCalled: [guest: Guest, name: string, address: string]
  whoOpens: []
  makePass: [guest: Guest]
  redeem: [guest: Guest, pass: string]
  moveOn: [guest: Guest, code: string]
  changeCode: [guest: Guest, code: string]
  letInScreen: [guest: Guest, screen: Guest]
  erase: [guest: Guest]
  remove: [guest: Guest]
  takeOff: [thing: Thing]
  findThing: [guest: Guest, thing: Thing]
  sendAway: [guest: Guest]
  page: [guest: Guest, name: PageName]
}
export interface Said {
  admit: { readonly sessionId: string } | TurnedAway
  whyNotCalled: ReturnType<Threshold['whyNotCalled']>
  whoOpens: string | null
  makePass: Pass | Exclude<Awaited<ReturnType<TableDoor['makePass']>>, { readonly until: number }>
  redeem: Awaited<ReturnType<TableDoor['redeem']>>
  moveOn: Awaited<ReturnType<TableDoor['moveOn']>>
  changeCode: Awaited<ReturnType<TableDoor['changeCode']>>
  letInScreen: Awaited<ReturnType<TableDoor['letInScreen']>>
  /** Null: it is done. */
  erase: { readonly againInMs: number } | null
  remove: Awaited<ReturnType<Eraser['remove']>>
  takeOff: Awaited<ReturnType<Eraser['takeOff']>>
  findThing: ReturnType<LiveTable['findThing']>
  sendAway: Awaited<ReturnType<Eraser['sendAway']>>
  /** Text where it has come from another process. */
  page: { readonly bytes: Uint8Array | string } | { readonly refused: PageRefusal }
}

/** `isHere` is false when the table was let go meanwhile, or is only just waking up: whoever asks must look for it again. */
export type Answered<Value> = { readonly isHere: true; readonly value: Value } | { readonly isHere: false; readonly isWaking?: boolean }

export interface TableRoom extends Room {
  readonly epoch: number
  readonly hasPeople: boolean
  /** Only as the owner with this epoch. */
  answer<Question extends keyof Asked>(epoch: number, question: Question, details: Asked[Question]): Promise<Answered<Said[Question]>>
  /** Everybody asks again where the table is; resolves when nobody is left here. */
  letGo(): Promise<void>
  handOver(openElsewhere: () => Promise<void>): Promise<void>
  /** Leaves memory, if nothing happened here for so long and nothing is about to. */
  sleepIfStill(forMs: number): void
  /** What it takes of the memory, roughly; nothing while it sleeps. */
  readonly weight: number
}

/** Where the owner with this epoch, and nobody else, hears what other processes ask. */
export const channelOf = (code: string, epoch: number) => `table:${code}:${epoch}`

/** Rooms for tables kept in this log, each a thin shell around a live table, and those of them that are alive. */
export function tableRooms(options: RoomOptions) {
  const rooms = new Map<string, TableRoom>()

  const attended = new AttendedTables(options.log)

  class LiveRoom extends Room implements TableRoom {
    override autoDispose = false
    // nothing is patched; the interval only moves the room's clock
    override patchRate = 60_000
    /** Null while the table sleeps: its people are connected, but nothing has happened for long. */
    #table: LiveTable | null = null
    #waking: Promise<LiveTable> | null = null
    #epoch = 0
    readonly #forTable = {
      blankAgainAt: 0,
      letGo: () => void this.letGo(),
      blank: () => {
        const began = Date.now()
        const blanked = this.#openAnewAfter(async (table) => {
          await table.eraser.blank(options.recordings)
          this.#forTable.blankAgainAt = began + blankedAgainAfterMs(Date.now() - began)
        })
        blanked.catch((error: unknown) => (error instanceof LetGo ? undefined : this.#tell(error, 'blank')))
      },
    }
    readonly #erasing = new Budget(options.pacing.bounds.erasingMsOfATable)
    #lastErasure: Promise<Said['erase']> = Promise.resolve(null)
    readonly #connections = new Map<string, Connection>()
    /** Nobody is let in any more. */
    #isLeaving = false
    #isGone: Promise<unknown> | undefined
    #idle: ReturnType<typeof setTimeout> | undefined

    override async onCreate({ code }: { code: string }): Promise<void> {
      // others have taken the table from this process, and give it back before it noticed
      await rooms.get(code)?.letGo()
      await this.#open(code)
      this.metadata = { epoch: this.#epoch }
      rooms.set(code, this)
      options.metrics.watch(this)
      this.#watchIdle()
    }

    get epoch(): number {
      return this.#epoch
    }

    get devices(): ReadonlyMap<string, Connection> {
      return this.#connections
    }

    /** Somebody with a place at the table is connected. */
    get hasPeople(): boolean {
      return [...this.#connections.values()].some(({ person }) => person !== null)
    }

    get isAwake(): boolean {
      return this.#table !== null
    }

    get isInPlay(): boolean {
      return this.#table?.isInPlay ?? false
    }

    override onAuth(_client: Client, { guest, as }: Seating, { headers }: AuthContext): boolean {
      // a ticket works only in the browser it was given to
      return as === 'tv' || isGuest(headers.get('cookie'), guest)
    }

    override async onJoin(client: Client, { guest, as, profile, address }: Seating): Promise<void> {
      if (as === 'tv' && this.#isFullOfScreens) throw new Error('there are screens enough')
      const table = await this.#awake()
      if (as === 'tv' && !table.door.threshold.mayLookOn(guest, address)) throw new Error('the door was shut in between')
      // only who comes takes room: tickets that nobody uses fill no table
      const person = as === 'tv' ? null : await table.door.arrive(guest, profile, address)
      if (as === 'person' && !person) throw new Error('the table filled up, or its door was shut, in between')
      const device = deviceSocketOf(socketOf(client))
      const onTooSlow = () => options.metrics.reached('unsentOfADevice')
      const connection = new Connection(device, { person, guest: as === 'tv' ? null : guest, ticketOf: guest, address, onTooSlow })
      device.hear = (type, bytes) => {
        try {
          this.#receive(connection, type, bytes)
        } catch (error) {
          this.#tell(error, 'receive')
        }
      }
      this.#connections.set(client.sessionId, connection)
      // one that is being opened finds the connection among the others
      this.#table?.connect(connection)
      if (person) attended.note(this.roomId)
    }

    override onLeave(client: Client): void {
      deviceSocketOf(socketOf(client)).hear = null
      const connection = this.#connections.get(client.sessionId)
      this.#connections.delete(client.sessionId)
      if (connection) this.#table?.disconnect(connection)
      if (connection?.person && !this.#isLeaving) attended.note(this.roomId)
    }

    override async onDispose(): Promise<void> {
      clearTimeout(this.#idle)
      if (rooms.get(this.roomId) === this) rooms.delete(this.roomId)
      options.metrics.forget(this)
      await this.#table?.close()
    }

    override onBeforeShutdown(): void {
      void this.letGo()
    }

    override onUncaughtException(error: Error, where: string): void {
      this.#tell(error, where)
    }

    async answer<Question extends keyof Asked>(
      epoch: number,
      question: Question,
      details: Asked[Question],
    ): Promise<Answered<Said[Question]>> {
      if (epoch !== this.epoch) return { isHere: false }
      try {
        if (!this.#table && !(await Promise.race([this.#awake(), sleep(WAKING_TOLD_AFTER_MS)]))) return { isHere: false, isWaking: true }
        return { isHere: true, value: await this.#answers[question](...details) }
      } catch (error) {
        if (!(error instanceof LetGo)) this.#tell(error, question)
        return { isHere: false }
      }
    }

    readonly #answers: { readonly [Question in keyof Asked]: (...details: Asked[Question]) => Promise<Said[Question]> } = {
      admit: async (guest, request, address) => {
        if (request.as === 'tv' && this.#isFullOfScreens) {
          options.metrics.reached('screensPerTable')
          return { refused: 'tableFull' }
        }
        const turnedAway = (await this.#awake()).door.threshold.admit(guest, request, address)
        if (turnedAway !== null) return turnedAway
        // a seat that is kept for somebody would keep the room
        if (this.#isLeaving) throw new LetGo()
        const seating: Seating = { ...request, guest, address }
        const sessionId = options.tickets.newId(this.roomId)
        return (await reserveSeat(this, sessionId, seating)) ? { sessionId } : { refused: 'tableFull' }
      },
      whyNotCalled: async (guest, name, address) => (await this.#awake()).door.threshold.whyNotCalled(guest, name, address),
      whoOpens: async () => (await this.#awake()).door.threshold.whoOpens,
      makePass: async (guest) => {
        const pass = newPass()
        const made = await (await this.#awake()).door.makePass(guest, hashSecret(pass))
        return made && 'until' in made ? { pass, until: made.until } : made
      },
      redeem: async (guest, pass) => await (await this.#awake()).door.redeem(guest, hashSecret(pass)),
      moveOn: async (guest, code) => await (await this.#awake()).door.moveOn(guest, code),
      changeCode: async (guest, code) => await (await this.#awake()).door.changeCode(guest, code),
      letInScreen: async (guest, screen) => await (await this.#awake()).door.letInScreen(guest, screen),
      erase: async (guest) => {
        // one after the other, so that each knows how long those before it took
        this.#lastErasure = this.#lastErasure.then(
          () => this.#erase(guest),
          () => this.#erase(guest),
        )
        return await this.#lastErasure
      },
      remove: async (guest) => await (await this.#awake()).eraser.remove(guest, options.recordings),
      takeOff: async (thing) => await (await this.#awake()).eraser.takeOff(thing),
      findThing: async (guest, thing) => (await this.#awake()).findThing(guest, thing),
      sendAway: async (guest) => await (await this.#awake()).eraser.sendAway(guest),
      page: async (guest, name) => {
        const page = (await this.#awake()).page(guest, name)
        return typeof page === 'string' ? { refused: page } : { bytes: page }
      },
    }

    get #isFullOfScreens(): boolean {
      return [...this.#connections.values()].filter(({ person }) => person === null).length >= SCREENS_PER_TABLE_AT_MOST
    }

    async letGo(): Promise<void> {
      this.#isLeaving = true
      this.#isGone ??= this.#sendAway()
      const hurry = setTimeout(() => {
        for (const client of this.clients) socketOf(client).terminate()
      }, CLOSED_WITHIN_MS)
      await Promise.race([this.#isGone, sleep(GONE_WITHIN_MS)])
      clearTimeout(hurry)
    }

    async handOver(openElsewhere: () => Promise<void>): Promise<void> {
      this.#isLeaving = true
      await this.#table?.close()
      if (this.#connections.size > 0) await openElsewhere().catch((error: unknown) => this.#tell(error, 'handOver'))
      await this.letGo()
    }

    get weight(): number {
      return this.#table?.weight ?? 0
    }

    sleepIfStill(forMs: number): void {
      if (!this.#table?.isTimed) this.#rest(forMs)
    }

    async #sendAway(): Promise<void> {
      giveUpReservedSeats(this)
      try {
        await this.disconnect(CLOSED.handedOver)
      } catch (error) {
        this.#isGone = undefined
        this.#tell(error, 'letGo')
      }
    }

    async #open(code: string): Promise<LiveTable> {
      const open = () => LiveTable.open(options.log, code, options.pacing, options.metrics, this.#forTable)
      const table = await options.openings.watch(code, open).catch((error: unknown) => {
        throw CannotOpen.because(error)
      })
      if (!table) throw new Error('There is no such table.')
      // before others learn of the room: a question that nobody hears passes for the silence of a dead process
      await subscribeIPC(this.presence, channelOf(code, table.epoch), async (_, asked) =>
        asText(await this.answer(...(asked as Parameters<TableRoom['answer']>))),
      )
      this.#table = table
      this.#epoch = table.epoch
      return table
    }

    async #awake(): Promise<LiveTable> {
      if (this.#isLeaving) throw new LetGo()
      if (this.#table) return this.#table
      this.#waking ??= this.#wake().finally(() => {
        this.#waking = null
      })
      return await this.#waking
    }

    /** Nobody loses their connection: what they do meanwhile waits until the table is open again. */
    async #openAnewAfter(change: (table: LiveTable) => Promise<void>): Promise<void> {
      let table = await this.#awake()
      while (table !== this.#table) table = await this.#awake()
      this.#table = null
      const after = change(table)
      this.#waking = this.#wake({ after, before: table }).finally(() => {
        this.#waking = null
      })
      this.#waking.catch((error: unknown) => (error instanceof LetGo ? undefined : this.#tell(error, 'openAnew')))
      await after
    }

    async #erase(guest: Guest): Promise<Said['erase']> {
      const againInMs = this.#erasing.waitMs(1)
      if (againInMs > 0) {
        options.metrics.reached('erasingMsOfATable')
        return { againInMs }
      }
      const began = performance.now()
      await this.#openAnewAfter((table) => table.eraser.erase(guest, options.recordings))
      this.#erasing.spend(performance.now() - began)
      return null
    }

    async #wake({ after, before }: { after?: Promise<void>; before?: LiveTable } = {}): Promise<LiveTable> {
      try {
        await after
        const table = await this.#open(this.roomId)
        await this.setMetadata({ epoch: table.epoch })
        if (before) table.goOnFrom(before)
        for (const connection of this.#connections.values()) {
          if (table.isStillHere(connection)) table.connect(connection)
          else connection.close(CLOSED.handedOver)
        }
        return table
      } catch (error) {
        void this.letGo()
        throw error
      }
    }

    #receive(connection: Connection, type: number, bytes: Uint8Array): void {
      if (this.#table) return this.#table.receive(connection, type, bytes)
      // nobody did anything: their devices only look whether the socket still stands
      if (type === FROM_CLIENT.ping) return connection.send(PONG)
      this.#awake().then(
        (table) => table.receive(connection, type, bytes),
        (error: unknown) => this.#tell(error, 'wake'),
      )
    }

    #tell(error: unknown, where: string): void {
      logger.error({ table: markOf(this.roomId), where, err: error }, 'Something failed at a table.')
    }

    #watchIdle(): void {
      const idle = options.idleMinutes * 60_000
      this.#idle = setTimeout(() => {
        this.#rest(idle)
        if (!this.#isLeaving) this.#watchIdle()
      }, idle)
      this.#idle.unref()
    }

    #rest(stillForMs: number): void {
      if (this.#table && !this.#table.isStillSince(Date.now() - stillForMs)) return
      void this.#table?.sleep()
      if (this.#connections.size === 0) return void this.letGo()
      this.#table = null
    }
  }

  const looking = setInterval(() => {
    for (const [code, room] of rooms) if (room.hasPeople) attended.note(code)
  }, SEEN_NOTED_EVERY_MS)
  looking.unref()

  return { TableRoom: LiveRoom, rooms: rooms as ReadonlyMap<string, TableRoom> }
}

const PASS_LENGTH = 8
const newPass = () => Array.from({ length: PASS_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** Between processes everything goes as JSON, which has no bytes. */
function asText(answered: Answered<Said[keyof Said]>): Answered<Said[keyof Said]> {
  if (!answered.isHere || typeof answered.value !== 'object' || answered.value === null || !('bytes' in answered.value)) return answered
  return { isHere: true, value: { bytes: Buffer.from(answered.value.bytes).toString() } }
}

import type { HttpRefusal, OpenRequest, Ticket } from '@figment/protocol'
import { Listeners } from '../listeners.ts'
import type { Platform, TurnedAway } from '../platform.ts'
import type { Status } from '../status.ts'
import { TableStore } from '../store.ts'
import { FakeClock, settled } from './fake-clock.ts'
import { FakeSocket } from './fake-socket.ts'

interface Asked {
  readonly code: string
  readonly request: OpenRequest
  readonly key: string | null
  readonly work: string | null
  readonly stop: AbortSignal
  /** For those who stood still. */
  readonly answer: (answer: Answer) => void
}

type Answer = Ticket | TurnedAway

export const ticket: Ticket = { processId: 'process', roomId: 'TABLE', sessionId: 'session', key: 'keyoflinks234567' }

/** A browser and the servers that it talks to, all in the hands of the test. */
export class FakeBrowser implements Platform {
  readonly clock = new FakeClock()
  /** In the order in which they were opened. */
  readonly sockets: FakeSocket[] = []
  /** Whoever was asked where the table is. */
  readonly asked: Asked[] = []
  isShown = true
  reloadsPlanned = 0
  reloadsCalledOff = 0
  readonly #awake = new Listeners()
  #ids = 0
  #answer: Answer | null = ticket
  #welcome: (socket: FakeSocket) => void = (socket) => socket.showsWhole()

  // what a test says of the servers from now on

  tablesAreFound(): void {
    this.#answer = ticket
  }

  /** Under its name, which another code leads to. */
  isFoundAs(name: string): void {
    this.#answer = { ...ticket, roomId: name }
  }

  nobodyIsReachable(): void {
    this.#answer = { refused: null, work: null }
  }

  everybodyStandsStill(): void {
    this.#answer = null
  }

  everybodyRefuses(refused: HttpRefusal, work: string | null = null, more: Partial<TurnedAway> = {}): void {
    this.#answer = { refused, work, ...more }
  }

  /** What a new socket hears after the greeting. */
  newSocketsHear(welcome: (socket: FakeSocket) => void): void {
    this.#welcome = welcome
  }

  /** Somebody looks at the page, or the network is back. */
  wakes(): void {
    this.#awake.tell()
  }

  // what the connection needs

  // so that every wait is as long as it is written down
  readonly random = () => 0.5
  readonly newId = () => `move ${++this.#ids}`
  readonly isPageShown = () => this.isShown
  readonly onAwake = this.#awake.add

  readonly openTable: Platform['openTable'] = (code, request, { key, work, stop }) =>
    new Promise<Answer>((answer) => {
      this.asked.push({ code, request, key, work, stop, answer })
      if (this.#answer) answer(this.#answer)
    })

  /** Whose key was asked for, and which is told. */
  readonly keysAsked: string[] = []
  key: string | null = 'anotherkey234567'
  readonly linkKey = async (table: string): Promise<string | null> => {
    this.keysAsked.push(table)
    return this.key
  }

  /** Work that is under way: done when the test says so. */
  readonly works: { readonly challenge: string; readonly stop: AbortSignal; done(): void }[] = []
  readonly solve = (challenge: string, stop: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      stop.addEventListener('abort', () => reject(new Error('stopped')))
      this.works.push({ challenge, stop, done: () => resolve(`${challenge} done`) })
    })

  readonly openSocket = (path: string): FakeSocket => {
    const socket = new FakeSocket(path, () => this.clock.now())
    this.sockets.push(socket)
    queueMicrotask(() => {
      socket.greets()
      this.#welcome(socket)
    })
    return socket
  }

  readonly loadAnew = () => {
    this.reloadsPlanned++
    return () => void this.reloadsCalledOff++
  }

  // what a test sees

  /** The socket that was opened last. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('no socket was opened')
    return last
  }

  /** Opens a table's page. Every status that it shows is noted, once for as long as it lasts. */
  async opens(as: OpenRequest['as'] = 'person', { key = null }: { readonly key?: string | null } = {}) {
    const store = new TableStore({ code: 'TABLE', key, as, platform: this })
    const statuses: Status[] = [store.snapshot().status]
    store.subscribe(() => {
      const { status } = store.snapshot()
      if (status !== statuses.at(-1)) statuses.push(status)
    })
    const leave = store.start()
    await settled()
    return { store, statuses, leave }
  }
}

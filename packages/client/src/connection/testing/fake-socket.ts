import { type Change, DIALECT, ENVELOPE, FROM_CLIENT, FROM_SERVER, type MoveMessage, type Whole } from '@figment/protocol'
import type { TableOpen } from '@figment/table/types'
import type { RawSocket } from '../platform.ts'

/** A table of which only this is told: how many games were begun. */
export const tableAfter = (games: number) => ({ code: 'TABLE', games }) as TableOpen

/** A socket whose other end is in the hands of the test. */
export class FakeSocket implements RawSocket {
  readonly OPEN = 1
  readyState = 1
  binaryType = 'blob'
  onmessage: RawSocket['onmessage'] = null
  onclose: RawSocket['onclose'] = null
  readonly path: string
  readonly #sent: Uint8Array[] = []
  readonly #now: () => number

  constructor(path: string, now: () => number) {
    this.path = path
    this.#now = now
  }

  // what the page does

  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.readyState !== this.OPEN) throw new Error('sent over a socket that is not open')
    this.#sent.push(bytes)
  }

  close(): void {
    this.readyState = 3
  }

  // what the test sees of that

  get isClosed(): boolean {
    return this.readyState === 3
  }

  /** The first byte of everything that was sent. */
  get marks(): number[] {
    return this.#sent.map(([mark]) => mark ?? -1)
  }

  bodies(type: number): Uint8Array[] {
    return this.#sent.filter((frame) => frame[0] === ENVELOPE.bytes && frame[1] === type).map((frame) => frame.subarray(2))
  }

  get pings(): number {
    return this.bodies(FROM_CLIENT.ping).length
  }

  get asksForTheWhole(): number {
    return this.bodies(FROM_CLIENT.askWhole).length
  }

  get moves(): MoveMessage[] {
    return this.bodies(FROM_CLIENT.move).map((body) => JSON.parse(new TextDecoder().decode(body)) as MoveMessage)
  }

  // what the server does

  greets(): void {
    this.#deliver([ENVELOPE.joined])
  }

  says(type: number, message: unknown): void {
    this.saysBytes(type, new TextEncoder().encode(JSON.stringify(message)))
  }

  saysBytes(type: number, body: Iterable<number>): void {
    this.#deliver([ENVELOPE.bytes, type, ...body])
  }

  pongs(): void {
    this.saysBytes(FROM_SERVER.pong, [])
  }

  showsWhole(whole: Partial<Whole> = {}): void {
    const usual = {
      version: 1,
      dialect: DIALECT,
      now: this.#now(),
      you: 'ada',
      open: tableAfter(0),
      held: null,
      present: ['ada'],
      screens: [],
      knocks: [],
      call: [],
    }
    this.says(FROM_SERVER.whole, { ...usual, ...whole })
  }

  showsChange(change: Pick<Change, 'from' | 'version'> & Partial<Change>): void {
    this.says(FROM_SERVER.change, { now: this.#now(), open: null, held: null, ...change })
  }

  closes(code: number): void {
    this.readyState = 3
    this.onclose?.(new CloseEvent('close', { code }))
  }

  #deliver(frame: readonly number[]): void {
    if (this.readyState === this.OPEN) this.onmessage?.(new MessageEvent('message', { data: Uint8Array.from(frame).buffer }))
  }
}

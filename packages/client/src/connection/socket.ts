import { ENVELOPE, FROM_CLIENT } from '@figment/protocol'
import type { Clock } from './clock.ts'
import type { RawSocket } from './platform.ts'

/** Both are longer than a ping and its answer take, and shorter than a person's patience. */
const silentAfterMs = 1200
const deadAfterMs = 2250

export interface Ear {
  /** Null as type: a message that is not ours. */
  heard(type: number | null, body: Uint8Array): void
  closed(code: number): void
}

/** A socket on which the table has spoken: messages in and out, and for how long there were none. */
export class TableSocket {
  readonly #raw: RawSocket
  readonly #clock: Clock
  /** What came before anybody listened. */
  readonly #early: readonly Uint8Array[]
  #heardAt: number
  #isDropped = false

  constructor(raw: RawSocket, early: readonly Uint8Array[], clock: Clock) {
    this.#raw = raw
    this.#early = early
    this.#clock = clock
    this.#heardAt = clock.now()
  }

  /** It may be dead: time to look for another way to the table. */
  get isSilent(): boolean {
    return this.#clock.now() - this.#heardAt > silentAfterMs
  }

  /** It was silent for so long that nobody waits for it any more. */
  get isDead(): boolean {
    return this.#clock.now() - this.#heardAt > deadAfterMs
  }

  /** Whoever is there answers, and so the silence ends. */
  ping(): void {
    this.send(FROM_CLIENT.ping, new Uint8Array())
  }

  listen(ear: Ear): void {
    this.#raw.onmessage = ({ data }) => this.#hear(new Uint8Array(data), ear)
    this.#raw.onclose = ({ code }) => ear.closed(code)
    for (const frame of this.#early) if (!this.#isDropped) this.#hear(frame, ear)
  }

  /** Lost when the socket is not open: whatever must arrive is sent again over the next one. */
  send(type: number, body: Uint8Array): void {
    if (this.#raw.readyState !== this.#raw.OPEN) return
    const frame = new Uint8Array(body.length + 2)
    frame.set([ENVELOPE.bytes, type])
    frame.set(body, 2)
    this.#raw.send(frame)
  }

  /** Says goodbye, so that the table does not wait for this device to come back. */
  leave(): void {
    if (this.#raw.readyState === this.#raw.OPEN) this.#raw.send(new Uint8Array([ENVELOPE.leave]))
    this.drop()
  }

  /** Closes it; nothing more is heard on it, not even that it was closed. */
  drop(): void {
    this.#isDropped = true
    this.#raw.onmessage = null
    this.#raw.onclose = null
    this.#raw.close()
  }

  #hear(frame: Uint8Array, ear: Ear): void {
    this.#heardAt = this.#clock.now()
    const [mark, type] = frame
    ear.heard(mark === ENVELOPE.bytes && type !== undefined ? type : null, frame.subarray(2))
  }
}

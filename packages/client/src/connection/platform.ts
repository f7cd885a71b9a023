import type { HttpRefusal, OpenRequest, Ticket } from '@figment/protocol'
import type { Cancel, Clock } from './clock.ts'

/** Why not, and what else there is to know. Null: the server could not be reached, or had nothing to say. */
export interface TurnedAway {
  readonly refused: HttpRefusal | null
  /** To be done before the question is asked again. */
  readonly work: string | null
  /** One knocks here. */
  readonly door?: 'knock'
  /** And this is who opens. */
  readonly host?: string
  /** When it may help to ask once more; null: not any more. */
  readonly againInMs?: number | null
}

/** As much of a browser's WebSocket as is used. */
export interface RawSocket {
  binaryType: string
  readonly readyState: number
  readonly OPEN: number
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

/** All that the connection needs of the device that it runs on. */
export interface Platform {
  readonly clock: Clock
  /** From 0 to just below 1. */
  random(): number
  /** An id that no other device makes. */
  newId(): string
  /** Asks whichever server answers for leave to come in. Null as refusal: it could not be reached, or had nothing to say. */
  openTable(
    code: string,
    request: OpenRequest,
    asked: { readonly key: string | null; readonly work: string | null; readonly stop: AbortSignal },
  ): Promise<Ticket | TurnedAway>
  /** What links to a table carry, for whoever has a place there; null: nobody could be asked. */
  linkKey(table: string): Promise<string | null>
  /** Does what a server asks for before it looks up a code. Takes about a second on a phone. */
  solve(challenge: string, stop: AbortSignal): Promise<string>
  openSocket(path: string): RawSocket
  /** False: it is in another tab, or the device is locked. */
  isPageShown(): boolean
  /** Tells when the network is back, and when somebody looks at the page again. */
  onAwake(listener: () => void): Cancel
  /** Loads the page anew once a server can give it. */
  loadAnew(): Cancel
}

// Everything that leans on what Colyseus does not promise: its private fields, its sockets, its names in Redis. No other file
// does. Each part says why it is needed and what would make it go; with a new version of Colyseus, this is the file to read.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Client, Room } from '@colyseus/core'
import type { RedisPresence } from '@colyseus/redis-presence'
import { WebSocketTransport } from '@colyseus/ws-transport'
import type { WebSocket } from 'ws'

/** Keeps a place in the room for whoever has this ticket; false: the room is full.
 *
 * Why: tickets are asked for through the table's own channel, of the owner with a certain epoch; Colyseus' public way
 * (`matchMaker.reserveSeatFor`) asks whichever process its list names, and that list may be seconds old.
 * Goes when: a room has a public method for it. */
export async function reserveSeat(room: Room, sessionId: string, seating: object): Promise<boolean> {
  return await room['_reserveSeat'](sessionId, seating)
}

/** Who has a ticket but did not come yet is not waited for.
 *
 * Why: a room with a reserved seat is not disposed of until the reservation has run out, and a table that is handed over would
 * stay for that long.
 * Goes when: `disconnect` gives reservations up by itself. */
export function giveUpReservedSeats(room: Room): void {
  const reserved = room['_reservedSeats']
  for (const sessionId of Object.keys(reserved)) {
    clearTimeout(room['_reservedSeatTimeouts'][sessionId])
    delete reserved[sessionId]
  }
}

/** The WebSocket under a client.
 *
 * Why: a transport may put anything there, so it has no type; ours always puts a WebSocket there.
 * Goes when: Colyseus types a client by its transport. */
export const socketOf = ({ ref }: Client): WebSocket => ref as WebSocket

/** The state of a WebSocket that is neither coming nor going. */
const OPEN = 1

/** Sends bytes that are a WebSocket frame already, past Colyseus and past `ws`. False: the device does not take them at once.
 *
 * Why: Colyseus keeps what is sent until the device has answered that it joined, and `ws` makes a frame of it for every device
 * anew; we make a change's frame once for all (`connection/frames.ts`).
 * Goes when: neither is felt any more beside what a move costs (`npm run bench`). */
export function writeFrames(socket: WebSocket, tcp: Socket, frames: readonly Uint8Array[]): boolean {
  const [first] = frames
  if (socket.readyState !== OPEN || !first) return true
  if (frames.length === 1) return tcp.write(first)
  let isTaken = true
  tcp.cork()
  for (const bytes of frames) isTaken = tcp.write(bytes)
  tcp.uncork()
  return isTaken
}

/** Hears each message before Colyseus does, and pings by a clock of ours.
 *
 * Why: Colyseus decodes some messages without a guard, its way from a socket to a room takes longer than all that we do with a move,
 * and it pings all sockets at the same moment, which keeps moves waiting. For what it does hear, the first byte says what it is:
 * see ENVELOPE in @figment/protocol.
 * Goes when: the transport lets us see raw messages and choose when to ping. */
export function openedTransport({ meet, startPinging }: Opened) {
  // Colyseus calls `onConnection` as a bare function: there is no `this` in it
  return class extends WebSocketTransport {
    protected override async onConnection(socket: RawSocket, request: IncomingMessage, upgrade?: Upgrade): Promise<void> {
      const takes = meet(socket, request.socket)
      const emit = socket.emit.bind(socket)
      socket.emit = (event: string | symbol, ...details: unknown[]) => (event === 'message' && takes(details[0])) || emit(event, ...details)
      await super.onConnection(socket, request, upgrade)
    }

    protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
      this.pingInterval = startPinging({ everyMs: pingInterval, unansweredAtMost: pingMaxRetries })
    }
  }
}

interface Opened {
  /** Called for each socket; what it returns is asked about each message, and says true of those that Colyseus shall not hear. */
  meet(socket: RawSocket, tcp: Socket): (message: unknown) => boolean
  startPinging(pace: { readonly everyMs: number; readonly unansweredAtMost: number }): NodeJS.Timeout
}

/** A WebSocket with Colyseus' count of pings that it has not answered. */
type RawSocket = Parameters<WebSocketTransport['onConnection']>[0]
type Upgrade = Parameters<WebSocketTransport['onConnection']>[2]

/** The hash in Redis where Colyseus' driver keeps a row for every room, as JSON.
 *
 * Why: a row may only be written by the latest owner of its table, which Redis has to decide in one step; our scripts read and write
 * the rows that the driver reads.
 * Goes when: the driver can write a row on a condition. */
export const ROWS_IN_REDIS = 'roomcaches'

/** Where a process hears what others ask of it.
 *
 * Why: to open a table in a certain process, and to see whether a process still listens. Colyseus chooses the process by itself.
 * Goes when: `matchMaker.createRoom` takes the process as a parameter. */
export const channelOfProcess = (processId: string): string => `p:${processId}`

/** Ends the connections of a presence in Redis, also while Redis is away.
 *
 * Why: its own `shutdown` asks Redis to end the connections, which fails while Redis is away.
 * Goes when: it ends them without asking. */
export function endPresence(presence: RedisPresence): void {
  presence['sub'].disconnect()
  presence['pub'].disconnect()
}

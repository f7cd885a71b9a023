import { SEATS } from '../hosts/small-game.ts'
import type { Company } from './company.ts'
import { post } from './http.ts'
import { BINARY, frame, LightSocket, TEXT, textFrame } from './socket.ts'

type Play = (slot: number) => Buffer

interface Seated {
  readonly socket: LightSocket
  readonly play: Play
}

type TakeSeat = (seat: number, viewSeen: () => void) => Promise<Seated>

/** Six people who play the small game: one after another, from one slot of the hand after another. */
export class SmallTable implements Company {
  readonly #seats: Seated[] = []
  #moves = 0
  #awaited = 0
  #seen = () => {}

  static async open(takeSeat: TakeSeat): Promise<SmallTable> {
    const table = new SmallTable()
    const viewSeen = () => {
      if (--table.#awaited === 0) table.#seen()
    }
    for (let seat = 0; seat < SEATS; seat++) table.#seats.push(await takeSeat(seat, viewSeen))
    return table
  }

  act(seen: () => void): void {
    const move = this.#moves++
    const seat = this.#seats[move % SEATS]
    this.#seen = seen
    this.#awaited = SEATS
    seat?.socket.send(seat.play(move % SEATS))
  }

  close(): void {
    for (const { socket } of this.#seats) socket.close()
  }
}

const JOINED = 10
const STATE = 14
const PATCH = 15
const BYTES = 17

/** A room is made by the first who comes. */
export function atColyseus(port: number): TakeSeat {
  let room = ''
  return async (seat, viewSeen) => {
    const path = seat === 0 ? '/matchmake/create/table' : `/matchmake/joinById/${room}`
    const { processId, roomId, sessionId } = await post<{ processId: string; roomId: string; sessionId: string }>(port, path, { seat })
    room = roomId
    const joined = Promise.withResolvers<void>()
    const knowsAll = Promise.withResolvers<void>()
    const socket = await LightSocket.open({
      port,
      path: `/${processId}/${roomId}?sessionId=${sessionId}`,
      hear(bytes, start) {
        if (bytes[start] === PATCH) viewSeen()
        else if (bytes[start] === JOINED) joined.resolve()
        else if (bytes[start] === STATE) knowsAll.resolve()
      },
    })
    await joined.promise
    socket.send(frame(BINARY, Buffer.from([JOINED])))
    await knowsAll.promise
    return { socket, play: (slot) => frame(BINARY, Buffer.from([BYTES, 1, slot])) }
  }
}

const PING = '2'.charCodeAt(0)
const MESSAGE = '4'.charCodeAt(0)
const CONNECTED = '0'.charCodeAt(0)
const EVENT = '2'.charCodeAt(0)
const ACKNOWLEDGED = '3'.charCodeAt(0)
const STILL_HERE = textFrame('3')

/** Engine.IO's packets are one digit, Socket.IO's the next. */
export async function openSocketIo(
  port: number,
  query: string,
  namespace: string,
  hear: (bytes: Buffer, start: number, end: number) => void,
) {
  const connected = Promise.withResolvers<void>()
  const socket: LightSocket = await LightSocket.open({
    port,
    path: `/socket.io/?EIO=4&transport=websocket${query}`,
    hear(bytes, start, end, kind) {
      const [packet, message] = [bytes[start], bytes[start + 1]]
      if (kind !== TEXT) hear(bytes, start, end)
      else if (packet === PING) socket.send(STILL_HERE)
      else if (packet === MESSAGE && message === CONNECTED) connected.resolve()
      else if (packet === MESSAGE && (message === EVENT || message === ACKNOWLEDGED)) hear(bytes, start, end)
    },
  })
  socket.send(textFrame(`40${namespace}`))
  await connected.promise
  return socket
}

export const atSocketIo =
  (port: number, table: number): TakeSeat =>
  async (seat, viewSeen) => ({
    socket: await openSocketIo(port, `&table=${table}&seat=${seat}`, '', viewSeen),
    play: (slot) => textFrame(`42["play",{"slot":${slot}}]`),
  })

export function atBoardgameIo(port: number): TakeSeat {
  let match = ''
  return async (seat, viewSeen) => {
    if (seat === 0) match = (await post<{ matchID: string }>(port, '/games/small/create', { numPlayers: SEATS })).matchID
    const who = { playerID: String(seat), playerName: `Guest ${seat + 1}` }
    const { playerCredentials } = await post<{ playerCredentials: string }>(port, `/games/small/${match}/join`, who)
    const synchronised = Promise.withResolvers<void>()
    const socket = await openSocketIo(port, '', '/small,', (bytes, start, end) => {
      const event = bytes.toString('latin1', start, Math.min(end, start + 24))
      if (event.includes('"update"')) viewSeen()
      else if (event.includes('"sync"')) synchronised.resolve()
    })
    socket.send(textFrame(`42/small,["sync","${match}","${seat}","${playerCredentials}",${SEATS}]`))
    await synchronised.promise
    const move = (slot: number) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [slot], playerID: String(seat), credentials: playerCredentials },
    })
    return { socket, play: (slot) => textFrame(`42/small,${JSON.stringify(['update', move(slot), 0, match, String(seat)])}`) }
  }
}

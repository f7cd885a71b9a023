import { FROM_CLIENT, FROM_SERVER } from '@figment/protocol'
import { SEATS } from '../hosts/small-game.ts'
import type { Invitation } from '../prepared.ts'
import { messageTo, takeSeat } from './figment-seat.ts'
import { ageOf, pieceSentNow } from './inked.ts'
import { openSocketIo } from './small-table.ts'
import { BINARY, frame, LightSocket, textFrame } from './socket.ts'

/** Somebody who draws. */
export interface Drawer {
  draw(number: number): void
  close(): void
}
/** Called with the age of every piece that somebody else is shown. */
export type ShowPiece = (age: number) => void

interface Drawn {
  readonly socket: LightSocket
  framed(piece: Uint8Array): Buffer
}

const drawer = ({ socket, framed }: Drawn): Drawer => ({
  draw: (number) => socket.send(framed(pieceSentNow(number))),
  close: () => socket.close(),
})

const six = async (seat: (seat: number) => Promise<Drawn>): Promise<readonly Drawer[]> => {
  const drawers: Drawer[] = []
  for (let number = 0; number < SEATS; number++) drawers.push(drawer(await seat(number)))
  return drawers
}

export const drawersAtFigment = (port: number, invitation: Invitation, show: ShowPiece) =>
  six(async (seat) => ({
    socket: await takeSeat(port, invitation, seat, (type, bytes, start, end) => {
      if (type === FROM_SERVER.ink) for (let at = start; at < end; at += 2 + (bytes[at + 1] ?? 0)) show(ageOf(bytes, at + 2))
      // whoever is told that the drawing is refused would measure nothing
      else if (type === FROM_SERVER.answer) throw new Error(bytes.toString('utf8', start, end))
    }),
    framed: (piece) => messageTo(FROM_CLIENT.ink, piece),
  }))

export const drawersAtRawWs = (port: number, table: number, show: ShowPiece) =>
  six(async (seat) => ({
    socket: await LightSocket.open({ port, path: `/${table}/${seat}`, hear: (bytes, start) => show(ageOf(bytes, start + 1)) }),
    framed: (piece) => frame(BINARY, Buffer.concat([Buffer.from([seat]), piece])),
  }))

const ANNOUNCED = textFrame('451-["ink",{"_placeholder":true,"num":0}]')

export const drawersAtSocketIo = (port: number, table: number, show: ShowPiece) =>
  six(async (seat) => ({
    // what is announced in words follows as bytes
    socket: await openSocketIo(port, `&table=${table}&seat=${seat}`, '', (bytes, start) => show(ageOf(bytes, start + 1))),
    framed: (piece) => Buffer.concat([ANNOUNCED, frame(BINARY, Buffer.concat([Buffer.from([seat]), piece]))]),
  }))

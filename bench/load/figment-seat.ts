import { ENVELOPE, type Ticket } from '@figment/protocol'
import type { Invitation } from '../prepared.ts'
import { post } from './http.ts'
import { BINARY, frame, LightSocket } from './socket.ts'

export type HearMessage = (type: number, bytes: Buffer, start: number, end: number) => void

/** A seat at a table of Figment: opened with its cookie, over the socket that its ticket is for. */
export async function takeSeat(port: number, { code, secrets }: Invitation, seat: number, hear: HearMessage): Promise<LightSocket> {
  const cookie = `figment_guest=${secrets[seat]}`
  const origin = `http://127.0.0.1:${port}`
  const ticket = await post<Ticket>(port, `/api/tables/${code}/open`, { as: 'person' }, { cookie })
  const joined = Promise.withResolvers<void>()
  const socket = await LightSocket.open({
    port,
    path: `/${ticket.processId}/${ticket.roomId}?sessionId=${ticket.sessionId}`,
    headers: { cookie, origin },
    hear(bytes, start, end) {
      if (bytes[start] === ENVELOPE.joined) joined.resolve()
      else if (bytes[start] === ENVELOPE.bytes) hear(bytes[start + 1] ?? 0, bytes, start + 2, end)
    },
  })
  await joined.promise
  socket.send(frame(BINARY, Buffer.from([ENVELOPE.joined])))
  return socket
}

export const messageTo = (type: number, message: Uint8Array): Buffer =>
  frame(BINARY, Buffer.concat([Buffer.from([ENVELOPE.bytes, type]), message]))

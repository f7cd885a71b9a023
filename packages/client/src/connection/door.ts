import { ENVELOPE, type HttpRefusal, type OpenRequest, type Ticket } from '@figment/protocol'
import type { Platform, TurnedAway } from './platform.ts'
import { TableSocket } from './socket.ts'
import { type Limits, soonest } from './soonest.ts'

/** Where the table is now, and leave to come in. Every server knows; one that stands still is not waited for. */
export const ticketFor = (
  platform: Platform,
  code: string,
  request: OpenRequest,
  { key, work, ...limits }: Limits & { readonly key: string | null; readonly work: string | null },
): Promise<Ticket | (TurnedAway & { readonly refused: HttpRefusal })> =>
  soonest(platform.clock, limits, async (stop) => {
    const answer = await platform.openTable(code, request, { key, work, stop })
    if (!('refused' in answer)) return answer
    const { refused } = answer
    if (refused === null) throw new Error('nobody has an answer')
    return { ...answer, refused }
  })

/** Every server leads to the table; a ticket lets only one socket in, whichever comes first. */
export const openTableSocket = (platform: Platform, ticket: Ticket, limits: Limits): Promise<TableSocket> =>
  soonest(platform.clock, limits, (stop) => joined(platform, ticket, stop))

/** Resolves when the table has said something besides the greeting. */
function joined({ openSocket, clock }: Platform, { processId, roomId, sessionId }: Ticket, stop: AbortSignal): Promise<TableSocket> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(`/${processId}/${roomId}?sessionId=${sessionId}`)
    socket.binaryType = 'arraybuffer'
    const early: Uint8Array[] = []
    const leave = () => {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
    stop.addEventListener('abort', leave)
    socket.onmessage = ({ data }) => {
      const frame = new Uint8Array(data)
      if (frame[0] === ENVELOPE.joined) return socket.send(new Uint8Array([ENVELOPE.joined]))
      early.push(frame)
      stop.removeEventListener('abort', leave)
      resolve(new TableSocket(socket, early, clock))
    }
    socket.onclose = () => reject(new Error('the door was shut'))
  })
}

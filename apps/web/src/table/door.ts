import type { HttpRefusal, OpenRequest, Ticket } from '@figment/protocol'
import { post } from './http.ts'
import { soonest, type Waiting } from './soonest.ts'

/** A socket on which the table has spoken, and what it said so far. */
export interface Line {
  readonly socket: WebSocket
  readonly heard: readonly Uint8Array[]
}

const JOINED = 10

/** Where the table is now, and leave to come in. Every server knows; one that stands still is not waited for. */
export const ticketFor = (code: string, request: OpenRequest, waiting: Waiting): Promise<Ticket | { readonly refused: HttpRefusal }> =>
  soonest(async (stop) => {
    const answer = await post<Ticket>(`/api/tables/${code}/open`, request, stop)
    if (answer.ok) return answer.value
    if (answer.refused === null) throw new Error('nobody has an answer')
    return { refused: answer.refused }
  }, waiting)

/** Every server leads to the table; a ticket lets only one socket in, whichever comes first. */
export const knock = (ticket: Ticket, waiting: Waiting): Promise<Line> => soonest((stop) => joined(ticket, stop), waiting)

function joined({ processId, roomId, sessionId }: Ticket, stop: AbortSignal): Promise<Line> {
  return new Promise((resolve, reject) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/${processId}/${roomId}?sessionId=${sessionId}`)
    socket.binaryType = 'arraybuffer'
    const heard: Uint8Array[] = []
    const leave = () => {
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
    stop.addEventListener('abort', leave)
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      const frame = new Uint8Array(data)
      if (frame[0] === JOINED) return socket.send(new Uint8Array([JOINED]))
      heard.push(frame)
      stop.removeEventListener('abort', leave)
      resolve({ socket, heard })
    }
    socket.onclose = () => reject(new Error('the door was shut'))
  })
}

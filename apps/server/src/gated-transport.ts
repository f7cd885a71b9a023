import { CloseCode } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { FROM_CLIENT } from '@figment/protocol'

const JOINED = 10
const LEAVE = 12
const BYTES = 17

/** Lets through only what our own client sends: Colyseus decodes some of the rest without a guard. */
export class GatedTransport extends WebSocketTransport {
  protected override async onConnection(...[socket, request, upgrade]: Parameters<WebSocketTransport['onConnection']>): Promise<void> {
    const emit = socket.emit.bind(socket)
    socket.emit = (event: string | symbol, ...details: unknown[]) => {
      if (event !== 'message' || isOurs(details[0])) return emit(event, ...details)
      socket.close(CloseCode.WITH_ERROR)
      return true
    }
    await super.onConnection(socket, request, upgrade)
  }
}

function isOurs(frame: unknown): boolean {
  if (!(frame instanceof Uint8Array)) return false
  const [kind, type] = frame
  if (kind === JOINED || kind === LEAVE) return frame.byteLength === 1
  return kind === BYTES && type !== undefined && (Object.values(FROM_CLIENT) as number[]).includes(type)
}

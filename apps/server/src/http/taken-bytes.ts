import type { Socket } from 'node:net'

/** What Node knows of a socket besides what it tells: the bytes handed to the system's side of it, and those of them that wait there. */
interface Insides {
  readonly _bytesDispatched?: number
  readonly _handle?: { readonly writeQueueSize?: number } | null
}

/**
 * What the other side has taken. `bytesWritten` and `writableLength` move on only when a piece is over, and a piece may be megabytes:
 * somebody who takes it slowly would look like somebody who takes nothing.
 */
export function takenBytes(socket: Socket): number {
  const { _bytesDispatched: dispatched, _handle: handle } = socket as unknown as Insides
  if (dispatched === undefined) return socket.bytesWritten - socket.writableLength
  return dispatched - (handle?.writeQueueSize ?? 0)
}

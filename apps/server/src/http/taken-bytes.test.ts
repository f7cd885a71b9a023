import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takenBytes } from './taken-bytes.ts'

const LARGE_BYTES = 64 * 1024 * 1024
const server = createServer()
let [near, far]: [Socket | undefined, Socket | undefined] = [undefined, undefined]
beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  far = connect((server.address() as { port: number }).port, '127.0.0.1')
  ;[near] = (await once(server, 'connection')) as [Socket]
})
afterEach(async () => {
  near?.destroy()
  far?.destroy()
  await new Promise((resolve) => server.close(resolve))
})

it('what the other side takes of one large piece counts while it is on its way', async () => {
  if (!near || !far) throw new Error('nobody came')
  const [sender, reader] = [near, far]
  reader.pause()
  sender.write(Buffer.alloc(LARGE_BYTES))
  await vi.waitFor(() => expect(takenBytes(sender)).toBeGreaterThan(0), { timeout: 60_000 })
  let before = takenBytes(sender)
  let read = 0
  reader.on('data', (bytes: Buffer) => {
    read += bytes.byteLength
    if (read > 20 * 1024 * 1024) reader.pause()
  })
  reader.resume()
  await vi.waitFor(() => expect(read).toBeGreaterThan(20 * 1024 * 1024), { timeout: 60_000 })
  // the piece is not over yet, and Node's own count has not moved
  expect(sender.writableLength).toBe(LARGE_BYTES)
  expect(takenBytes(sender)).toBeGreaterThan(before)
  before = takenBytes(sender)
  reader.removeAllListeners('data')
  reader.resume()
  await vi.waitFor(() => expect(takenBytes(sender)).toBe(LARGE_BYTES), { timeout: 60_000 })
  expect(sender.writableLength).toBe(0)
})

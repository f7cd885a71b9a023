import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { DREAMS } from '@figment/pictures'
import { seededChance } from '@figment/game-kit'
import { hostileRequest } from '../../apps/server/src/testing/hostile-request.ts'
import { requestFor } from '../../apps/server/src/testing/raw-request.ts'
import { Stranger } from '../stranger.ts'
import { type Attack, keepUp } from './attack.ts'

const PICTURE = `/pictures/dreams/${DREAMS.first[0]}-600.webp`
const kept = (target: string): string => requestFor(target, { Connection: 'keep-alive' })

/** A connection that sends something and never reads, held for a while. */
async function unread(stranger: Stranger, bytes: string, heldForMs: number): Promise<void> {
  const socket = stranger.dial().pause()
  socket.write(bytes, 'latin1')
  await Promise.race([sleep(heldForMs), once(socket, 'close')])
  socket.destroy()
}

export const oddRequests: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  const chance = seededChance('a siege')
  await keepUp(siege, 1, async () => {
    const socket = stranger.dial().resume()
    socket.end(hostileRequest(chance, { processId: 'p', code: 'BCDFG' }), 'latin1')
    await Promise.race([sleep(2000), once(socket, 'close')])
    socket.destroy()
    siege.count('odd requests')
  })
}

export const picturesNobodyReads: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  await Promise.all(
    Array.from({ length: 24 }, () =>
      keepUp(siege, 100, async () => {
        siege.count('pictures asked for and not read', 1000)
        await unread(stranger, kept(PICTURE).repeat(1000), 5000)
      }),
    ),
  )
}

/** As many as there can be, half of them silent and half of them dripping. */
export const heldConnections: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  const held = new Set<Socket>()
  await keepUp(siege, 500, () => {
    for (let more = 0; more < 200 && held.size < 2500; more++) {
      const socket = stranger.dial().resume()
      held.add(socket)
      siege.count('connections held open')
      socket.once('close', () => held.delete(socket))
      if (more % 2 === 0) socket.write('POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\nX-Drip: ')
    }
    for (const socket of held) if (socket.writable && Math.random() < 0.1) socket.write('a')
  })
  for (const socket of held) socket.destroy()
}

/** An answer of which a byte a second is taken. */
export const slowReaders: Attack = async (siege) => {
  const stranger = new Stranger(siege.target)
  await Promise.all(
    Array.from({ length: 50 }, () =>
      keepUp(siege, 200, async () => {
        siege.count('slow readers')
        await unread(stranger, kept(PICTURE).repeat(4), 60_000)
      }),
    ),
  )
}

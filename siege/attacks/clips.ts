import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestFor } from '../../apps/server/src/testing/raw-request.ts'
import { type Attack, keepUp, ownTable } from './attack.ts'

const RECORDING = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(3 * 1024 * 1024, 7)])

/** Recordings are left without end, and asked for without being heard. */
export const clips: Attack = async (siege) => {
  const own = await ownTable(siege)
  if (!own) return
  const { host, code } = own
  let clip: string | null = null
  const upload = keepUp(siege, 50, async () => {
    const { status, body } = await host.ask<{ clip?: string }>(`/api/tables/${code}/clips`, RECORDING, { 'content-type': 'audio/webm' })
    clip = body.clip ?? clip
    siege.count(`recordings left, answered ${status}`)
  })
  const askFor = keepUp(siege, 100, async () => {
    if (!clip) return
    const socket = host.dial().pause()
    socket.write(requestFor(`/clips/${code}/${clip}`, { Connection: 'keep-alive', Cookie: host.cookie }).repeat(250))
    siege.count('recordings asked for and not heard', 250)
    await Promise.race([sleep(4000), once(socket, 'close')])
    socket.destroy()
  })
  const drip = keepUp(siege, 200, async () => {
    const socket = host.dial().resume()
    socket.write(
      requestFor(
        `/api/tables/${code}/clips`,
        { Cookie: host.cookie, 'Content-Type': 'audio/webm', 'Content-Length': String(RECORDING.byteLength) },
        'POST',
      ),
    )
    const dripping = setInterval(() => socket.write('a'), 1000)
    siege.count('recordings that drip')
    await Promise.race([sleep(60_000), once(socket, 'close')])
    clearInterval(dripping)
    socket.destroy()
  })
  await Promise.all([upload, askFor, drip])
}

import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { DeviceSocket } from './gated-transport.ts'
import { CONTROL_FRAMES } from '../running/bounds.ts'

/** What may come too fast before it is too much. */
const TOO_FAST_AT_MOST = 150

let server: WebSocketServer
let phone: WebSocket
/** The other end of it. */
let socket: WebSocket
let device: DeviceSocket
let bounds = 0
let pongs: string[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false })
  await once(server, 'listening')
  const came = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>
  phone = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  phone.on('error', () => {})
  pongs = []
  phone.on('pong', (payload) => pongs.push(payload.toString()))
  const [here, { socket: tcp }] = await came
  socket = here
  bounds = 0
  device = new DeviceSocket(here, tcp, { onBound: () => bounds++ })
  if (phone.readyState !== phone.OPEN) await once(phone, 'open')
})
afterEach(async () => {
  vi.useRealTimers()
  phone.terminate()
  await new Promise((resolve) => server.close(resolve))
})

/** All of them have arrived, and so have the answers: what is said afterwards is heard afterwards. */
async function exchange(send: () => void): Promise<void> {
  send()
  const heard = once(socket, 'message')
  phone.send('that was all')
  await heard
  const answered = once(phone, 'message')
  socket.send('so it was')
  await answered
}
const times = (count: number, act: () => void) => {
  for (let at = 0; at < count; at++) act()
}
const ping = () => phone.ping('again')

describe('a device that pings', () => {
  it('is answered in its own words', async () => {
    await exchange(() => {
      phone.ping('one')
      phone.ping('two')
    })
    expect(pongs).toEqual(['one', 'two'])
  })

  it(`is answered ${CONTROL_FRAMES.atOnce} times at once; the next has no answer, and a second later there are ${CONTROL_FRAMES.perSecond} more`, async () => {
    await exchange(() => times(CONTROL_FRAMES.atOnce, ping))
    expect(pongs).toHaveLength(CONTROL_FRAMES.atOnce)
    await exchange(ping)
    expect(pongs).toHaveLength(CONTROL_FRAMES.atOnce)
    vi.advanceTimersByTime(1000)
    await exchange(() => times(CONTROL_FRAMES.atOnce, ping))
    expect(pongs).toHaveLength(CONTROL_FRAMES.atOnce + CONTROL_FRAMES.perSecond)
    expect(bounds).toBe(0)
  })

  it.each([
    ['pings', ping],
    ['pongs that nobody asked for', () => phone.pong('here I am')],
  ])('with %s on and on is cut off, and not one earlier', async (_, act) => {
    await exchange(() => times(CONTROL_FRAMES.atOnce + TOO_FAST_AT_MOST, act))
    expect([bounds, phone.readyState]).toEqual([0, phone.OPEN])
    act()
    await once(phone, 'close')
    expect(bounds).toBe(1)
  })

  it('is not answered as long as it has not taken what it was sent before', async () => {
    const answers: string[] = []
    const tcp = { writableLength: 1 }
    const listeners = new Map<string, (payload: Buffer) => void>()
    const still = {
      on: (event: string, listener: (payload: Buffer) => void) => listeners.set(event, listener),
      pong: (payload: Buffer) => answers.push(payload.toString()),
    }
    const made = new DeviceSocket(still as unknown as WebSocket, tcp as Socket)
    listeners.get('ping')?.(Buffer.from('one'))
    expect([made.unsent, answers]).toEqual([1, []])
    tcp.writableLength = 0
    listeners.get('ping')?.(Buffer.from('two'))
    expect([made.unsent, answers]).toEqual([0, ['two']])
  })
})

it('what is unsent counts, whatever it is: pings and pongs too', async () => {
  phone.pause()
  const payload = Buffer.alloc(125)
  // as long as it takes to fill what two operating systems hold for somebody who does not read
  while (device.unsent === 0) {
    times(1000, () => socket.ping(payload))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const before = device.unsent
  socket.ping(payload)
  expect(device.unsent).toBe(before + payload.byteLength + 2)
  socket.pong(payload)
  expect(device.unsent).toBe(before + 2 * (payload.byteLength + 2))
})

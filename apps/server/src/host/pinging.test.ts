import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { Pinging, type Pinged } from './pinging.ts'
import { House } from '../testing/house.ts'
import type { Player } from '../testing/player.ts'

const EVERY_MS = 2000
/** Pings, 13 MB in all: far more than two operating systems hold for somebody who does not read. */
const FLOOD = 100_000

class Device implements Pinged {
  pingCount = 0
  pings = 0
  isCutOff = false
  answers = true

  ping(): void {
    this.pings++
    if (this.answers) this.pingCount = 0
  }

  terminate(): void {
    this.isCutOff = true
  }
}

describe('pings', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function withDevices(count: number): Device[] {
    const pinging = new Pinging()
    const devices = Array.from({ length: count }, () => new Device())
    for (const device of devices) pinging.add(device)
    pinging.start({ everyMs: EVERY_MS, unansweredAtMost: 2 })
    return devices
  }
  const pinged = (devices: readonly Device[]) => devices.reduce((sum, { pings }) => sum + pings, 0)

  it('reach every device once in every interval, a few devices at a time', () => {
    const devices = withDevices(60)
    for (let tick = 1; tick <= 20; tick++) {
      vi.advanceTimersByTime(EVERY_MS / 20)
      expect(pinged(devices)).toBe(3 * tick)
    }
    vi.advanceTimersByTime(2 * EVERY_MS)
    expect(devices.map(({ pings }) => pings)).toEqual(devices.map(() => 3))
  })

  it('cut off a device that leaves too many of them unanswered, and no other', () => {
    const devices = withDevices(30)
    const [silent] = devices as [Device]
    silent.answers = false
    vi.advanceTimersByTime(2 * EVERY_MS)
    expect(silent.isCutOff).toBe(false)
    vi.advanceTimersByTime(EVERY_MS)
    expect(devices.filter(({ isCutOff }) => isCutOff)).toEqual([silent])
  })

  it('do not cut off a device that still takes what was sent before them, however slowly', () => {
    const pinging = new Pinging()
    const device = new Device()
    device.answers = false
    let takesOn = true
    pinging.add(device, () => takesOn)
    pinging.start({ everyMs: EVERY_MS, unansweredAtMost: 2 })
    vi.advanceTimersByTime(20 * EVERY_MS)
    expect(device.isCutOff).toBe(false)
    takesOn = false
    vi.advanceTimersByTime(3 * EVERY_MS)
    expect(device.isCutOff).toBe(true)
  })

  it('do not go to a device that has gone', () => {
    const pinging = new Pinging()
    const [here, gone] = [new Device(), new Device()]
    pinging.add(here)
    pinging.add(gone)()
    pinging.start({ everyMs: EVERY_MS, unansweredAtMost: 2 })
    vi.advanceTimersByTime(EVERY_MS)
    expect([here.pings, gone.pings]).toEqual([1, 0])
  })
})

describe('a server', () => {
  let house: House
  beforeAll(async () => {
    house = await new House().start()
  })
  afterAll(async () => await house.remove())

  it('ends a connection that does not answer its pings, and no other', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const isBenThere = () => ada.view?.present.includes(ben.view?.you ?? '') ?? false
    await ada.until(isBenThere)
    ben.socket?.pause()
    await ada.until(() => !isBenThere(), 'Ben to be gone')
    expect(ada.closedWith).toBeNull()
    for (const player of players) player.drop()
  })

  it('answers the pings of a device', async () => {
    const { players } = await house.table('Ada')
    const [ada] = players as [Player]
    const heard: string[] = []
    ada.socket?.on('pong', (payload) => heard.push(payload.toString()))
    for (const word of ['one', 'two', 'three']) ada.socket?.ping(word)
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']), { timeout: 60_000 })
    ada.drop()
  })

  it('ends a connection that pings and never reads the answers, and others notice nothing', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const isBenThere = () => ada.view?.present.includes(ben.view?.you ?? '') ?? false
    await ada.until(isBenThere)
    const socket = ben.socket as WebSocket
    socket.pause()
    const payload = Buffer.alloc(125)
    for (let sent = 0; sent < FLOOD && socket.readyState === socket.OPEN; sent += 1000) {
      for (let at = 0; at < 1000; at++) socket.ping(payload)
      // nor is it taken for dead: it says that it lives without being asked
      await new Promise((resolve) => socket.pong(payload, true, resolve))
    }
    expect(socket.readyState).not.toBe(socket.OPEN)
    await ada.until(() => !isBenThere())
    expect(await ada.send({ type: 'say', text: 'Where is Ben?' })).toBeNull()
    expect(ada.closedWith).toBeNull()
    ada.drop()
  })
})

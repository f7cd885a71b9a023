import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { House } from './testing/house.ts'
import type { Player } from './testing/player.ts'

let house: House
beforeAll(async () => {
  house = await new House().start()
})
afterAll(async () => await house.remove())

const SLOT = 100
/** Pings, 13 MB in all: far more than two operating systems hold for somebody who does not read. */
const FLOOD = 100_000

describe('pings', () => {
  it('reach every device every two seconds, a few devices at a time', async () => {
    const { players } = await house.table('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn')
    const pings = players.map(({ socket }) => {
      const times: number[] = []
      socket?.on('ping', () => times.push(Date.now()))
      return times
    })
    await pause(4500)
    for (const times of pings) {
      expect(times.length).toBeGreaterThanOrEqual(2)
      expect(times.length).toBeLessThanOrEqual(3)
    }
    const slots = new Set(pings.flatMap(([first = 0]) => Math.floor(first / SLOT)))
    expect(slots.size).toBeGreaterThan(2)
    for (const player of players) player.drop()
  })

  it('end a connection that does not answer them, and no other', async () => {
    const { players } = await house.table('Ada', 'Ben')
    const [ada, ben] = players as [Player, Player]
    const isBenThere = () => ada.view?.present.includes(ben.view?.you ?? '') ?? false
    await ada.until(isBenThere)
    ben.socket?.pause()
    await ada.until(() => !isBenThere(), 15_000)
    expect(ada.closedWith).toBeNull()
    for (const player of players) player.drop()
  })

  it('of a device are answered', async () => {
    const { players } = await house.table('Ada')
    const [ada] = players as [Player]
    const heard: string[] = []
    ada.socket?.on('pong', (payload) => heard.push(payload.toString()))
    for (const word of ['one', 'two', 'three']) ada.socket?.ping(word)
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']), { timeout: 10_000 })
    ada.drop()
  })

  it('whose answers nobody reads end the connection, and others notice nothing', async () => {
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

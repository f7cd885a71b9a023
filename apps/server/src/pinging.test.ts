import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from './testing/house.ts'
import type { Player } from './testing/player.ts'

let house: House
beforeAll(async () => {
  house = await new House().start()
})
afterAll(async () => await house.remove())

const SLOT = 100

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
})

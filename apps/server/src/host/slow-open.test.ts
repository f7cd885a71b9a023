import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Postgres, type Redis, startPostgres, startRedis } from '@figment/services'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { House } from '../testing/house.ts'
import { Player } from '../testing/player.ts'

/** Longer than a claim lasts that is not renewed, and than a silent owner is waited for. */
const SLOW_OPEN_MS = 6000
const SLOW = join(import.meta.dirname, '../testing/slow-main.ts')

let postgres: Postgres
let redis: Redis
let houses: readonly [House, House]
let metricsPorts: readonly number[]
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const databaseUrl = await postgres.database()
  metricsPorts = [await freePort(), await freePort()]
  const house = (at: number) =>
    new House(
      {
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        SLOW_OPEN_MS: String(SLOW_OPEN_MS),
        IDLE_MINUTES: '0.05',
        METRICS_PORT: String(metricsPorts[at]),
      },
      SLOW,
    )
  houses = [house(0), house(1)]
  for (const one of houses) await one.start()
})
afterAll(async () => {
  for (const house of houses) await house.remove()
  await Promise.all([postgres.stop(), redis.stop()])
})

const openings = () => houses.reduce((sum, { output }) => sum + output.split('A table is opened.').length - 1, 0)

/** Through this door, as often as it takes. */
async function comeIn(player: Player, code: string): Promise<void> {
  for (let tried = 0; tried < 100; tried++) {
    if ((await player.ticket(code)).status === 200) return
    await sleep(100)
  }
  throw new Error('never let in')
}

it('a table that takes long to open is opened once, however many ask for it, and where', async () => {
  const [here, there] = houses
  const ada = here.guest('Ada')
  const code = await ada.create()
  const elsewhere = new Player(there.base, 'Ada')
  elsewhere.cookie = ada.cookie
  await Promise.all([comeIn(ada, code), comeIn(elsewhere, code), comeIn(here.guest('Ben'), code), comeIn(there.guest('Cleo'), code)])
  expect(openings()).toBe(1)
})

it('and one that takes long to wake up is not opened elsewhere meanwhile', async () => {
  const [here, there] = houses
  const ada = here.guest('Ada')
  const code = await ada.create()
  await comeIn(ada, code)
  const before = openings()
  await ada.join(code)
  // its people are connected, and nothing happens
  await vi.waitFor(
    async () => {
      for (const port of metricsPorts)
        expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^figment_tables_awake 0$/m)
    },
    { timeout: 120_000, interval: 200 },
  )
  expect(openings()).toBe(before)
  await Promise.all([comeIn(here.guest('Ben'), code), comeIn(there.guest('Cleo'), code)])
  expect(openings()).toBe(before + 1)
  expect(ada.closedWith).toBeNull()
})

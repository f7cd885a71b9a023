import { type Postgres, type Redis, startPostgres, startRedis } from '@figment/services'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@figment/services'
import { House } from '../testing/house.ts'

let postgres: Postgres
let redis: Redis
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
})
afterAll(() => Promise.all([postgres.stop(), redis.stop()]))

/** What a server with these settings says before it gives up. */
async function complaintOf(settings: Record<string, string>): Promise<string> {
  const house = new House(settings)
  await expect(house.start()).rejects.toThrow('the server ended')
  await house.remove()
  return house.output
}

describe('a service that is missing at start is a clear sentence and nothing else, without its password and without a stack', () => {
  const withPassword = (url: string) => Object.assign(new URL(url), { password: 'geheim' }).href
  const isClear = (complaint: string) => {
    expect(complaint.trim().split('\n')).toHaveLength(1)
    expect(complaint).not.toContain('geheim')
  }

  it('a database that does not answer', async () => {
    const nowhere = `postgres://figment:geheim@127.0.0.1:${await freePort()}/figment`
    const complaint = await complaintOf({ DATABASE_URL: nowhere })
    expect(complaint).toMatch(/No Postgres answers at 127\.0\.0\.1:\d+ \(DATABASE_URL\): check the address, and that it runs\./)
    isClear(complaint)
  })

  it('a database that does not exist', async () => {
    const complaint = await complaintOf({ DATABASE_URL: withPassword(postgres.url.replace(/\/\w+$/, '/nosuch')) })
    expect(complaint).toContain('has no database "nosuch"')
    isClear(complaint)
  })

  it('a Redis that does not answer', async () => {
    const nowhere = `redis://:geheim@127.0.0.1:${await freePort()}`
    const complaint = await complaintOf({ DATABASE_URL: await postgres.database(), REDIS_URL: nowhere })
    expect(complaint).toMatch(/REDIS_URL: nobody answers there .+ Start Redis or mend the address/)
    isClear(complaint)
  })

  it('a Redis without a database', async () => {
    const complaint = await complaintOf({ REDIS_URL: redis.url })
    expect(complaint).toContain('DATABASE_URL is missing. Processes that share a REDIS_URL must share a database too')
    isClear(complaint)
  })
})

it('a service that goes away later is told in /readyz, and so is its return', async () => {
  const house = await new House({ DATABASE_URL: await postgres.database(), REDIS_URL: redis.url }).start()
  const isTold = (told: object, status: number) =>
    vi.waitFor(
      async () => {
        const response = await fetch(`${house.base}/readyz`)
        expect(await response.json()).toEqual({ draining: false, ready: status === 200, ...told })
        expect(response.status).toBe(status)
      },
      { timeout: 60_000, interval: 200 },
    )
  await isTold({ store: 'ok', redis: 'ok' }, 200)
  await redis.kill('SIGKILL')
  await isTold({ store: 'ok', redis: 'away' }, 503)
  await redis.restart()
  await isTold({ store: 'ok', redis: 'ok' }, 200)
  // it is there, but says nothing
  postgres.pause()
  await isTold({ store: 'away', redis: 'ok' }, 503)
  expect(await (await fetch(`${house.base}/healthz`)).json()).toEqual({ ok: true })
  postgres.resume()
  await isTold({ store: 'ok', redis: 'ok' }, 200)
  await house.remove()
})

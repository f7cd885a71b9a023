import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, fileRecordings, openSqliteLog } from '@figment/event-log'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Retention } from './retention.ts'
import { House } from '../testing/house.ts'

const DAY = 24 * 60 * 60_000

describe('tables that nobody comes back to', () => {
  let folder: string
  let log: EventLog
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figment-retention-'))
    log = await openSqliteLog(join(folder, 'figment.db'))
  })
  afterEach(async () => {
    await log.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const retention = ({ keepDays = 90, alive = [] as string[] } = {}) => {
    const recordings = fileRecordings(join(folder, 'clips'))
    return { recordings, keeper: new Retention({ log, recordings, keepDays, isAlive: async (table) => alive.includes(table) }) }
  }

  it('are removed with their recordings when their time is over, and not before', async () => {
    const { keeper, recordings } = retention()
    await log.create('OLDBX', ['{}'], { came: ['a guest'] })
    await recordings.keep('OLDBX', 'song.webm', new Uint8Array([1]), 10)
    const now = Date.now()
    expect(await keeper.sweep(now + 89 * DAY)).toEqual({ tables: 0, leftovers: 0 })
    expect(await keeper.sweep(now + 91 * DAY)).toEqual({ tables: 1, leftovers: 0 })
    expect(await log.has('OLDBX')).toBe(false)
    expect(await log.tablesOf('a guest')).toEqual([])
    expect(existsSync(join(folder, 'clips', 'OLDBX'))).toBe(false)
  })

  it('stay while somebody is there, however many they are, and are kept for ever if so wished', async () => {
    const codes = Array.from({ length: 120 }, (_, at) => `T${at}`)
    for (const code of codes) await log.create(code, ['{}'])
    const later = Date.now() + 100 * DAY
    expect(await retention({ keepDays: 0 }).keeper.sweep(later)).toEqual({ tables: 0, leftovers: 0 })
    const alive = codes.slice(0, 110)
    expect(await retention({ alive }).keeper.sweep(later)).toEqual({ tables: 10, leftovers: 0 })
    expect(await log.has('T3')).toBe(true)
    expect(await log.has('T115')).toBe(false)
  })

  it('are removed without trouble, though several sweep at the same time', async () => {
    for (let at = 0; at < 60; at++) await log.create(`T${at}`, ['{}'])
    const later = Date.now() + 100 * DAY
    await Promise.all([retention().keeper.sweep(later), retention().keeper.sweep(later)])
    expect(await log.quietSince(later, 100)).toEqual([])
  })

  it('leave no recordings behind', async () => {
    const { keeper, recordings } = retention()
    await log.create('HEREX', ['{}'])
    for (const table of ['HEREX', 'GONEX']) await recordings.keep(table, 'song.webm', new Uint8Array([1]), 10)
    mkdirSync(join(folder, 'clips', 'CUTSH'))
    writeFileSync(join(folder, 'clips', 'CUTSH', 'song.webm.part'), 'half')
    expect(await keeper.sweep()).toEqual({ tables: 0, leftovers: 2 })
    expect(readdirSync(join(folder, 'clips'))).toEqual(['HEREX'])
  })
})

it('a server removes old tables by itself, soon after it starts', async () => {
  const house = new House({ KEEP_DAYS: String(1 / 24 / 60 / 60) })
  try {
    await house.start()
    const { code, players } = await house.table('Ada')
    for (const player of players) player.drop()
    await house.kill()
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await house.start()
    const list = async () => {
      const response = await fetch(`${house.base}/api/tables`, { headers: { cookie: players[0]?.cookie ?? '' } })
      return (await response.json()) as { tables: readonly { code: string }[] }
    }
    await vi.waitFor(async () => expect(await list()).toEqual({ tables: [] }), { timeout: 90_000, interval: 500 })
    expect((await house.guest('Ben').ticket(code)).body.refused).toBe('noSuchTable')
  } finally {
    await house.remove()
  }
})

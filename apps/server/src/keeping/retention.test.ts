import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EventLog, fileRecordings, openSqliteLog, type Recordings, type Shelves } from '@figment/event-log'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLIP_TOLD_WITHIN_MS } from '../running/bounds.ts'
import { Retention } from './retention.ts'
import { House } from '../testing/house.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const ROOMY = { recordings: 10, bytes: 1000 }
const SHELVES: Shelves = { person: { mark: 'anna', ...ROOMY }, table: ROOMY, server: ROOMY }

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(1)
}
const keep = (recordings: Recordings, table: string, name: string) => recordings.keep(table, name, oneByte(), SHELVES)

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
    await keep(recordings, 'OLDBX', 'song.webm')
    const now = Date.now()
    expect(await keeper.sweep(now + 89 * DAY)).toMatchObject({ tables: 0, leftovers: 0 })
    expect(await keeper.sweep(now + 91 * DAY)).toMatchObject({ tables: 1, leftovers: 0 })
    expect(await log.has('OLDBX')).toBe(false)
    expect(await log.tablesOf('a guest')).toEqual([])
    expect(existsSync(join(folder, 'clips', 'OLDBX'))).toBe(false)
  })

  it('stay while somebody is there, however many they are, and are kept for ever if so wished', async () => {
    const codes = Array.from({ length: 120 }, (_, at) => `T${at}`)
    for (const code of codes) await log.create(code, ['{}'])
    const later = Date.now() + 100 * DAY
    expect(await retention({ keepDays: 0 }).keeper.sweep(later)).toMatchObject({ tables: 0, leftovers: 0 })
    const alive = codes.slice(0, 110)
    expect(await retention({ alive }).keeper.sweep(later)).toMatchObject({ tables: 10, leftovers: 0 })
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
    for (const table of ['HEREX', 'GONEX']) await keep(recordings, table, 'song.webm')
    mkdirSync(join(folder, 'clips', 'CUTSH'))
    writeFileSync(join(folder, 'clips', 'CUTSH', 'song.webm.part'), 'half')
    expect(await keeper.sweep()).toMatchObject({ tables: 0, leftovers: 2 })
    expect(readdirSync(join(folder, 'clips'))).toEqual(['HEREX'])
  })
})

describe('recordings of clues that were never given', () => {
  let folder: string
  let log: EventLog
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figment-untold-'))
    log = await openSqliteLog(join(folder, 'figment.db'))
  })
  afterEach(async () => {
    await log.close()
    rmSync(folder, { recursive: true, force: true })
  })
  /** As after a restart: what was known before is not. */
  const begin = () => {
    const recordings = fileRecordings(join(folder, 'clips'))
    return { recordings, keeper: new Retention({ log, recordings, keepDays: 0, isAlive: async () => true }) }
  }

  it('go after an hour, and not before; those that an entry tells of stay for good', async () => {
    const { recordings, keeper } = begin()
    const lease = await log.create('BBBBB', ['{}'])
    for (const name of ['atold.webm', 'aleft.webm']) await keep(recordings, 'BBBBB', name)
    await log.append(lease ?? { table: '', epoch: 0 }, 1, ['{"events":[{"type":"clueTold","clip":"atold.webm"}]}'])
    const now = Date.now()
    expect(await keeper.sweep(now + CLIP_TOLD_WITHIN_MS - 60_000)).toMatchObject({ untold: 0 })
    expect(await recordings.names('BBBBB')).toHaveLength(2)
    expect(await keeper.sweep(now + CLIP_TOLD_WITHIN_MS + 60_000)).toMatchObject({ untold: 1 })
    expect(await recordings.names('BBBBB')).toEqual(['atold.webm'])
    expect(await keeper.sweep(now + DAY)).toMatchObject({ untold: 0 })
    expect(readdirSync(join(folder, 'clips', 'BBBBB'))).toEqual(['atold.webm'])
  })

  it('go also after a restart', async () => {
    await log.create('BBBBB', ['{}'])
    await keep(begin().recordings, 'BBBBB', 'aleft.webm')
    const { recordings, keeper } = begin()
    expect(await recordings.names('BBBBB')).toEqual(['aleft.webm'])
    expect(await keeper.sweep(Date.now() + 2 * HOUR)).toMatchObject({ untold: 1 })
    expect(readdirSync(join(folder, 'clips', 'BBBBB'))).toEqual([])
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

import { setTimeout as pause } from 'node:timers/promises'
import { type Postgres, startPostgres } from '@figment/services'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventLogContract } from './contract.ts'
import { type EventLog, type Lease, StoreAway, WholeLog } from './event-log.ts'
import { openPostgres } from './postgres.ts'
import { recordingsContract } from './recordings-contract.ts'
import { openStore } from './store.ts'
import { startLossyProxy } from './testing/lossy-proxy.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
const nothing = async () => undefined

/** One for all who do not mind that it was used: to empty it takes a tenth of the time that it takes to make one. */
let used: string | undefined
async function emptyDatabase() {
  used ??= await postgres.database()
  const where = used
  return { where, remove: async () => void (await postgres.run(FORGET_ALL, where)) }
}
const FORGET_ALL = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%'
  LOOP EXECUTE 'DELETE FROM ' || quote_ident(name); END LOOP; END $$`

eventLogContract('Postgres', async ({ isNew } = { isNew: false }) =>
  isNew ? { where: await postgres.database(), remove: nothing } : await emptyDatabase(),
)

recordingsContract('Postgres', async () => {
  const { where: databaseUrl, remove } = await emptyDatabase()
  return { reopen: () => openStore({ databaseUrl, dataDir: '' }), remove }
})

async function made(log: EventLog, table: string): Promise<Lease> {
  const lease = await log.create(table, ['0'])
  if (!lease) throw new Error(`${table} was there`)
  return lease
}

interface Stream {
  /** Every table has one entry more than it had. */
  progress(): Promise<void>
  /** Writes no more; gives how many entries of each table were acknowledged. */
  end(): Promise<ReadonlyMap<string, number>>
}

/** Writes to each table one entry after the other. */
function stream(log: EventLog, leases: readonly Lease[]): Stream {
  const acknowledged = new Map(leases.map(({ table }) => [table, 0]))
  const over = { isOver: false }
  const write = async (lease: Lease) => {
    for (let at = 1; !over.isOver; at++) {
      lease = await writeHowever(log, lease, at)
      acknowledged.set(lease.table, at)
    }
  }
  const written = Promise.all(leases.map(write))
  return {
    async progress() {
      const before = new Map(acknowledged)
      const haveAllMore = () => [...acknowledged].every(([table, count]) => count > (before.get(table) ?? 0))
      // a stream that failed is told where it is ended
      while (!haveAllMore()) if (await Promise.race([pause(5, false), written.then(Boolean)])) return
    },
    async end() {
      over.isOver = true
      await written
      return acknowledged
    },
  }
}

/** As an owner does: when the store was away, it looks at what there is. */
async function writeHowever(log: EventLog, lease: Lease, at: number): Promise<Lease> {
  try {
    expect(await log.append(lease, at, [String(at)], { came: [`guest ${at}`] })).toBe('written')
    return lease
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
  }
  for (;;) {
    try {
      const opened = await log.open(lease.table, () => new WholeLog())
      if (!opened) throw new Error(`${lease.table} is lost`)
      return opened.reader.entries.length > at ? opened.lease : await writeHowever(log, opened.lease, at)
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
    }
  }
}

async function expectNothingLostOrDoubled(log: EventLog, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [table, last] of acknowledged)
    expect(await log.read(table, 0)).toEqual(Array.from({ length: last + 1 }, (_, at) => String(at)))
}

describe('a Postgres that fails', () => {
  // one with little in it is soon back
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  it('loses connections in the middle of a stream', async () => {
    const url = await postgres.database()
    const { log } = await openPostgres(url)
    const leases = await Promise.all(['BBBBB', 'CCCCC', 'DDDDD'].map((table) => made(log, table)))
    const streaming = stream(log, leases)
    for (let time = 0; time < 10; time++) {
      await streaming.progress()
      await postgres.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`)
    }
    await expectNothingLostOrDoubled(log, await streaming.end())
    await log.close()
  })

  it.each(['SIGINT', 'SIGKILL'] as const)('is ended by %s and starts again in the middle of a stream', async (signal) => {
    const { log } = await openPostgres(await postgres.database())
    const leases = await Promise.all(['BBBBB', 'CCCCC', 'DDDDD'].map((table) => made(log, table)))
    const streaming = stream(log, leases)
    for (let times = 0; times < 20; times++) await streaming.progress()
    await postgres.kill(signal)
    await postgres.restart()
    for (let times = 0; times < 20; times++) await streaming.progress()
    await expectNothingLostOrDoubled(log, await streaming.end())
    await log.close()
  })

  it('does as it was told, but its answer is lost', async () => {
    const url = new URL(await postgres.database())
    const proxy = await startLossyProxy(postgres.port)
    url.port = String(proxy.port)
    const { log } = await openPostgres(url.href)
    const lease = await made(log, 'BCDFG')
    const other = await made(log, 'CCCCC')
    expect(await log.append(lease, 1, ['1'])).toBe('written')
    proxy.loseTheNextAnswer()
    const two = [log.append(lease, 2, ['2', '3'], { came: ['ann'] }), log.append(other, 7, ['not the end'])]
    expect(await Promise.all(two)).toEqual(['written', 'fenced'])
    expect(await log.append(lease, 4, ['4'])).toBe('written')
    expect(await log.read('BCDFG', 0)).toEqual(['0', '1', '2', '3', '4'])
    expect(await log.tablesOf('ann')).toHaveLength(1)
    await log.close()
    proxy.close()
  })

  it('is away for long: says so, and goes on by itself when it is back', async () => {
    const { log, recordings } = await openPostgres(await postgres.database())
    const lease = await made(log, 'BCDFG')
    await postgres.kill()
    await expect(log.check()).rejects.toThrow(StoreAway)
    await expect(log.read('BCDFG', 0)).rejects.toThrow(StoreAway)
    await expect(recordings.names('BCDFG')).rejects.toThrow(StoreAway)
    await expect(log.create('CCCCC', ['0'])).rejects.toThrow(StoreAway)
    await expect(log.append(lease, 1, ['1'])).rejects.toThrow(StoreAway)
    await postgres.restart()
    await log.check()
    expect(await log.append(lease, 1, ['1'])).toBe('written')
    expect(await log.read('BCDFG', 0)).toEqual(['0', '1'])
    await log.close()
  })

  it('hangs: is noticed within seconds, and nothing half-done stays behind', async () => {
    const { log } = await openPostgres(await postgres.database())
    const lease = await made(log, 'BCDFG')
    postgres.pause()
    try {
      const asked = [log.check(), log.read('BCDFG', 0), log.append(lease, 1, ['1'])]
      for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected')
        expect(reason).toBeInstanceOf(StoreAway)
      }
    } finally {
      postgres.resume()
    }
    // it may have heard us after all: then it is whole
    const opened = await log.open('BCDFG', () => new WholeLog())
    if (!opened) throw new Error('no table')
    expect([['0'], ['0', '1']]).toContainEqual(opened.reader.entries)
    expect(await log.append(opened.lease, opened.reader.entries.length, ['2'])).toBe('written')
    await log.close()
  })
})

it.each(["UPDATE entries SET body = 'Bob' WHERE number = 1", 'DELETE FROM entries WHERE number = 2'])(
  'a checkpoint goes when somebody changes the log by hand: %s',
  async (change) => {
    const url = await postgres.database()
    const { log } = await openPostgres(url, { madeBy: 'today' })
    const lease = await log.create('BCDFG', ['opened', 'Ann', 'left'])
    const other = await log.create('CDFGH', ['opened'])
    const extent = { length: 1, bytes: 6, hash: '', hashBeforeLast: '' }
    for (const held of [lease, other]) if (held) expect(await log.keepCheckpoint(held, { extent, body: 'Ann' })).toBe('written')
    await postgres.run(`${change} AND code = 'BCDFG'`, url)
    expect(await postgres.run('SELECT code FROM checkpoints', url)).toEqual([{ code: 'CDFGH' }])
    await log.close()
  },
)

it('two processes that write many tables at once never wait for each other', async () => {
  const url = await postgres.database()
  const logs = [(await openPostgres(url)).log, (await openPostgres(url)).log]
  const [first, second] = logs
  if (!first || !second) throw new Error('no logs')
  const tables = Array.from({ length: 40 }, (_, at) => `TABLE${at}`)
  const leases = await Promise.all(tables.map((table) => made(first, table)))
  const rounds = 30
  // both believe that they hold every table; for each entry one of them is right
  const written = new Map<string, number>()
  for (let at = 1; at <= rounds; at++) {
    const answers = await Promise.all(
      [leases, leases.toReversed()].map((all, who) =>
        Promise.all(
          all.map(async (lease) => {
            const answer = await (who === 0 ? first : second).append(lease, at, [`${who}`])
            if (answer === 'written') written.set(lease.table, (written.get(lease.table) ?? 0) + 1)
          }),
        ),
      ),
    )
    expect(answers).toHaveLength(2)
  }
  expect([...written.values()]).toEqual(tables.map(() => rounds))
  for (const log of logs) await log.close()
})

describe('an address that does not work', () => {
  const told = async (url: string) => {
    try {
      await openPostgres(url, { patience: 300 })
      return 'it works'
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }

  it('is told in a sentence that names the setting and keeps the password to itself', async () => {
    const { port } = postgres
    const sentences = await Promise.all(
      [
        'figment.db',
        'mysql://figment:secret@127.0.0.1/figment',
        'postgres://figment:secret@127.0.0.1:1/postgres',
        `postgres://figment:secret@127.0.0.1:${port}/nowhere`,
        `postgres://stranger:secret@127.0.0.1:${port}/postgres`,
      ].map(told),
    )
    expect(sentences[0]).toContain('not the address')
    expect(sentences[1]).toContain('not the address')
    expect(sentences[2]).toContain('No Postgres answers at 127.0.0.1:1')
    expect(sentences[3]).toContain('no database "nowhere"')
    expect(sentences[4]).toContain('does not let "stranger" in')
    for (const sentence of sentences) {
      expect(sentence).toContain('DATABASE_URL')
      expect(sentence).not.toContain('secret')
    }
  })
})

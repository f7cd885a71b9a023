import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { Tally } from './checkpoint.ts'
import { eventLogContract } from './contract.ts'
import { LogBroken, StoreAway, WholeLog } from './event-log.ts'
import { recordingsContract } from './recordings-contract.ts'
import { openSqliteLog } from './sqlite.ts'
import { openStore } from './store.ts'

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'figment-log-'))
  return { folder, remove: async () => rmSync(folder, { recursive: true }) }
}

eventLogContract('SQLite', async () => {
  const { folder, remove } = makeFolder()
  return { where: join(folder, 'figment.db'), remove }
})

recordingsContract('A folder', async () => {
  const { folder, remove } = makeFolder()
  return { reopen: () => openStore({ databaseUrl: null, dataDir: folder }), remove }
})

it('opens what the first version wrote', async () => {
  const { folder, remove } = makeFolder()
  const file = join(folder, 'figment.db')
  const old = new DatabaseSync(file)
  old.exec(`CREATE TABLE tables (code text PRIMARY KEY, epoch integer NOT NULL, length integer NOT NULL, opened_at bigint NOT NULL);
    CREATE TABLE entries (code text NOT NULL, number integer NOT NULL, body text NOT NULL,
      CONSTRAINT entries_of_a_table PRIMARY KEY (code, number));
    INSERT INTO tables VALUES ('BCDFG', 3, 2, 1700000000000);
    INSERT INTO entries VALUES ('BCDFG', 0, 'opened'), ('BCDFG', 1, 'came')`)
  old.close()
  const log = await openSqliteLog(file)
  expect(await log.quietSince(1700000000001, 10)).toEqual(['BCDFG'])
  expect(await log.append({ table: 'BCDFG', epoch: 3 }, 2, ['left'], { came: ['ann'] })).toBe('written')
  expect(await log.read('BCDFG', 0)).toEqual(['opened', 'came', 'left'])
  expect(await log.tablesOf('ann')).toHaveLength(1)
  await log.close()
  await remove()
})

it('sorts in what came before it is too much, and finds it in between', async () => {
  const { folder, remove } = makeFolder()
  const file = join(folder, 'figment.db')
  const log = await openSqliteLog(file)
  const database = new DatabaseSync(file, { readOnly: true })
  const countIn = (table: string) => database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count
  const tables = ['BBBBB', 'CCCCC', 'DDDDD']
  const leases = await Promise.all(tables.map(async (table) => (await log.create(table, ['0'])) ?? { table, epoch: 0 }))
  const appendTo = async (from: number, to: number) => {
    for (let number = from; number < to; number++) await Promise.all(leases.map((lease) => log.append(lease, number, [String(number)])))
  }
  await appendTo(1, 601)
  expect([countIn('entries'), countIn('fresh_entries')]).toEqual([3, 1800])
  await appendTo(601, 701)
  expect(countIn('fresh_entries')).toBeLessThan(200)
  for (const table of tables) expect(await log.read(table, 0)).toEqual(Array.from({ length: 701 }, (_, number) => String(number)))
  // what is read is not sorted in for it
  expect(countIn('fresh_entries')).toBeGreaterThan(0)
  database.close()
  await log.close()
  await remove()
})

const ENTRIES = ['opened', 'Ann came', 'Ann sat', 'Ann spoke']

/** A table with four entries and a checkpoint after the third, and a way past the log to what is kept. */
async function withCheckpoint() {
  const { folder, remove } = makeFolder()
  const file = join(folder, 'figment.db')
  const log = await openSqliteLog(file, { madeBy: 'today' })
  const lease = await log.create('BCDFG', ENTRIES)
  const tally = new Tally()
  for (const entry of ENTRIES.slice(0, 3)) tally.add(entry)
  if (!lease) throw new Error('no lease')
  await log.keepCheckpoint(lease, { extent: tally.extent, body: 'Ann sits' })
  const database = new DatabaseSync(file)
  return {
    database,
    /** What is told to who opens the table. */
    async told() {
      const opened = await log.open('BCDFG', (from) => Object.assign(new WholeLog(), { from: from?.body ?? null }))
      return { from: opened?.reader.from, entries: opened?.reader.entries }
    },
    async end() {
      database.close()
      await log.close()
      await remove()
    },
  }
}

it('does not read what stands before a checkpoint', async () => {
  const { database, told, end } = await withCheckpoint()
  database.exec('DROP TRIGGER checkpoint_after_update; DROP TRIGGER checkpoint_after_delete')
  database.exec('DELETE FROM entries WHERE number < 2')
  expect(await told()).toEqual({ from: 'Ann sits', entries: ['Ann spoke'] })
  // but looks at the last entry before it
  database.exec("UPDATE entries SET body = 'Bob sat' WHERE number = 2")
  await expect(told()).rejects.toThrow(LogBroken)
  await end()
})

it.each([
  ['an entry', "UPDATE entries SET body = 'Bob came' WHERE number = 1"],
  ['an entry after it', "UPDATE entries SET body = 'Ann sang' WHERE number = 3"],
  ['the state in it', "UPDATE checkpoints SET body = 'Bob sits'"],
  ['its length', 'UPDATE checkpoints SET length = 2'],
])('a checkpoint is not believed when somebody has changed %s by hand', async (_, change) => {
  const { database, told, end } = await withCheckpoint()
  expect((await told()).from).toBe('Ann sits')
  database.exec(change)
  expect(await told()).toEqual({
    from: null,
    entries: database
      .prepare('SELECT body FROM entries')
      .all()
      .map(({ body }) => body),
  })
  await end()
})

it('a log with a hole in it is not opened', async () => {
  const { database, told, end } = await withCheckpoint()
  database.exec('DELETE FROM entries WHERE number = 1')
  await expect(told()).rejects.toThrow('entry 1 is missing')
  database.exec('DELETE FROM entries WHERE number > 0')
  await expect(told()).rejects.toThrow(LogBroken)
  await end()
})

it('while there is no room on its disk nothing is written, but what makes room is', async () => {
  const { folder, remove } = makeFolder()
  const disk = { hasRoom: true }
  const log = await openSqliteLog(join(folder, 'figment.db'), { madeBy: 'today', hasRoom: () => disk.hasRoom })
  const lease = await log.create('BCDFG', ['opened', 'came'])
  if (!lease) throw new Error('no lease')
  disk.hasRoom = false
  const extent = { length: 1, bytes: 6, hash: '', hashBeforeLast: '' }
  const asked = [
    () => log.create('CDFGH', ['opened']),
    () => log.append(lease, 2, ['sat']),
    () => log.open('BCDFG', () => new WholeLog()),
    () => log.keepCheckpoint(lease, { extent, body: '' }),
    () => log.marks.begin('BCDFG', 'me'),
    () => log.check(),
  ]
  for (const ask of asked) await expect(ask()).rejects.toThrow(StoreAway)
  expect(await log.read('BCDFG', 0)).toEqual(['opened', 'came'])
  expect(await log.rewrite(lease, 2, [{ number: 1, body: '…' }])).toBe('written')
  expect(await log.remove('BCDFG')).toBe(true)
  disk.hasRoom = true
  expect(await log.create('BCDFG', ['opened'])).not.toBeNull()
  await log.close()
  await remove()
})

it('a recording with a strange name goes nowhere', async () => {
  const { folder, remove } = makeFolder()
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  await expect(store.recordings.read('..', 'figment.db', { from: 0, to: 1 })).rejects.toThrow('no name')
  const shelf = { recordings: 5, bytes: 5 }
  const nothing = async function* () {}
  const kept = store.recordings.keep('BCDFG', '../x', nothing(), { person: { mark: '', ...shelf }, table: shelf, server: shelf })
  await expect(kept).rejects.toThrow('no name')
  await store.close()
  await remove()
})

it('what is rewritten or removed is in none of its files any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'figment-erased-'))
  const log = await openSqliteLog(join(folder, 'figment.db'), { madeBy: 'today' })
  const isOnDisk = (words: string) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(words))
  const lease = await log.create('BCDFG', ['a fox in a teapot'])
  await log.create('CDFGH', ['a moon on a string'])
  if (!lease) throw new Error('no lease')
  await log.append(lease, 1, ['a bell under water'])
  const extent = { length: 2, bytes: 36, hash: '', hashBeforeLast: '' }
  await log.keepCheckpoint(lease, { extent, body: 'a wolf with an umbrella '.repeat(1000) })
  await log.keepCheckpoint(lease, { extent, body: 'a whale on a bicycle' })
  const secrets = ['a fox in a teapot', 'a moon on a string', 'a bell under water', 'a wolf with an umbrella', 'a whale on a bicycle']
  expect(secrets.map(isOnDisk)).toEqual([true, true, true, true, true])
  await log.rewrite(lease, 2, [
    { number: 0, body: '…' },
    { number: 1, body: '…' },
  ])
  await log.remove('CDFGH')
  expect(secrets.map(isOnDisk)).toEqual([false, false, false, false, false])
  await log.close()
  rmSync(folder, { recursive: true })
})

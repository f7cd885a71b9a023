import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { eventLogContract } from './contract.ts'
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
  expect([countIn('entries'), countIn('fresh_entries')]).toEqual([2103, 0])
  database.close()
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
  const log = await openSqliteLog(join(folder, 'figment.db'))
  const isOnDisk = (words: string) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(words))
  const lease = await log.create('BCDFG', ['a fox in a teapot'])
  await log.create('CDFGH', ['a moon on a string'])
  if (!lease) throw new Error('no lease')
  await log.append(lease, 1, ['a bell under water'])
  const secrets = ['a fox in a teapot', 'a moon on a string', 'a bell under water']
  expect(secrets.map(isOnDisk)).toEqual([true, true, true])
  await log.rewrite(lease, 2, [
    { number: 0, body: '…' },
    { number: 1, body: '…' },
  ])
  await log.remove('CDFGH')
  expect(secrets.map(isOnDisk)).toEqual([false, false, false])
  await log.close()
  rmSync(folder, { recursive: true })
})

import pg from 'pg'
import type { KeptTable } from './audit.ts'

/** All tables as they stand in the database, read without the product's own code. */
export async function keptTables(databaseUrl: string): Promise<Map<string, KeptTable>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ code: string; epoch: number; length: number }>('select code, epoch, length from tables')
    const entries = await client.query<{ code: string; number: number; body: string }>(
      'select code, number, body from entries order by code, number',
    )
    const byTable = Map.groupBy(entries.rows, ({ code }) => code)
    return new Map(tables.rows.map(({ code, epoch, length }) => [code, { epoch, length, entries: byTable.get(code) ?? [] }]))
  } finally {
    await client.end()
  }
}

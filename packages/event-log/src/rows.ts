import type { Kysely } from 'kysely'

export interface Rows {
  tables: { code: string; epoch: number; length: number; opened_at: number }
  entries: { code: string; number: number; body: string }
}

export async function migrate(rows: Kysely<Rows>): Promise<void> {
  await rows.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute()
  await rows.schema
    .createTable('entries')
    .ifNotExists()
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_of_a_table', ['code', 'number'])
    .execute()
}

import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { NewNote, Note, Notes } from './operator.ts'
import type { Rows } from './rows.ts'

export class SqlNotes implements Notes {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  get(kind: string, name: string): Promise<Note | null> {
    return this.#ask(async (rows) => (await notes(rows, kind).where('name', '=', name).executeTakeFirst()) ?? null)
  }

  list(kind: string, atMost: number): Promise<readonly Note[]> {
    return this.#ask((rows) => notes(rows, kind).orderBy('at', 'desc').orderBy('name').limit(atMost).execute())
  }

  put(kind: string, note: NewNote): Promise<void> {
    const row = rowOf(kind, note)
    return this.#ask(async (rows) => {
      await rows
        .insertInto('operator_notes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(row))
        .execute()
    })
  }

  add(kind: string, note: NewNote): Promise<boolean> {
    return this.#ask(async (rows) => {
      const added = await rows
        .insertInto('operator_notes')
        .values(rowOf(kind, note))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(added.numInsertedOrUpdatedRows) > 0
    })
  }

  use(kind: string, name: string): Promise<boolean> {
    return this.#ask(async (rows) => {
      const used = await rows
        .updateTable('operator_notes')
        .set((row) => ({ uses: row('uses', '-', 1) }))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .where('uses', '>', 0)
        .where((where) => where.or([where('until', 'is', null), where('until', '>', Date.now())]))
        .executeTakeFirst()
      return Number(used.numUpdatedRows) > 0
    })
  }

  giveBack(kind: string, name: string): Promise<void> {
    return this.#ask(async (rows) => {
      await rows
        .updateTable('operator_notes')
        .set((row) => ({ uses: row('uses', '+', 1) }))
        .where('kind', '=', kind)
        .where('name', '=', name)
        .execute()
    })
  }

  remove(kind: string, name: string): Promise<boolean> {
    return this.#ask(async (rows) => {
      const removed = await rows.deleteFrom('operator_notes').where('kind', '=', kind).where('name', '=', name).executeTakeFirst()
      return Number(removed.numDeletedRows) > 0
    })
  }

  removeAll(kind: string): Promise<void> {
    return this.#ask(async (rows) => {
      await rows.deleteFrom('operator_notes').where('kind', '=', kind).execute()
    })
  }

  sweep(): Promise<void> {
    return this.#ask(async (rows) => {
      await rows.deleteFrom('operator_notes').where('until', '<=', Date.now()).execute()
    })
  }

  #ask<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => ask(this.#database.rows))
  }
}

const notes = (rows: Kysely<Rows>, kind: string) =>
  rows
    .selectFrom('operator_notes')
    .select(['name', 'body', 'at', 'until', 'uses'])
    .where('kind', '=', kind)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', Date.now())]))

const rowOf = (kind: string, { name, body, until = null, uses = 0 }: NewNote): Rows['operator_notes'] => ({
  kind,
  name,
  body,
  at: Date.now(),
  until,
  uses,
})

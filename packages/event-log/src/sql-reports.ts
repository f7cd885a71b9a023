import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Complaint, Report, ReportedThing, Reports, ReportShelves } from './operator.ts'
import type { Rows } from './rows.ts'

export class SqlReports implements Reports {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  keep(reported: ReportedThing, complaint: Complaint, shelves: ReportShelves): Promise<'kept' | keyof ReportShelves> {
    return this.#inOne(async (rows) => {
      const { table, thing, person, maker, about, exhibit } = reported
      const known = await rows.selectFrom('reports').select('id').where('code', '=', table).where('thing', '=', thing).executeTakeFirst()
      const theirs = await rows
        .selectFrom('complaints')
        .innerJoin('reports', 'reports.id', 'complaints.report')
        .select('complaints.report')
        .where('reports.code', '=', table)
        .where('complaints.person', '=', complaint.person)
        .execute()
      if (known && theirs.some(({ report }) => report === known.id)) return 'kept'
      if (theirs.length >= shelves.ofPerson) return 'ofPerson'
      if (!known) {
        const full = await fullShelf(rows, table, exhibit.length, shelves)
        if (full) return full
      }
      // whoever reports the same at the same moment may be quicker
      const row = { id: randomBytes(6).toString('hex'), code: table, thing, person, maker, about, exhibit }
      await rows
        .insertInto('reports')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await rows
        .insertInto('complaints')
        .columns(['report', 'person', 'reason', 'note', 'at'])
        .expression(
          rows
            .selectFrom('reports')
            .select(['id', text(complaint.person).as('person'), text(complaint.reason).as('reason'), text(complaint.note).as('note')])
            .select(sql<number>`cast(${complaint.at} as bigint)`.as('at'))
            .where('code', '=', table)
            .where('thing', '=', thing),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return 'kept'
    })
  }

  async list(atMost: number): Promise<readonly Report[]> {
    const found = await this.#ask((rows) =>
      all(rows)
        .orderBy(
          (row) =>
            row
              .selectFrom('complaints')
              .select((of) => of.fn.max('at').as('at'))
              .whereRef('report', '=', 'reports.id'),
          'desc',
        )
        .orderBy('id')
        .limit(atMost)
        .execute(),
    )
    return await this.#withComplaints(found)
  }

  count(): Promise<number> {
    return this.#ask(async (rows) => {
      const { count } = await rows
        .selectFrom('reports')
        .select((of) => of.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    })
  }

  async find(id: string): Promise<Report | null> {
    const found = await this.#ask((rows) => all(rows).where('id', '=', id).execute())
    return (await this.#withComplaints(found))[0] ?? null
  }

  exhibit(id: string): Promise<string | null> {
    return this.#ask(async (rows) => {
      const row = await rows.selectFrom('reports').select('exhibit').where('id', '=', id).executeTakeFirst()
      return row?.exhibit ?? null
    })
  }

  async remove(id: string): Promise<boolean> {
    const wasThere = await this.#inOne(async (rows) => {
      await rows.deleteFrom('complaints').where('report', '=', id).execute()
      const removed = await rows.deleteFrom('reports').where('id', '=', id).executeTakeFirst()
      return Number(removed.numDeletedRows) > 0
    })
    this.#database.scrub?.()
    return wasThere
  }

  async forget(table: string, persons: readonly string[]): Promise<void> {
    if (persons.length === 0) return
    await this.#inOne(async (rows) => {
      const ofTable = rows.selectFrom('reports').select('id').where('code', '=', table)
      await rows.deleteFrom('complaints').where('report', 'in', ofTable).where('person', 'in', persons).execute()
      // nobody complains of it any more
      await rows
        .deleteFrom('reports')
        .where('code', '=', table)
        .where('id', 'not in', rows.selectFrom('complaints').select('report'))
        .execute()
      await rows
        .updateTable('reports')
        .set({ exhibit: null, person: null, maker: null })
        .where('code', '=', table)
        .where('person', 'in', persons)
        .execute()
    })
  }

  async #withComplaints(found: readonly FoundReport[]): Promise<readonly Report[]> {
    if (found.length === 0) return []
    const complaints = await this.#ask((rows) =>
      rows
        .selectFrom('complaints')
        .selectAll()
        .where(
          'report',
          'in',
          found.map(({ id }) => id),
        )
        .orderBy('at')
        .execute(),
    )
    return found.map(({ has, ...report }) => ({
      ...report,
      hasExhibit: has === 1,
      complaints: complaints.flatMap(({ report: of, ...complaint }) => (of === report.id ? [complaint] : [])),
    }))
  }

  #ask<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => ask(this.#database.rows))
  }

  #inOne<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => this.#database.rows.transaction().execute(ask))
  }
}

const text = (value: string) => sql<string>`cast(${value} as text)`

type FoundReport = Omit<Report, 'hasExhibit' | 'complaints'> & { readonly has: number }

/** Without the thing itself, which may be large. */
const all = (rows: Kysely<Rows>) =>
  rows
    .selectFrom('reports')
    .select(['id', 'code as table', 'thing', 'maker', 'about'])
    .select(sql<number>`case when exhibit is null then 0 else 1 end`.as('has'))

async function fullShelf(rows: Kysely<Rows>, table: string, letters: number, shelves: ReportShelves): Promise<keyof ReportShelves | null> {
  const { things, ofTable, kept } = await rows
    .selectFrom('reports')
    .select((of) => of.fn.countAll().as('things'))
    // Postgres tells sums as text
    .select(sql<number | string>`coalesce(sum(case when code = ${table} then 1 else 0 end), 0)`.as('ofTable'))
    .select(sql<number | string>`coalesce(sum(length(exhibit)), 0)`.as('kept'))
    .executeTakeFirstOrThrow()
  if (Number(ofTable) >= shelves.ofTable) return 'ofTable'
  if (Number(things) >= shelves.ofServer) return 'ofServer'
  return Number(kept) + letters > shelves.letters ? 'letters' : null
}

/** With the table that they were of. */
export async function removeReportsOf(rows: Kysely<Rows>, table: string): Promise<void> {
  await rows
    .deleteFrom('complaints')
    .where('report', 'in', rows.selectFrom('reports').select('id').where('code', '=', table))
    .execute()
  await rows.deleteFrom('reports').where('code', '=', table).execute()
}

import { randomBytes, randomInt } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Checkpoint } from './checkpoint.ts'
import type { Database } from './database.ts'
import {
  type Appended,
  type Aside,
  type EventLog,
  type FinishedGame,
  type FoundTable,
  type GuestsTable,
  type Lease,
  type LogReader,
  type Opened,
  type OpeningMarks,
  StoreAway,
} from './event-log.ts'
import { GroupCommit } from './group-commit.ts'
import { type LogOptions, Opening } from './opening.ts'
import { SqlOpeningMarks } from './opening-marks.ts'
import type { Notes, Reports } from './operator.ts'
import type { NumberedEntry } from './pages.ts'
import type { Rows } from './rows.ts'
import { listedIn } from './runs.ts'
import { SqlNotes } from './sql-notes.ts'
import { removeReportsOf, SqlReports } from './sql-reports.ts'

const TABLES_OF_A_GUEST = 50
const SECRET_BYTES = 32
/** Well below what a statement may hold. */
const SEEN_AT_ONCE = 500

const REWRITTEN_AT_ONCE = 500
const REWRITTEN_LETTERS_AT_ONCE = 1024 * 1024

/** The log in a database that speaks SQL. */
export class SqlLog implements EventLog {
  readonly #database: Database
  readonly #rows: Kysely<Rows>
  readonly #group: GroupCommit
  readonly #opening: Opening
  readonly #hasRoom: () => boolean
  readonly marks: OpeningMarks
  readonly notes: Notes
  readonly reports: Reports

  constructor(database: Database, options: LogOptions) {
    this.#database = database
    this.#rows = database.rows
    this.#hasRoom = options.hasRoom ?? (() => true)
    this.#opening = new Opening(database, options)
    this.marks = new SqlOpeningMarks(database, () => this.#demandRoom())
    this.notes = new SqlNotes(database)
    this.reports = new SqlReports(database)
    this.#group = new GroupCommit((batch) => database.commit(batch))
  }

  async create(table: string, first: readonly string[], aside: Aside = {}): Promise<Lease | null> {
    this.#demandRoom()
    return await this.#inOne(async (rows) => {
      // first of all: whoever wants it at the same moment waits here, and then finds it taken
      const claimed = await rows
        .insertInto('codes')
        .values({ code: table, name: table })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(claimed.numInsertedOrUpdatedRows) === 0) return null
      const now = Date.now()
      // by chance, so that whoever still holds a removed table cannot write to one that got its name
      const epoch = randomInt(1, 2 ** 30)
      const created = await rows
        .insertInto('tables')
        .values({ code: table, epoch, length: first.length, opened_at: now, active_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      // an earlier version of Figment, which claims nothing, has opened one meanwhile: the code is claimed for that now
      if (Number(created.numInsertedOrUpdatedRows) === 0) return null
      const entries = first.map((body, number) => ({ code: table, number, body }))
      if (entries.length > 0) await rows.insertInto('entries').values(entries).execute()
      await writeAside(rows, { table, aside, length: first.length, now })
      return { table, epoch }
    })
  }

  async open<Reader extends LogReader>(table: string, begin: (from: Checkpoint | null) => Reader): Promise<Opened<Reader> | null> {
    this.#demandRoom()
    return await this.#opening.open(table, begin)
  }

  has(table: string): Promise<boolean> {
    return this.#database.reach(async () => {
      const row = await this.#rows.selectFrom('tables').select('code').where('code', '=', table).executeTakeFirst()
      return row !== undefined
    })
  }

  claimCode(table: string, code: string): Promise<boolean> {
    return this.#database.reach(async () => {
      const claimed = await this.#rows
        .insertInto('codes')
        .columns(['code', 'name'])
        .expression(
          this.#rows
            .selectFrom('tables')
            .select([sql<string>`cast(${code} as text)`.as('code'), 'tables.code as name'])
            .where('tables.code', '=', table)
            // one that an earlier version of Figment has opened meanwhile
            .where((where) =>
              where.not(where.exists(where.selectFrom('tables as named').select('named.code').where('named.code', '=', code))),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(claimed.numInsertedOrUpdatedRows) > 0
    })
  }

  async notePlaces(table: string, places: ReadonlyMap<string, readonly string[]>): Promise<void> {
    this.#demandRoom()
    const note = async (rows: Kysely<Rows>) => {
      for (const [guest, marks] of places)
        await rows
          .updateTable('guests')
          .set({ places: marks.join(' ') })
          .where('code', '=', table)
          .where('guest', '=', guest)
          .execute()
    }
    await (this.#database.lightly?.(note) ?? this.#database.reach(() => note(this.#rows)))
  }

  placesAt(table: string): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#database.reach(async () => {
      const rows = await this.#rows
        .selectFrom('guests')
        .select(['guest', 'places'])
        .where('code', '=', table)
        .where('places', '<>', '')
        .execute()
      return new Map(rows.map(({ guest, places }) => [guest, places.split(' ')]))
    })
  }

  find(nameOrCode: string, guest: string): Promise<FoundTable | null> {
    return this.#database.reach(async () => {
      // the same question whatever there is, so that the time it takes tells nobody
      const row = await this.#rows
        .selectFrom('tables')
        .leftJoin('doors', 'doors.code', 'tables.code')
        .leftJoin('seen', 'seen.code', 'tables.code')
        .leftJoin('guests', (join) => join.onRef('guests.code', '=', 'tables.code').on('guests.guest', '=', guest))
        .select(['tables.code as table', 'doors.shown_code as shownCode', 'doors.door as door'])
        .select(['tables.opened_at as openedAt', 'tables.active_at as activeAt', 'seen.at as seenAt', 'guests.standing as standing'])
        .where('tables.code', '=', (where) =>
          // no code of one table is the name of another
          where.fn.coalesce(
            where.selectFrom('doors as shown').select('shown.code').where('shown.shown_code', '=', nameOrCode).limit(1),
            where.val(nameOrCode),
          ),
        )
        .executeTakeFirst()
      if (!row) return null
      const { table, openedAt, standing } = row
      return {
        table,
        code: row.shownCode ?? table,
        door: row.door ?? 'open',
        openedAt,
        // of a new table, or one from an earlier version, only the log tells
        seenAt: row.seenAt ?? row.activeAt,
        standing,
      }
    })
  }

  noteSeen(tables: readonly string[]): Promise<void> {
    const at = Date.now()
    return this.#database.reach(async () => {
      // in the order of their names, so that two processes never wait for each other
      const sorted = [...new Set(tables)].sort()
      for (let from = 0; from < sorted.length; from += SEEN_AT_ONCE) {
        await this.#rows
          .insertInto('seen')
          .columns(['code', 'at'])
          // of a table that was removed meanwhile nothing is to be kept, not even this
          .expression(
            this.#rows
              .selectFrom('tables')
              .select(['code', sql<number>`cast(${at} as bigint)`.as('at')])
              .where('code', 'in', sorted.slice(from, from + SEEN_AT_ONCE))
              .orderBy('code'),
          )
          .onConflict((conflict) => conflict.column('code').doUpdateSet({ at }))
          .execute()
      }
    })
  }

  async read(table: string, from: number): Promise<readonly string[]> {
    const entries: string[] = []
    for await (const page of this.#opening.pages(table, from)) for (const entry of page) entries.push(entry)
    return entries
  }

  pages(table: string): AsyncIterable<readonly string[]> {
    return this.#opening.pages(table, 0)
  }

  async append(lease: Lease, expectedLength: number, entries: readonly string[], aside?: Aside): Promise<Appended> {
    this.#demandRoom()
    return await this.#group.append(lease, expectedLength, entries, aside)
  }

  async rewrite(lease: Lease, expectedLength: number, entries: readonly NumberedEntry[], aside: Aside = {}): Promise<Appended> {
    const result = await this.#inOne(async (rows): Promise<Appended> => {
      // a new epoch: what the holder has in memory is what is changed here, and it must not write that again
      const held = await rows
        .updateTable('tables')
        .set((row) => ({ epoch: row('epoch', '+', 1) }))
        .where('code', '=', lease.table)
        .where('epoch', '=', lease.epoch)
        .where('length', '=', expectedLength)
        .executeTakeFirst()
      if (Number(held.numUpdatedRows) === 0) return 'fenced'
      await this.#database.sortIn?.(rows)
      for (const some of inPieces(entries)) {
        const rewritten = await this.#database.rewrite(rows, lease.table, some)
        // others, too, have something to do
        await turn()
        if (rewritten < some.length) throw new RangeError(`${lease.table} has no entry ${some[0]?.number} or one after it`)
      }
      await rows.deleteFrom('checkpoints').where('code', '=', lease.table).execute()
      await writeAside(rows, { table: lease.table, aside, length: expectedLength, now: Date.now() })
      return 'written'
    })
    this.#database.scrub?.()
    return result
  }

  async keepCheckpoint(lease: Lease, checkpoint: Checkpoint): Promise<Appended> {
    this.#demandRoom()
    return await this.#opening.keepCheckpoint(lease, checkpoint)
  }

  async dropCheckpoint(table: string): Promise<void> {
    await this.#database.reach(() => this.#rows.deleteFrom('checkpoints').where('code', '=', table).execute())
    this.#database.scrub?.()
  }

  tablesOf(guest: string): Promise<readonly GuestsTable[]> {
    return this.#database.reach(() =>
      this.#rows
        .selectFrom('guests')
        .innerJoin('tables', 'tables.code', 'guests.code')
        .leftJoin('doors', 'doors.code', 'guests.code')
        .select(['tables.code as table', 'tables.active_at as activeAt'])
        .select((row) => row.fn.coalesce('doors.shown_code', 'tables.code').as('code'))
        .where('guests.guest', '=', guest)
        .orderBy('tables.active_at', 'desc')
        .orderBy('tables.code')
        .limit(TABLES_OF_A_GUEST)
        .execute(),
    )
  }

  finishedGames(table: string): Promise<readonly FinishedGame[]> {
    return this.#database.reach(() =>
      this.#rows
        .selectFrom('finished_games')
        .select(['game', 'from_number as from', 'to_number as to', 'ended_at as endedAt'])
        .where('code', '=', table)
        .orderBy('to_number')
        .execute(),
    )
  }

  async remove(table: string): Promise<boolean> {
    const wasThere = await this.#inOne(async (rows) => {
      await this.#database.sortIn?.(rows)
      const removed = await rows.deleteFrom('tables').where('code', '=', table).executeTakeFirst()
      await rows.deleteFrom('entries').where('code', '=', table).execute()
      await rows.deleteFrom('checkpoints').where('code', '=', table).execute()
      await rows.deleteFrom('openings').where('code', '=', table).execute()
      await rows.deleteFrom('guests').where('code', '=', table).execute()
      await rows.deleteFrom('finished_games').where('code', '=', table).execute()
      await rows.deleteFrom('seen').where('code', '=', table).execute()
      await rows.deleteFrom('doors').where('code', '=', table).execute()
      await rows.deleteFrom('codes').where('name', '=', table).execute()
      await removeReportsOf(rows, table)
      return Number(removed.numDeletedRows) > 0
    })
    this.#database.scrub?.()
    return wasThere
  }

  quietSince(time: number, atMost: number): Promise<readonly string[]> {
    return this.#database.reach(async () => {
      const quiet = await this.#rows
        .selectFrom('tables')
        .select('code')
        .where('active_at', '<', time)
        .orderBy('active_at')
        .limit(atMost)
        .execute()
      return quiet.map(({ code }) => code)
    })
  }

  secret(name: string): Promise<Uint8Array> {
    return this.#inOne(async (rows) => {
      // whoever comes second keeps what is there
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      await rows
        .insertInto('secrets')
        .values({ name, secret })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const kept = await rows.selectFrom('secrets').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
      return Buffer.from(kept.secret, 'base64url')
    })
  }

  async check(): Promise<void> {
    this.#demandRoom()
    return await this.#database.check()
  }

  async close(): Promise<void> {
    await this.#group.idle()
    await this.#database.close()
  }

  #demandRoom(): void {
    if (!this.#hasRoom()) throw new StoreAway('there is no room left on the disk of the log')
  }

  #inOne<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => this.#rows.transaction().execute(ask))
  }
}

/** As many as a statement may well hold: of short ones so many, of long ones as many as have so many letters. */
function* inPieces(entries: readonly NumberedEntry[]): Generator<readonly NumberedEntry[]> {
  let from = 0
  let letters = 0
  for (const [at, { body }] of entries.entries()) {
    letters += body.length
    if (at + 1 - from < REWRITTEN_AT_ONCE && letters < REWRITTEN_LETTERS_AT_ONCE) continue
    yield entries.slice(from, at + 1)
    from = at + 1
    letters = 0
  }
  if (from < entries.length) yield entries.slice(from)
}

interface Beside {
  readonly table: string
  readonly aside: Aside
  /** Of the log with the entries that this belongs to. */
  readonly length: number
  readonly now: number
}

export async function writeAside(rows: Kysely<Rows>, { table, aside, length, now }: Beside): Promise<void> {
  const { left = [], finished, door } = aside
  if (left.length > 0) await rows.deleteFrom('guests').where('code', '=', table).where('guest', 'in', left).execute()
  const listed = listedIn(aside).map(([guest, standing]) => ({ guest, standing, code: table }))
  if (listed.length > 0) {
    await rows
      .insertInto('guests')
      .values(listed)
      .onConflict((conflict) => conflict.columns(['guest', 'code']).doUpdateSet((row) => ({ standing: row.ref('excluded.standing') })))
      .execute()
  }
  if (door) {
    // the code that led there until now is free for others
    await rows
      .deleteFrom('codes')
      .where('name', '=', table)
      .where('code', 'in', (where) =>
        where
          .selectFrom('doors')
          .select('shown_code')
          .where('doors.code', '=', table)
          .where('shown_code', 'is not', null)
          .$castTo<{ shown_code: string }>(),
      )
      .where('code', '<>', door.code ?? table)
      .execute()
    const row = { door: door.is, shown_code: door.code }
    await rows
      .insertInto('doors')
      .values({ code: table, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute()
  }
  if (finished) {
    const { game, from } = finished
    await rows.insertInto('finished_games').values({ code: table, game, from_number: from, to_number: length, ended_at: now }).execute()
  }
}

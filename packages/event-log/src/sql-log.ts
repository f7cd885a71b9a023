import { randomBytes, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Checkpoint, checkpointIn, isLastOf, rowOf } from './checkpoint.ts'
import {
  type Appended,
  type Aside,
  type EventLog,
  type FinishedGame,
  type FoundTable,
  type GuestsTable,
  type Lease,
  LogBroken,
  type LogReader,
  NotFromHere,
  type Opened,
} from './event-log.ts'
import { type Append, GroupCommit } from './group-commit.ts'
import { type NumberedEntry, pages } from './pages.ts'
import type { Rows } from './rows.ts'

const TABLES_OF_A_GUEST = 50
const SECRET_BYTES = 32
/** Well below what a statement may hold. */
const SEEN_AT_ONCE = 500

/** What a database does in its own way. */
export interface Database {
  readonly rows: Kysely<Rows>
  /** All in one transaction. The appends of one table are in their order. */
  commit(batch: readonly Append[]): Promise<readonly Appended[]>
  /** Asks again while that may help; throws StoreAway when it did not. */
  reach<Answer>(ask: () => Promise<Answer>): Promise<Answer>
  /** Entries of a table from this number on, at most so many. */
  page(rows: Kysely<Rows>, table: string, from: number, atMost: number): Promise<readonly NumberedEntry[]>
  /** All entries are where they can be changed; within a transaction. */
  sortIn?(rows: Kysely<Rows>): Promise<void>
  /** What was overwritten or removed does not stay behind, as far as this store can see to it. */
  scrub?(): void
  /** Throws StoreAway unless the store answers now. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface LogOptions {
  /** The version of Figment whose checkpoints are kept and believed. Null: none is. */
  readonly madeBy: string | null
}

/** How a table stood when somebody began to read it. */
interface Found {
  readonly epoch: number
  readonly checkpoint: Checkpoint | null
}

/** The log in a database that speaks SQL. */
export class SqlLog implements EventLog {
  readonly #database: Database
  readonly #rows: Kysely<Rows>
  readonly #group: GroupCommit
  readonly #madeBy: string | null

  constructor(database: Database, { madeBy }: LogOptions) {
    this.#database = database
    this.#madeBy = madeBy
    this.#rows = database.rows
    this.#group = new GroupCommit((batch) => database.commit(batch))
  }

  create(table: string, first: readonly string[], aside: Aside = {}): Promise<Lease | null> {
    return this.#inOne(async (rows) => {
      const now = Date.now()
      // by chance, so that whoever still holds a removed table cannot write to one that got its name
      const epoch = randomInt(1, 2 ** 30)
      const created = await rows
        .insertInto('tables')
        .values({ code: table, epoch, length: first.length, opened_at: now, active_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (Number(created.numInsertedOrUpdatedRows) === 0) return null
      const entries = first.map((body, number) => ({ code: table, number, body }))
      if (entries.length > 0) await rows.insertInto('entries').values(entries).execute()
      await writeAside(rows, { table, aside, length: first.length, now })
      return { table, epoch }
    })
  }

  async open<Reader extends LogReader>(table: string, begin: (from: Checkpoint | null) => Reader): Promise<Opened<Reader> | null> {
    for (;;) {
      const found = await this.#find(table)
      if (!found) return null
      const opened = await this.#openFrom(table, found, begin).catch((error: unknown) => {
        if (!(error instanceof NotFromHere && found.checkpoint)) throw error
        return this.#openFrom(table, { ...found, checkpoint: null }, begin)
      })
      // if there is none, somebody else has taken it or changed what was read: it is read anew
      if (opened) return opened
    }
  }

  has(table: string): Promise<boolean> {
    return this.#database.reach(async () => {
      const row = await this.#rows.selectFrom('tables').select('code').where('code', '=', table).executeTakeFirst()
      return row !== undefined
    })
  }

  find(table: string, guest: string): Promise<FoundTable | null> {
    return this.#database.reach(async () => {
      const row = await this.#rows
        .selectFrom('tables')
        .leftJoin('seen', 'seen.code', 'tables.code')
        .leftJoin('guests', (join) => join.onRef('guests.code', '=', 'tables.code').on('guests.guest', '=', guest))
        .select(['tables.opened_at as openedAt', 'tables.active_at as activeAt', 'seen.at as seenAt', 'guests.guest as known'])
        .where('tables.code', '=', table)
        .executeTakeFirst()
      if (!row) return null
      // of a new table, or one from an earlier version, only the log tells
      return { openedAt: row.openedAt, seenAt: row.seenAt ?? row.activeAt, isTheirs: row.known !== null }
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
          .values(sorted.slice(from, from + SEEN_AT_ONCE).map((code) => ({ code, at })))
          .onConflict((conflict) => conflict.column('code').doUpdateSet({ at }))
          .execute()
      }
    })
  }

  async read(table: string, from: number): Promise<readonly string[]> {
    const entries: string[] = []
    for await (const page of this.#pages(table, from)) for (const entry of page) entries.push(entry)
    return entries
  }

  append(lease: Lease, expectedLength: number, entries: readonly string[], aside?: Aside): Promise<Appended> {
    return this.#group.append(lease, expectedLength, entries, aside)
  }

  async rewrite(
    lease: Lease,
    expectedLength: number,
    entries: readonly { readonly number: number; readonly body: string }[],
    aside: Aside = {},
  ): Promise<Appended> {
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
      for (const { number, body } of entries) {
        const rewritten = await rows
          .updateTable('entries')
          .set({ body })
          .where('code', '=', lease.table)
          .where('number', '=', number)
          .executeTakeFirst()
        if (Number(rewritten.numUpdatedRows) === 0) throw new RangeError(`${lease.table} has no entry ${number} to rewrite`)
      }
      await rows.deleteFrom('checkpoints').where('code', '=', lease.table).execute()
      await writeAside(rows, { table: lease.table, aside, length: expectedLength, now: Date.now() })
      return 'written'
    })
    this.#database.scrub?.()
    return result
  }

  async keepCheckpoint(lease: Lease, checkpoint: Checkpoint): Promise<Appended> {
    const madeBy = this.#madeBy
    if (madeBy === null) return 'fenced'
    return await this.#inOne(async (rows) => {
      // writing its length anew holds the table, so that nobody takes it over or changes it meanwhile
      const held = await rows
        .updateTable('tables')
        .set((row) => ({ length: row.ref('length') }))
        .where('code', '=', lease.table)
        .where('epoch', '=', lease.epoch)
        .where('length', '>=', checkpoint.extent.length)
        .executeTakeFirst()
      if (Number(held.numUpdatedRows) === 0) return 'fenced'
      const row = rowOf(lease.table, madeBy, checkpoint)
      await rows
        .insertInto('checkpoints')
        .values(row)
        .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
        .execute()
      return 'written'
    })
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
        .select(['tables.code as table', 'tables.active_at as activeAt'])
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
      await rows.deleteFrom('guests').where('code', '=', table).execute()
      await rows.deleteFrom('finished_games').where('code', '=', table).execute()
      await rows.deleteFrom('seen').where('code', '=', table).execute()
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

  check(): Promise<void> {
    return this.#database.check()
  }

  async close(): Promise<void> {
    await this.#group.idle()
    await this.#database.close()
  }

  #find(table: string): Promise<Found | null> {
    return this.#database.reach(async () => {
      const row = await this.#rows.selectFrom('tables').select(['epoch', 'length']).where('code', '=', table).executeTakeFirst()
      if (!row) return null
      const madeBy = this.#madeBy
      if (madeBy === null) return { epoch: row.epoch, checkpoint: null }
      const kept = await this.#rows
        .selectFrom('checkpoints')
        .selectAll()
        .where('code', '=', table)
        .where('made_by', '=', madeBy)
        .where('length', '<=', row.length)
        .executeTakeFirst()
      return { epoch: row.epoch, checkpoint: kept ? checkpointIn(kept) : null }
    })
  }

  /** Null: the table is no longer as it was found. */
  async #openFrom<Reader extends LogReader>(
    table: string,
    { epoch, checkpoint }: Found,
    begin: (from: Checkpoint | null) => Reader,
  ): Promise<Opened<Reader> | null> {
    const reader = begin(checkpoint)
    let next = checkpoint?.extent.length ?? 0
    const take = (entries: readonly string[]) => {
      reader.take(entries)
      next += entries.length
    }
    let isChecked = checkpoint === null
    // before anything of it is held: however long the log is, its holder and all other tables go on meanwhile
    for await (const page of this.#pages(table, isChecked ? 0 : next - 1)) {
      if (isChecked) take(page)
      else if (checkpoint && isLastOf(page[0], checkpoint.extent)) take(page.slice(1))
      else break
      isChecked = true
    }
    if (!isChecked) throw new NotFromHere('the log is not the one that the checkpoint was made of')
    return await this.#inOne(async (rows) => {
      const taken = await rows
        .updateTable('tables')
        .set((row) => ({ epoch: row('epoch', '+', 1) }))
        .where('code', '=', table)
        .where('epoch', '=', epoch)
        .returning(['epoch', 'length'])
        .executeTakeFirst()
      if (!taken) return null
      // what its holder wrote meanwhile. Whatever the reader throws undoes the transaction, and with it the new epoch
      const isMore = next < taken.length
      if (isMore) for await (const page of pages((from, atMost) => this.#database.page(rows, table, from, atMost), next)) take(page)
      if (next !== taken.length) throw new LogBroken(`${taken.length} entries were written, and ${next} are there`)
      return { lease: { table, epoch: taken.epoch }, reader }
    })
  }

  #pages(table: string, from: number): AsyncGenerator<readonly string[]> {
    return pages((next, atMost) => this.#database.reach(() => this.#database.page(this.#rows, table, next, atMost)), from)
  }

  #inOne<Answer>(ask: (rows: Kysely<Rows>) => Promise<Answer>): Promise<Answer> {
    return this.#database.reach(() => this.#rows.transaction().execute(ask))
  }
}

interface Beside {
  readonly table: string
  readonly aside: Aside
  /** Of the log with the entries that this belongs to. */
  readonly length: number
  readonly now: number
}

export async function writeAside(rows: Kysely<Rows>, { table, aside, length, now }: Beside): Promise<void> {
  const { came = [], left = [], finished } = aside
  if (left.length > 0) await rows.deleteFrom('guests').where('code', '=', table).where('guest', 'in', left).execute()
  if (came.length > 0) {
    await rows
      .insertInto('guests')
      .values(came.map((guest) => ({ guest, code: table })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (finished) {
    const { game, from } = finished
    await rows.insertInto('finished_games').values({ code: table, game, from_number: from, to_number: length, ended_at: now }).execute()
  }
}

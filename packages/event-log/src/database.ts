import type { Kysely } from 'kysely'
import type { Appended } from './event-log.ts'
import type { Append } from './group-commit.ts'
import type { NumberedEntry } from './pages.ts'
import type { Rows } from './rows.ts'

/** What a database does in its own way. */
export interface Database {
  readonly rows: Kysely<Rows>
  /** All in one transaction. The appends of one table are in their order. */
  commit(batch: readonly Append[]): Promise<readonly Appended[]>
  /** Asks again while that may help; throws StoreAway when it did not. */
  reach<Answer>(ask: () => Promise<Answer>): Promise<Answer>
  /** Entries of a table from this number on, at most so many. */
  page(rows: Kysely<Rows>, table: string, from: number, atMost: number): Promise<readonly NumberedEntry[]>
  /** Other texts in the place of a few that are there; how many were. Within a transaction. */
  rewrite(rows: Kysely<Rows>, table: string, entries: readonly NumberedEntry[]): Promise<number>
  /** All entries are where they can be changed; within a transaction. */
  sortIn?(rows: Kysely<Rows>): Promise<void>
  /** What has to outlive the process, but not the machine: nobody waits for the disk. Without it, as everything else. */
  lightly?(write: (rows: Kysely<Rows>) => Promise<void>): Promise<void>
  /** What was overwritten or removed does not stay behind, as far as this store can see to it. */
  scrub?(): void
  /** Throws StoreAway unless the store answers now. */
  check(): Promise<void>
  close(): Promise<void>
}

import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Rows } from './rows.ts'

type Migrations = Readonly<Record<string, Migration>>

/** Each is done once for a database, in the order of their names; one that was published is never changed. */
const forBoth: Migrations = {
  '01 tables and entries': {
    async up(db) {
      // the first version made these without writing down that it did
      await db.schema
        .createTable('tables')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('length', 'integer', (column) => column.notNull())
        .addColumn('opened_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('entries')
        .ifNotExists()
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_of_a_table', ['code', 'number'])
        .execute()
    },
  },
  '02 when a table was active, guests and finished games': {
    async up(db: Kysely<Rows>) {
      await db.schema
        .alterTable('tables')
        .addColumn('active_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      await db
        .updateTable('tables')
        .set((row) => ({ active_at: row.ref('opened_at') }))
        .execute()
      await db.schema
        .createTable('guests')
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('tables_of_a_guest', ['guest', 'code'])
        .execute()
      await db.schema.createIndex('guests_of_a_table').on('guests').column('code').execute()
      await db.schema
        .createTable('finished_games')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('from_number', 'integer', (column) => column.notNull())
        .addColumn('to_number', 'integer', (column) => column.notNull())
        .addColumn('ended_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('games_of_a_table', ['code', 'to_number'])
        .execute()
    },
  },
  '04 secrets': {
    async up(db) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '06 when somebody was last at a table': {
    async up(db) {
      // apart from the tables, so that nobody who writes moves waits for it
      await db.schema
        .createTable('seen')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}

const CHECKPOINTS = '05 checkpoints'

const openings: Migrations = {
  '07 tables that are being opened, and those that are set aside': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('set_aside_at', 'bigint').execute()
      await db.schema
        .createTable('openings')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('opener', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('openers_of_a_table', ['code', 'opener'])
        .execute()
    },
  },
}

const doors: Migrations = {
  '08 doors': {
    async up(db) {
      await db.schema
        .alterTable('guests')
        .addColumn('standing', 'text', (column) => column.notNull().defaultTo('place'))
        .execute()
      // apart from the tables, whose rows are written with every move
      await db.schema
        .createTable('doors')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('door', 'text', (column) => column.notNull())
        .addColumn('shown_code', 'text')
        .execute()
      await db.schema.createIndex('doors_by_code').on('doors').column('shown_code').execute()
    },
  },
}

const operator: Migrations = {
  '09 the operator': {
    async up(db) {
      await db.schema
        .createTable('operator_notes')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint')
        .addColumn('uses', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('notes_of_a_kind', ['kind', 'name'])
        .execute()
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('thing', 'text', (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('maker', 'text')
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('exhibit', 'text')
        .addUniqueConstraint('things_of_a_table', ['code', 'thing'])
        .execute()
      await db.schema
        .createTable('complaints')
        .addColumn('report', 'text', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('complaints_of_a_report', ['report', 'person'])
        .execute()
    },
  },
}

const codes: Migrations = {
  '10 one table for a code': {
    async up(db: Kysely<Rows>) {
      await db.schema
        .createTable('codes')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('codes_of_a_table').on('codes').column('name').execute()
      await sql`INSERT INTO codes (code, name) SELECT code, code FROM tables`.execute(db)
      await sql`INSERT INTO codes (code, name) SELECT shown_code, min(code) FROM doors
        WHERE shown_code IS NOT NULL AND shown_code NOT IN (SELECT code FROM tables) GROUP BY shown_code`.execute(db)
      // a table whose code led to another one as well is found by its name again
      await sql`UPDATE doors SET shown_code = NULL
        WHERE NOT EXISTS (SELECT 1 FROM codes WHERE codes.code = doors.shown_code AND codes.name = doors.code)`.execute(db)
      await db.schema.dropIndex('doors_by_code').execute()
      await db.schema.createIndex('one_door_for_a_code').unique().on('doors').column('shown_code').execute()
    },
  },
}

const places: Migrations = {
  '11 where people came from': {
    async up(db) {
      await db.schema
        .alterTable('guests')
        .addColumn('places', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
}

async function createCheckpoints(db: Kysely<Rows>): Promise<void> {
  await db.schema
    .createTable('checkpoints')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('hash_before_last', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .execute()
}

export const FOR_SQLITE: Migrations = {
  ...forBoth,
  '03 entries as they come': {
    async up(db) {
      await db.schema
        .createTable('fresh_entries')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  // whoever changes a log, be it an earlier version of Figment that knows no checkpoints, drops what was made of it
  [CHECKPOINTS]: {
    async up(db) {
      await createCheckpoints(db)
      for (const change of ['update', 'delete']) {
        await sql`CREATE TRIGGER ${sql.raw(`checkpoint_after_${change}`)} AFTER ${sql.raw(change)} ON entries
          BEGIN DELETE FROM checkpoints WHERE code = OLD.code; END`.execute(db)
      }
    },
  },
  ...openings,
  ...doors,
  ...operator,
  ...codes,
  ...places,
}

export const FOR_POSTGRES: Migrations = {
  ...forBoth,
  // which have no files of their own here
  '03 recordings': {
    async up(db) {
      await db.schema
        .createTable('recordings')
        .addColumn('code', 'text', (column) => column.notNull().references('tables.code').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bytes', sql`bytea`, (column) => column.notNull())
        .addPrimaryKeyConstraint('recordings_of_a_table', ['code', 'name'])
        .execute()
    },
  },
  '04 recordings that nothing tells of': {
    async up(db) {
      // of those that are there already nobody knows; what a process of an earlier version keeps meanwhile is new
      await sql`ALTER TABLE recordings ADD COLUMN is_told boolean NOT NULL DEFAULT true`.execute(db)
      await sql`ALTER TABLE recordings ALTER COLUMN is_told SET DEFAULT false`.execute(db)
      await sql`ALTER TABLE recordings ADD COLUMN kept_at bigint NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint`.execute(db)
      await sql`CREATE INDEX untold_recordings ON recordings (kept_at) WHERE NOT is_told`.execute(db)
      // pressed together they would have to be read from the beginning for each part; sound and pictures do not get smaller anyway
      await sql`ALTER TABLE recordings ALTER COLUMN bytes SET STORAGE EXTERNAL`.execute(db)
    },
  },
  [CHECKPOINTS]: {
    async up(db) {
      await createCheckpoints(db)
      await sql`CREATE FUNCTION drop_checkpoints() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN DELETE FROM checkpoints WHERE code IN (SELECT code FROM changed); RETURN NULL; END $$`.execute(db)
      for (const change of ['update', 'delete']) {
        await sql`CREATE TRIGGER ${sql.raw(`checkpoint_after_${change}`)} AFTER ${sql.raw(change)} ON entries
          REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION drop_checkpoints()`.execute(db)
      }
    },
  },
  ...openings,
  ...doors,
  ...operator,
  ...codes,
  ...places,
}

export async function migrate(rows: Kysely<Rows>, migrations: Migrations): Promise<void> {
  const { error } = await new Migrator({ db: rows, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}

import type pg from 'pg'
import { besideOf, type Run } from './runs.ts'

// One statement is one transaction and one way there and back, however many tables moved. The rows are locked in the
// order of their names, so that two processes never wait for each other.
const MOVE = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS asked (code, epoch, expected, length)
  ), held AS (
    SELECT tables.code FROM tables JOIN asked ON tables.code = asked.code AND tables.epoch = asked.epoch AND tables.length = asked.expected
    ORDER BY tables.code FOR UPDATE OF tables
  ), moved AS (
    UPDATE tables SET length = asked.length, active_at = $5 FROM asked JOIN held ON held.code = asked.code
    WHERE tables.code = asked.code AND tables.epoch = asked.epoch AND tables.length = asked.expected
    RETURNING tables.code
  ), written AS (
    INSERT INTO entries (code, number, body)
    SELECT entry.code, entry.number, entry.body FROM unnest($6::text[], $7::int[], $8::text[]) AS entry (code, number, body)
    JOIN moved ON moved.code = entry.code
  )`
const BESIDE = `, gone AS (
    DELETE FROM guests USING unnest($9::text[], $10::text[]) AS one (code, guest) JOIN moved ON moved.code = one.code
    WHERE guests.code = one.code AND guests.guest = one.guest
  ), here AS (
    INSERT INTO guests (code, guest, standing)
    SELECT one.code, one.guest, one.standing FROM unnest($11::text[], $12::text[], $13::text[]) AS one (code, guest, standing)
    JOIN moved ON moved.code = one.code
    ON CONFLICT (guest, code) DO UPDATE SET standing = excluded.standing
  ), freed AS (
    DELETE FROM codes USING unnest($14::text[], $15::text[], $16::text[]) AS one (code, door, shown_code)
    JOIN moved ON moved.code = one.code JOIN doors ON doors.code = one.code
    WHERE codes.name = one.code AND codes.code = doors.shown_code AND doors.shown_code IS DISTINCT FROM one.shown_code
  ), shut AS (
    INSERT INTO doors (code, door, shown_code)
    SELECT one.code, one.door, one.shown_code FROM unnest($14::text[], $15::text[], $16::text[]) AS one (code, door, shown_code)
    JOIN moved ON moved.code = one.code
    ON CONFLICT (code) DO UPDATE SET door = excluded.door, shown_code = excluded.shown_code
  ), over AS (
    INSERT INTO finished_games (code, game, from_number, to_number, ended_at)
    SELECT one.code, one.game, one.from_number, one.to_number, $5
    FROM unnest($17::text[], $18::text[], $19::int[], $20::int[]) AS one (code, game, from_number, to_number)
    JOIN moved ON moved.code = one.code
  )`
const TELL = ' SELECT code FROM moved'

/** The names of the tables that were written. */
export async function commitRuns(pool: pg.Pool, runs: readonly Run[]): Promise<ReadonlySet<string>> {
  const move = columns(4)
  const entries = columns(3)
  const [gone, here, shut, over] = [columns(2), columns(3), columns(3), columns(4)]
  for (const run of runs) {
    const { table, epoch } = run.lease
    move.add(table, epoch, run.expectedLength, run.length)
    for (const { expectedLength, entries: bodies } of run.appends)
      for (const [at, body] of bodies.entries()) entries.add(table, expectedLength + at, body)
    if (run.appends.every(({ aside }) => aside === undefined)) continue
    const { guests, finished, door } = besideOf(run)
    for (const [guest, standing] of guests) {
      if (standing === null) gone.add(table, guest)
      else here.add(table, guest, standing)
    }
    if (door) shut.add(table, door.is, door.code)
    for (const { game, from, to } of finished) over.add(table, game, from, to)
  }
  const beside = [gone, here, shut, over]
  const isAlone = beside.every(({ isEmpty }) => isEmpty())
  const { rows } = await pool.query<{ code: string }>(
    isAlone
      ? { name: 'move', text: MOVE + TELL, values: [...move.values, Date.now(), ...entries.values] }
      : {
          name: 'move and beside',
          text: MOVE + BESIDE + TELL,
          values: [...move.values, Date.now(), ...entries.values, ...beside.flatMap(({ values }) => values)],
        },
  )
  return new Set(rows.map(({ code }) => code))
}

/** After a lost connection: it was written if the log ends with exactly this. */
export async function isWritten(pool: pg.Pool, { lease, expectedLength, length, appends }: Run): Promise<boolean> {
  const { rows } = await pool.query<{ body: string }>(
    `SELECT entries.body FROM tables JOIN entries ON entries.code = tables.code AND entries.number >= $3
     WHERE tables.code = $1 AND tables.epoch = $2 AND tables.length = $4 ORDER BY entries.number`,
    [lease.table, lease.epoch, expectedLength, length],
  )
  const wanted = appends.flatMap(({ entries }) => entries)
  return wanted.length > 0 && rows.length === wanted.length && rows.every(({ body }, at) => body === wanted[at])
}

function columns(many: number) {
  const values: (string | number | null)[][] = Array.from({ length: many }, () => [])
  return {
    values,
    isEmpty: () => values[0]?.length === 0,
    add(...row: (string | number | null)[]) {
      for (const [at, value] of row.entries()) values[at]?.push(value)
    },
  }
}

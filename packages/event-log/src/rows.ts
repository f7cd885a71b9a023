import type { Generated } from 'kysely'
import type { CheckpointRow } from './checkpoint.ts'
import type { Door, Standing } from './event-log.ts'

/** What both databases keep. */
export interface Rows {
  tables: { code: string; epoch: number; length: number; opened_at: number; active_at: number; set_aside_at: number | null }
  entries: { code: string; number: number; body: string }
  /** `places`: marks, with a space between two. */
  guests: { guest: string; code: string; standing: Standing; places: Generated<string> }
  doors: { code: string; door: Door['is']; shown_code: string | null }
  /** Every code that leads to a table, or is about to: its name, and the code that is shown in its place. */
  codes: { code: string; name: string }
  finished_games: { code: string; game: string; from_number: number; to_number: number; ended_at: number }
  secrets: { name: string; secret: string }
  checkpoints: CheckpointRow
  seen: { code: string; at: number }
  openings: { code: string; opener: string }
  operator_notes: { kind: string; name: string; body: string; at: number; until: number | null; uses: number }
  reports: {
    id: string
    code: string
    thing: string
    person: string | null
    maker: string | null
    about: string
    exhibit: string | null
  }
  complaints: { report: string; person: string; reason: string; note: string; at: number }
}

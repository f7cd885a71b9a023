import type { TableBounds } from '../../apps/server/src/running/bounds.ts'

const ENDLESS = { atOnce: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER }

/** Nobody plays as fast as a bench: budgets are spent, and never exhausted. */
export const WITHOUT_END: Partial<TableBounds> = {
  movesOfAPerson: ENDLESS,
  logBytesOfAPerson: ENDLESS,
  logBytesOfATable: ENDLESS,
  logEntriesOfATable: ENDLESS,
}

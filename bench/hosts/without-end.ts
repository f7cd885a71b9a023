import type { TableBounds } from '../../apps/server/src/running/bounds.ts'
import type { Senses } from '../../apps/server/src/running/governor.ts'

const ENDLESS = { atOnce: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER }

/** Nobody plays as fast as a bench: budgets are spent, and never exhausted. */
export const WITHOUT_END: Partial<TableBounds> = {
  movesOfAPerson: ENDLESS,
  logBytesOfAPerson: ENDLESS,
  logBytesOfATable: ENDLESS,
  logEntriesOfATable: ENDLESS,
}

/** Nor does the process spare itself when it has much to do: a bench looks for the end of what it can do. */
export const UNMOVED: Senses = { feel: () => ({ used: 0, lagMs: 0 }), close: () => {} }

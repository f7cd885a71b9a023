import type { PersonId, TableEvent } from '@figment/table'

/** One line of a table's log: a decision with all it led to. */
export interface TableEntry {
  readonly at: number
  /** Whose move it was, and the id their device gave it. */
  readonly by?: PersonId
  readonly id?: string
  readonly events: readonly TableEvent[]
}

export const writeEntry = (entry: TableEntry): string => JSON.stringify(entry)
export const readEntry = (line: string): TableEntry => JSON.parse(line) as TableEntry

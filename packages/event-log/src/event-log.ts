/** The right to write a table's log. Taking it makes every earlier one void. */
export interface Lease {
  readonly table: string
  readonly epoch: number
}

export interface Opened {
  readonly lease: Lease
  /** All entries so far, the oldest first; the next one has the number `entries.length`. */
  readonly entries: readonly string[]
}

/** `fenced`: somebody else holds the table now, or the log is longer than the writer believes. Nothing was written. */
export type Appended = 'written' | 'fenced'

/** Where the truth is kept. An entry is a text that the log does not look into. */
export interface EventLog {
  /** Null when a table of that name exists. */
  create(table: string, first: readonly string[]): Promise<Lease | null>
  /** Takes the table over from whoever held it. Null when there is no such table. */
  open(table: string): Promise<Opened | null>
  has(table: string): Promise<boolean>
  /** Resolves when the entries are safe on disk: all of them, or none. */
  append(lease: Lease, expectedLength: number, entries: readonly string[]): Promise<Appended>
  close(): Promise<void>
}

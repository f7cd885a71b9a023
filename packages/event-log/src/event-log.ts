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

/** What an entry changes in the lists beside the log; written with it or not at all. */
export interface Aside {
  /** They have a place at this table from now on. */
  readonly came?: readonly string[]
  /** They have none any more. */
  readonly left?: readonly string[]
  /** This game ended with the entry; it began with the entry of this number. */
  readonly finished?: { readonly game: string; readonly from: number }
}

export interface GuestsTable {
  readonly table: string
  /** When something was last written there. */
  readonly activeAt: number
}

export interface FinishedGame {
  readonly game: string
  /** Its entries: from this number up to, not including, that one. */
  readonly from: number
  readonly to: number
  readonly endedAt: number
}

/** The store does not answer: nothing was decided, ask again later. */
export class StoreAway extends Error {}

/** Where the truth is kept. An entry is a text that the log does not look into. All may throw StoreAway. */
export interface EventLog {
  /** Null when a table of that name exists. */
  create(table: string, first: readonly string[], aside?: Aside): Promise<Lease | null>
  /**
   * Takes the table over from whoever held it. Null when there is no such table.
   * `look` sees the entries first: what it throws is thrown on, and the table stays whose it was.
   */
  open(table: string, look?: (entries: readonly string[]) => void): Promise<Opened | null>
  has(table: string): Promise<boolean>
  /** Entries from this number on, without taking the table over. */
  read(table: string, from: number): Promise<readonly string[]>
  /** Resolves when the entries are safe on disk: all of them, or none. */
  append(lease: Lease, expectedLength: number, entries: readonly string[], aside?: Aside): Promise<Appended>
  /** Other texts in the place of entries that were written: all of them, or none. What was there is gone. */
  rewrite(
    lease: Lease,
    expectedLength: number,
    entries: readonly { readonly number: number; readonly body: string }[],
    aside?: Aside,
  ): Promise<Appended>
  /** The tables where the guest has a place, the one last active first. */
  tablesOf(guest: string): Promise<readonly GuestsTable[]>
  /** The games that ended at the table, the oldest first. */
  finishedGames(table: string): Promise<readonly FinishedGame[]>
  /** The table with all that is kept about it; whoever holds it is fenced. False when there was none. */
  remove(table: string): Promise<boolean>
  /** Tables where nothing was written since then, at most so many. */
  quietSince(time: number, atMost: number): Promise<readonly string[]>
  /** 32 bytes that nobody else knows, made when this name is first asked for; the same for all who share the store, for as long as it lasts. */
  secret(name: string): Promise<Uint8Array>
  /** Throws StoreAway unless the store answers now. */
  check(): Promise<void>
  close(): Promise<void>
}

/** So many recordings, and so many bytes in all of them. */
export interface Shelf {
  readonly recordings: number
  readonly bytes: number
}

/** How much may be kept, the new one included. */
export interface Shelves {
  /** Of one person at the table: their recordings have this mark after the first letter of the name. */
  readonly person: Shelf & { readonly mark: string }
  readonly table: Shelf
  /** Of all tables together. */
  readonly server: Shelf
}

/** Recordings that belong to tables. Each is told of by an entry of the log soon after it came, or is of no use to anybody. */
export interface Recordings {
  /** Takes the bytes as they come, and keeps all of them or, if they break off, none. Null: they are kept; else which shelf is full. */
  keep(table: string, name: string, bytes: AsyncIterable<Uint8Array>, shelves: Shelves): Promise<keyof Shelves | null>
  /** In bytes; null: there is no such recording. */
  size(table: string, name: string): Promise<number | null>
  /** From the one byte up to, not including, the other; null when it is gone. */
  read(table: string, name: string, part: { readonly from: number; readonly to: number }): Promise<Uint8Array | null>
  names(table: string): Promise<readonly string[]>
  /** Tables with recordings; none from a store that removes them with the table by itself. */
  tables(): Promise<readonly string[]>
  /** An entry of the log tells of them: from now on they stay as long as their table. */
  tell(table: string, names: readonly string[]): Promise<void>
  /** Those that came before that time and of which it is not known yet that an entry tells of them, by table. */
  untold(before: number): Promise<ReadonlyMap<string, readonly string[]>>
  remove(table: string, names: readonly string[]): Promise<void>
  removeAll(table: string): Promise<void>
}

/** The first of them that has no room for one more of so many bytes. */
export function fullShelf(shelves: Shelves, kept: Readonly<Record<keyof Shelves, Shelf>>, bytes: number): keyof Shelves | null {
  const all = ['person', 'table', 'server'] as const
  const isFull = (whose: keyof Shelves) =>
    kept[whose].recordings + 1 > shelves[whose].recordings || kept[whose].bytes + bytes > shelves[whose].bytes
  return all.find(isFull) ?? null
}

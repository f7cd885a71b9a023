import type { Checkpoint } from './checkpoint.ts'
import type { Notes, Reports } from './operator.ts'

/** The right to write a table's log. Taking it makes every earlier one void. */
export interface Lease {
  readonly table: string
  readonly epoch: number
}

/** Makes something of a log while it is read. */
export interface LogReader {
  /** The next entries, in their order: all of them, but only a few at a time. */
  take(entries: readonly string[]): void
}

/** All of it, for who wants that. */
export class WholeLog implements LogReader {
  readonly entries: string[] = []

  take(entries: readonly string[]): void {
    this.entries.push(...entries)
  }
}

/** A checkpoint cannot be gone on from: the log is read from its first entry instead. */
export class NotFromHere extends Error {}

/** An entry is missing: what is left of the log tells nothing. */
export class LogBroken extends Error {}

export interface Opened<Reader extends LogReader> {
  readonly lease: Lease
  /** Has taken the whole log by now, or all that came after the checkpoint that it began with. */
  readonly reader: Reader
}

/** `fenced`: somebody else holds the table now, or the log is longer than the writer believes. Nothing was written. */
export type Appended = 'written' | 'fenced'

/** What an entry changes in the lists beside the log; written with it or not at all. */
export interface Aside {
  /** They have a place at this table from now on. */
  readonly came?: readonly string[]
  /** They have none any more. */
  readonly left?: readonly string[]
  /** They are listed still, for what they made is there, but were sent away. */
  readonly sentAway?: readonly string[]
  /** They have no place, but the door was opened for them. */
  readonly letIn?: readonly string[]
  /** How the table is found from now on. */
  readonly door?: Door
  /** This game ended with the entry; it began with the entry of this number. */
  readonly finished?: { readonly game: string; readonly from: number }
}

/** What a guest whom a table knows is to it. */
export type Standing = 'place' | 'letIn' | 'sentAway'

/** How those find a table who have no place there. */
export interface Door {
  /** Open for everybody, or for whoever knocks; locked, nobody finds it. */
  readonly is: 'open' | 'knock' | 'locked'
  /** The code that leads there in place of the table's name, and that was claimed for it; null: the name does. */
  readonly code: string | null
}

export interface GuestsTable {
  readonly table: string
  /** The code that leads there. */
  readonly code: string
  /** When something was last written there. */
  readonly activeAt: number
}

/** A table as whoever stands at its door may need to know it. */
export interface FoundTable {
  /** The name of the table, and of everything that is kept of it. */
  readonly table: string
  /** The code that leads there, for everybody. */
  readonly code: string
  readonly door: Door['is']
  readonly openedAt: number
  /** When somebody with a place was last seen at the table, to a few minutes. */
  readonly seenAt: number
  /** Of the guest who asks; null: the table does not know them. */
  readonly standing: Standing | null
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

/** What is known of a table before it is opened. */
export interface Suspicion {
  readonly isSetAside: boolean
  /** Who began to open it and did not come to an end yet: they are at it, or it was the last thing that they did. */
  readonly openers: readonly string[]
}

export interface SetAsideTable {
  readonly table: string
  readonly since: number
}

/** Marks on tables that are being opened, so that one that ends its process does not end the next one too. */
export interface OpeningMarks {
  /** Null when there is no such table. */
  of(table: string): Promise<Suspicion | null>
  /** Before anything of the log is read. It outlives the process; opening the table takes all marks away. */
  begin(table: string, opener: string): Promise<void>
  /** For an opener that came to another end than an open table. */
  end(table: string, opener: string): Promise<void>
  /** Nobody is to open it until it is put back. False when it was so already. */
  setAside(table: string): Promise<boolean>
  list(): Promise<readonly SetAsideTable[]>
  /** As if nobody had ever failed to open it. False when it was not set aside. */
  putBack(table: string): Promise<boolean>
}

/** Where the truth is kept. An entry is a text that the log does not look into. All may throw StoreAway. */
export interface EventLog {
  readonly marks: OpeningMarks
  readonly notes: Notes
  readonly reports: Reports
  /** Null when a table of that name exists, or one that this code leads to, or is about to. */
  create(table: string, first: readonly string[], aside?: Aside): Promise<Lease | null>
  /**
   * Reads a table, then takes it over from whoever held it. Null when there is no such table.
   * `begin` makes the reader: from a checkpoint that this version of Figment made, if one is kept, else from the first entry.
   * When it or the reader throws, the table stays whose it was; after NotFromHere it is read again without a checkpoint.
   */
  open<Reader extends LogReader>(table: string, begin: (from: Checkpoint | null) => Reader): Promise<Opened<Reader> | null>
  has(table: string): Promise<boolean>
  /** From now on the code is this table's, whoever wants it at the same moment: it may be the one that leads there. False when it is taken. */
  claimCode(table: string, code: string): Promise<boolean>
  /** Marks of the places that these guests of the table came from, instead of earlier ones. They go with the guest. */
  notePlaces(table: string, places: ReadonlyMap<string, readonly string[]>): Promise<void>
  placesAt(table: string): Promise<ReadonlyMap<string, readonly string[]>>
  /** The table that has this name or this code, without taking it over. Null when there is none. Who asks says whom it is shown to. */
  find(nameOrCode: string, guest: string): Promise<FoundTable | null>
  /** Somebody with a place is at these tables now. */
  noteSeen(tables: readonly string[]): Promise<void>
  /** Entries from this number on, without taking the table over. */
  read(table: string, from: number): Promise<readonly string[]>
  /** All of them, a few at a time: others have their turn in between. */
  pages(table: string): AsyncIterable<readonly string[]>
  /** Resolves when the entries are safe on disk: all of them, or none. */
  append(lease: Lease, expectedLength: number, entries: readonly string[], aside?: Aside): Promise<Appended>
  /**
   * Other texts in the place of entries that were written: all of them, or none. What was there is gone, from checkpoints too.
   * The lease is void afterwards: whoever holds the table still knows what was there, and must open it anew.
   */
  rewrite(
    lease: Lease,
    expectedLength: number,
    entries: readonly { readonly number: number; readonly body: string }[],
    aside?: Aside,
  ): Promise<Appended>
  /** In the place of an earlier one. `fenced`: the table is somebody else's, or its log not as long; or this log keeps none. */
  keepCheckpoint(lease: Lease, checkpoint: Checkpoint): Promise<Appended>
  /** The next who opens the table reads its log from the first entry. */
  dropCheckpoint(table: string): Promise<void>
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

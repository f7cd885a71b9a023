/** What the operator of a server has set up or noted: a small text, known by its kind and name. */
export interface Note {
  readonly name: string
  readonly body: string
  /** When it was written. */
  readonly at: number
  /** It counts no more from then on; null: it does not end. */
  readonly until: number | null
  /** How often it can still be used up. */
  readonly uses: number
}

/** The same for all processes that share the store. What is over is as if it were not there. */
export interface Notes {
  get(kind: string, name: string): Promise<Note | null>
  /** The newest first. */
  list(kind: string, atMost: number): Promise<readonly Note[]>
  /** In the place of an earlier one. */
  put(kind: string, note: NewNote): Promise<void>
  /** False: there is one of that name already, and it stays as it is. */
  add(kind: string, note: NewNote): Promise<boolean>
  /** Once less; false: it cannot be used any more. Two who ask at once never share one use. */
  use(kind: string, name: string): Promise<boolean>
  /** The use was none after all. */
  giveBack(kind: string, name: string): Promise<void>
  /** False when there was none. */
  remove(kind: string, name: string): Promise<boolean>
  removeAll(kind: string): Promise<void>
  /** Those that are over, of all kinds. */
  sweep(): Promise<void>
}

export interface NewNote {
  readonly name: string
  readonly body: string
  readonly until?: number | null
  readonly uses?: number
}

/** Something at a table that somebody reported, as it was then. */
export interface ReportedThing {
  readonly table: string
  /** Says which thing it is: the same for all who report it. */
  readonly thing: string
  /** Who made it, as the table knows them and as the server does; null: nobody knows. */
  readonly person: string | null
  readonly maker: string | null
  /** What can be told of it at a glance. */
  readonly about: string
  /** The thing itself. */
  readonly exhibit: string
}

export interface Complaint {
  readonly person: string
  readonly reason: string
  readonly note: string
  readonly at: number
}

export interface Report {
  readonly id: string
  readonly table: string
  readonly thing: string
  readonly maker: string | null
  readonly about: string
  /** The thing itself is still there to be looked at: nobody erased it. */
  readonly hasExhibit: boolean
  readonly complaints: readonly Complaint[]
}

/** How much is kept that nobody has answered yet. */
export interface ReportShelves {
  /** Complaints of one person at one table. */
  readonly ofPerson: number
  /** Things at one table. */
  readonly ofTable: number
  /** Things on the whole server, and the letters of all of them. */
  readonly ofServer: number
  readonly letters: number
}

/** What was reported, kept until the operator has answered. */
export interface Reports {
  /** One thing is kept once, however many complain of it, and one person complains of it once. Otherwise says which shelf is full. */
  keep(reported: ReportedThing, complaint: Complaint, shelves: ReportShelves): Promise<'kept' | keyof ReportShelves>
  /** The newest first. */
  list(atMost: number): Promise<readonly Report[]>
  count(): Promise<number>
  find(id: string): Promise<Report | null>
  exhibit(id: string): Promise<string | null>
  /** It is answered, and gone. False: somebody else was quicker. */
  remove(id: string): Promise<boolean>
  /** These people of a table are forgotten: what they made, and what they complained of. */
  forget(table: string, persons: readonly string[]): Promise<void>
}

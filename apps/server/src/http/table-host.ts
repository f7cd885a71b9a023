import type { Amount, HttpRefusal, OpenRequest, Pass, Ticket } from '@figment/protocol'
import type { PageName, Thing } from '@figment/table'
import type { Guest } from '../connection/guest.ts'
import type { Beat } from '../operator/pulse.ts'
import type { LoadLevel } from '../running/load.ts'
import type { ReportedThing } from '../table/reported-thing.ts'

export type Hosted<T> =
  | { readonly ok: true; readonly value: T }
  /** Where it is known, with the time after which to try again; null: there is no point in it. */
  | { readonly ok: false; readonly refused: HttpRefusal; readonly againInMs?: number | null }

/** How one of the processes is. */
export interface ProcessBeat extends Beat {
  readonly version: string
  readonly since: number
  readonly memory: Amount
  readonly load: LoadLevel
}

/** Whatever keeps tables alive and finds them; the rest of the server knows no more of it than this. */
export interface TableHost {
  /** Opens the table from its log where it is not alive, and lets the guest in. */
  admit(code: string, guest: Guest, request: OpenRequest, address: string): Promise<Hosted<Ticket>>
  /** What is wrong with a name, where newcomers may know; null: nothing, or they may not. */
  whyNotCalled(code: string, guest: Guest, name: string, address: string): Promise<HttpRefusal | null>
  /** Who opens to those who knock; null: nobody does, or one does not knock there. */
  whoOpens(code: string): Promise<string | null>
  makePass(code: string, guest: Guest): Promise<Hosted<Pass>>
  redeem(code: string, guest: Guest, pass: string): Promise<Hosted<true>>
  /** For its host: another table, with this code unless it has one already, where those who are here have their places. */
  moveOn(code: string, guest: Guest, next: string): Promise<Hosted<{ readonly code: string }>>
  /** For its host: this code leads to the table from now on. */
  changeCode(code: string, guest: Guest, next: string): Promise<Hosted<{ readonly code: string }>>
  /** For its host, and for whoever sits there: the TV of this guest may look on. */
  letInScreen(code: string, guest: Guest, screen: Guest): Promise<Hosted<true>>
  /** Forgets what the guest made at the table; nothing to forget is no trouble. */
  erase(code: string, guest: Guest): Promise<Hosted<true>>
  /** The whole table, for everybody; only who opened it may, or all who sit there together. */
  remove(code: string, guest: Guest): Promise<Hosted<true>>
  /** For who runs the server: off all screens and out of the log, also what is on none any more. */
  takeOff(code: string, thing: Thing): Promise<Hosted<true>>
  /** What everybody at the table has seen, as JSON; only for those who are sent its view. */
  page(code: string, guest: Guest, name: PageName): Promise<Hosted<Uint8Array>>
  /** What somebody made there, as everybody sees it now; for those with a place at the table. */
  findThing(code: string, guest: Guest, thing: Thing): Promise<Hosted<ReportedThing>>
  /** For who runs the server: whoever it is, with all devices; nobody of that name there is no trouble. */
  sendAway(code: string, guest: Guest): Promise<Hosted<true>>
  /** Of all processes that answer. */
  beats(): Promise<readonly ProcessBeat[]>
  /** How many are in memory, in all processes. */
  tablesInMemory(): Promise<number>
  /** Whether the table is in some process's memory now. */
  isAlive(code: string): Promise<boolean>
  /** Throws unless tables can be found and opened now. */
  check(): Promise<void>
  readonly isDraining: boolean
  /** Tables where nothing happened for so long leave memory. */
  letStillTablesSleep(forMs: number): void
  /** Out of memory with the table that takes the most, and everybody there asks again where it is; false: there is none. */
  letDearestTableGo(): boolean
  /** Lets everything that was accepted be written, hands the tables over to other processes, and ends. */
  close(options?: { readonly withinMs: number }): Promise<void>
}

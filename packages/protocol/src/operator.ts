import type { GameId } from '@figment/catalog/types'
import type { ReportReason } from './report.ts'

/** What `/admin` is before somebody signs in; `host` is the name under which it was asked. */
export type OperatorState =
  | { readonly state: 'off' }
  | { readonly state: 'signedOut'; readonly host: string; readonly hasPasskey: boolean }
  | { readonly state: 'signedIn'; readonly host: string }

/** How often `/admin` asks anew. */
export const DESK_ASKED_EVERY_MS = 5000
/** Moves should be written within this. */
export const MOVES_WITHIN_MS = 250
/** One point of the last day stands for so long. */
export const HISTORY_STEP_MS = 15 * 60_000
export const HISTORY_POINTS = 96

export interface Figures {
  readonly tables: number
  /** Those of them where a game is in play. */
  readonly inPlay: number
  readonly people: number
  readonly screens: number
  readonly movesPerSecond: number
  /** The most of the last day. */
  readonly peakPerSecond: number
  /** Null: there were no moves lately. */
  readonly p99Ms: number | null
  readonly memory: Amount
  /** Null: the tables are in a database elsewhere. */
  readonly disk: Amount | null
}

/** In bytes. */
export interface Amount {
  readonly used: number
  readonly of: number
}

export interface HistoryPoint {
  /** When it began. */
  readonly at: number
  readonly tables: number
  readonly people: number
  readonly movesPerSecond: number
  readonly p99Ms: number | null
}

/** Something that happened to the server: a backup was made, or another version was started. */
export interface HouseMark {
  readonly at: number
  readonly what: 'backup' | 'version'
  readonly version: string
}

/** What is not well; the gravest of all. */
export type Trouble = 'diskFull' | 'diskNearlyFull' | 'overloaded' | 'movesSlow'

export const REPORTED_KINDS = ['name', 'line', 'clue', 'clip', 'drawing', 'word'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

export interface ReportSummary {
  readonly id: string
  readonly kind: ReportedKind
  /** Null: it was said or shown beside any game. */
  readonly game: GameId | null
  readonly round: number | null
  /** Four hex digits by which the maker is told from others; null: they are forgotten, or not known. */
  readonly maker: string | null
  /** How earlier reports of the same maker were answered. */
  readonly earlier: { readonly left: number; readonly takenOff: number }
  /** False: its maker has erased it. */
  readonly isThere: boolean
  readonly complaints: readonly { readonly reason: ReportReason; readonly note: string; readonly at: number }[]
}

/** The thing itself, for whoever asks for it. A clip is at `/api/operator/reports/ID/clip`. */
export type Exhibit =
  | { readonly text: string }
  | { readonly clip: 'audio' | 'video' }
  | { readonly strokes: readonly (readonly [number: number, pen: string, ink: string, ...more: number[]])[] }

export const REPORT_ANSWERS = ['leave', 'takeOff', 'remove'] as const
export type ReportAnswer = (typeof REPORT_ANSWERS)[number]

export interface HouseDoor {
  /** Off: games that are there go on. */
  readonly newTables: boolean
  readonly byInvitation: boolean
}

export interface Invitation {
  readonly id: string
  /** How many tables can still be opened with it. */
  readonly usesLeft: number
  readonly until: number
}
/** The secret is told this once. */
export interface NewInvitation extends Invitation {
  readonly secret: string
}
export const INVITATION_USES = { least: 1, usual: 1, most: 1000 } as const
export const INVITATION_DAYS = { least: 1, usual: 7, most: 365 } as const
/** The secret of an invitation, sent along with the wish for a new table. */
export const INVITATION_HEADER = 'figment-invitation'
export const INVITATION_LETTERS = 22

/** Null: as many as the server can. */
export interface HouseLimits {
  readonly tables: number | null
  readonly people: number
}
export const TABLES_LIMIT_AT_MOST = 100_000

export interface Backups {
  /** False: tables are in a database that is saved in its own way. */
  readonly arePossible: boolean
  readonly last: { readonly at: number; readonly bytes: number } | null
  readonly kept: number
  readonly isRunning: boolean
}

export interface HouseProcess {
  readonly version: string
  readonly since: number
  readonly tables: number
  readonly people: number
  readonly memory: Amount
}

export interface OwnPasskey {
  readonly id: string
  readonly at: number
}

/** All that the operator sees at once. No names and no codes are in it. */
export interface Desk {
  readonly now: number
  readonly figures: Figures
  /** The oldest first; what nobody noted is left out. */
  readonly history: readonly HistoryPoint[]
  readonly marks: readonly HouseMark[]
  readonly trouble: Trouble | null
  readonly reports: readonly ReportSummary[]
  /** There may be more than are listed. */
  readonly reportsInAll: number
  readonly door: HouseDoor
  readonly invitations: readonly Invitation[]
  readonly backups: Backups
  readonly limits: HouseLimits
  readonly version: string
  readonly node: string
  readonly store: 'SQLite' | 'Postgres'
  readonly processes: readonly HouseProcess[]
  /** Since these processes began. */
  readonly refusedWrites: number
  readonly restartsThisWeek: number
  readonly passkeys: readonly OwnPasskey[]
}

/** What is to be signed; it is good for a few minutes, once. */
export interface PasskeyChallenge {
  readonly challenge: string
}
/** All in base64url, as the browser gives it. */
export interface PasskeyAnswer {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}
export interface NewPasskey {
  readonly id: string
  readonly clientData: string
  readonly publicKey: string
  readonly algorithm: number
}
/** ES256, Ed25519 and RS256: what phones, keys and computers have. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257] as const

export type OperatorRefusal =
  | 'notSetUp'
  | 'signInFirst'
  | 'wrongPassphrase'
  | 'wrongPasskey'
  | 'tooManyTries'
  | 'badMessage'
  | 'noSuchReport'
  | 'noSuchTable'
  | 'tooMany'
  | 'notPossible'
  | 'diskFull'
  | 'tryAgain'

import type { GameId } from '@figment/catalog/types'
import type { Locale } from '@figment/i18n'
import type { HeldByGame, Mutes, PersonId, Profile, Refusal, TableMove, TableOpen } from '@figment/table/types'
import type { CallMember } from './call.ts'
import type { Patch } from './patch.ts'

/** The first byte of every frame: by it Colyseus knows what it carries. After `bytes` come the number of a message of ours and its body. */
export const ENVELOPE = { joined: 10, leave: 12, bytes: 17 } as const

/** Numbers of messages, as they stand before the bytes. */
export const FROM_CLIENT = { move: 1, askWhole: 2, ping: 3, react: 4, ink: 5, motion: 6, signal: 7 } as const
export const FROM_SERVER = {
  whole: 1,
  change: 2,
  answer: 3,
  presence: 4,
  pong: 5,
  reaction: 6,
  ink: 7,
  motion: 8,
  signal: 9,
  again: 10,
  knocks: 11,
  mutes: 12,
} as const

/** A laugh across the table: shown for a moment, kept nowhere. */
export const REACTIONS = ['laugh', 'wow', 'heart', 'clap', 'hmm'] as const
export type Reaction = (typeof REACTIONS)[number]

/** A host's own words for a whole evening are the longest that anybody sends. */
export const MOVE_BYTES_AT_MOST = 24 * 1024

/** A recording: fifteen seconds of a pantomime are 1.4 MB as our page records them. */
export const CLIP_BYTES_AT_MOST = 4 * 1024 * 1024
/** It has to reach the server within this: those 1.4 MB do at 64 kbit a second. */
export const CLIP_WITHIN_MS = 180_000

/** A move with an id made by the client: however often it is sent, it is applied once. */
export interface MoveMessage {
  readonly id: string
  readonly move: TableMove
}

/** Raised whenever a page that was loaded before would not understand what a newer server says, or the other way round. */
export const DIALECT = 5

export interface Whole {
  readonly version: number
  readonly dialect: number
  readonly now: number
  /** Null: the TV. */
  readonly you: PersonId | null
  readonly open: TableOpen
  readonly held: HeldByGame | null
  readonly present: readonly PersonId[]
  /** TVs that look on, each by a name that it has for as long as it does. */
  readonly screens: readonly string[]
  readonly knocks: readonly Knock[]
  /** Whom this person has silenced for themselves. Servers of earlier versions do not say. */
  readonly mutedForMe?: Mutes
  readonly call: readonly CallMember[]
}

/** Somebody outside who would like to come in. Kept nowhere: it lasts for as long as their device goes on asking. */
export interface Knock {
  readonly id: string
  readonly as: OpenRequest['as']
  /** Null: a TV. */
  readonly profile: Profile | null
  /** How often they have knocked. */
  readonly times: number
}

export interface KnocksMessage {
  readonly knocks: readonly Knock[]
}

/** How often a device asks whether the door was opened. */
export const KNOCK_ASKED_EVERY_MS = 3000
/** Whoever is not answered may knock again after this. */
export const KNOCK_AGAIN_AFTER_MS = 30_000
/** Whoever was told "not now" may after this, once. */
export const NOT_NOW_FOR_MS = 120_000

export interface Change {
  readonly from: number
  readonly version: number
  readonly now: number
  readonly open: Patch | null
  readonly held: Patch | null
}

export interface Answer {
  readonly id: string
  readonly refused: Refusal | null
}

/** There is no room for the move yet. Nothing was decided: the device keeps it, and sends it again after that time with the same id. */
export interface Again {
  readonly id: string
  readonly afterMs: number
}

export interface Presence {
  readonly present: readonly PersonId[]
  readonly screens: readonly string[]
}

export interface MutesMessage {
  readonly mutedForMe: Mutes
}

export interface ReactionMessage {
  readonly person: PersonId
  readonly reaction: Reaction
}

/** Why the server closed a connection; everything else is a loss, and the client comes back by itself. */
export const CLOSED = { handedOver: 4100, moved: 4101, elsewhere: 4102, tooFast: 4103, tooSlow: 4104, gone: 4105, removed: 4106 } as const

// Over HTTP

export interface CreateRequest {
  readonly profile: Profile
  readonly locale: Locale
  readonly game: GameId
}
export interface OpenRequest {
  readonly as: 'person' | 'tv'
  readonly profile?: Profile | undefined
  /** Asks whoever sits there to open the door, or whether they have; `again`: and is heard once more. */
  readonly knock?: 'wait' | 'again' | undefined
}
/** What is wrong with a name that somebody types; null: nothing, or it is not told here. */
export interface NameChecked {
  readonly why: HttpRefusal | null
}
/** What a TV shows as a QR code: a phone that scans it lets the TV in at its own table. */
export interface Pairing {
  readonly pairing: string
  readonly until: number
}
/** Where the table lives now, and the ticket to it. */
export interface Ticket {
  readonly processId: string
  readonly roomId: string
  readonly sessionId: string
  /** For links to the table: only who may come in gets it. Servers of earlier versions know none. */
  readonly key?: string
}
/** For links to a table whose code was changed. */
export type LinkKey = Required<Pick<Ticket, 'key'>>
/** Where somebody has a place, the latest first. */
export interface TablesOfMine {
  readonly tables: readonly {
    readonly code: string
    /** In milliseconds since 1970. */
    readonly activeAt: number
    /** The games played to their end there, the oldest first. */
    readonly finished: readonly GameId[]
  }[]
}
export type HttpRefusal =
  | Extract<
      Refusal,
      | 'badMessage'
      | 'onlyTheHost'
      | 'onlyTheOpener'
      | 'othersMustAgree'
      | 'removed'
      | 'knockFirst'
      | 'doorLocked'
      | 'notSeated'
      | 'nameEmpty'
      | 'nameTooLong'
      | 'textTooLong'
      | 'nameTaken'
      | 'rudeWord'
      | 'tableFull'
      | 'noRoomLeft'
      | 'serverFull'
      | 'passUnknown'
      | 'passExpired'
    >
  | 'noSuchTable'
  // the table has heard the knock, or does not open now, or as many knock as it hears
  | 'knocking'
  | 'notNow'
  | 'tooManyKnock'
  // the table's log was written by a later version of Figment, or cannot be read by any
  | 'tableIsNewer'
  | 'tableUnreadable'
  | 'nameNeeded'
  | 'tooManyTries'
  | 'notYours'
  | 'tryAgain'
  | 'noSuchPage'
  | 'cannotSave'
  // the server has as much to do as it can, and takes nothing new for a while
  | 'serverBusy'
  | 'clipTooLarge'
  | 'clipUnknown'
  // somebody has recorded as much as they may, or their table or the server has no room for more
  | 'clipsFull'
  // whoever runs this server opens no new tables now, or only for those who were invited
  | 'noNewTables'
  | 'invitationNeeded'
  // nobody reads reports here, or nobody has read them for long
  | 'notSetUp'
  | 'reportsFull'
  | 'noSuchThing'
export interface Pass {
  readonly pass: string
  readonly until: number
}

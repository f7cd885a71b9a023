import { CLIP_BYTES_AT_MOST, CLIP_WITHIN_MS, SIGNAL_BYTES_AT_MOST } from '@figment/protocol'

/**
 * How much one connection, one address and everybody together may ask of this server. docs/operating.md says what each is for,
 * counted-bounds.ts under which name it is counted; a test holds the three together.
 */

const MB = 1024 * 1024

/** So much at once, and so much again every second. */
export interface Speed {
  readonly atOnce: number
  readonly perSecond: number
}

/** So often a device may be told to send a move again later, and does not do so; with the next one it is cut off: it does not listen. */
export const TOLD_TO_WAIT_AT_MOST = 150
/** So many of its other messages may come too fast, one after the other; with the next one it is cut off. */
export const TOO_FAST_AT_MOST = 150
/** So many of either are forgotten with each that comes in time: who slows down is not sent away later, who floods is. */
export const FORGIVEN_WITH_EACH = 2
/** How fast one connection may talk (moves have budgets of their own), draw or move a puppet in the air, and look for ways to seven others. */
export const TALKING: Speed = { atOnce: 60, perSecond: 30 }
export const DRAWING: Speed = { atOnce: 80, perSecond: 45 }
export const MOVING: Speed = { atOnce: 20, perSecond: 12 }
export const SIGNALLING: Speed = { atOnce: 240, perSecond: 40 }
/** Of one message over a socket, with the two bytes that say what it is; of a move; and of what two devices tell each other on the way to a call. The page knows them too. */
export const FRAME_BYTES_AT_MOST = SIGNAL_BYTES_AT_MOST + 2
export { IN_CALL_AT_MOST, MOVE_BYTES_AT_MOST, SIGNAL_BYTES_AT_MOST } from '@figment/protocol'
/** Of one person at one table: with one more the oldest is closed. */
export const DEVICES_OF_A_PERSON_AT_MOST = 4
/** What a device has not taken yet before strokes and puppets in the air are left out for it, before it is shown no change but the whole later, and before it is let go. */
export const UNSENT_BEFORE_AIR_AT_MOST_BYTES = 64 * 1024
export const UNSENT_BEFORE_CHANGE_AT_MOST_BYTES = 256 * 1024
export const UNSENT_OF_A_DEVICE_AT_MOST_BYTES = 2 * MB

/** All that is ever written of one table. */
export interface LogBounds {
  readonly bytesAtMost: number
  readonly entriesAtMost: number
  /** Of these, what the game in play comes to its end on. */
  readonly bytesKeptBack: number
  readonly entriesKeptBack: number
}

/** When so much of the rest is written, the host is told. */
export const LITTLE_ROOM_FROM = 0.8

/** Those who knock at a table at the same time: an evening's late guests. */
export interface KnockBounds {
  readonly atATable: number
  readonly fromOnePlace: number
  /** Of those who were told "not now": the latest. */
  readonly turnedAwayRemembered: number
}
export const KNOCK_BOUNDS: KnockBounds = { atATable: 8, fromOnePlace: 3, turnedAwayRemembered: 200 }
/** A knock is over when the device has not asked for so long. */
export const KNOCK_LASTS_MS = 15_000
/** Marks of places that a table remembers of a person, or of a TV: the latest. */
export const PLACES_OF_A_PERSON_AT_MOST = 4

/** What people may do at one table, whatever they do it with: devices and new connections do not add to it. */
export interface TableBounds {
  readonly movesOfAPerson: Speed
  readonly logBytesOfAPerson: Speed
  /** Of all people together. Bots and clocks do not wait, and do not make anybody wait. */
  readonly logBytesOfATable: Speed
  readonly logEntriesOfATable: Speed
  /** In milliseconds of work: for each erasure the whole log is read and written anew. */
  readonly erasingMsOfATable: Speed
  /** Codes that move a seat to another device. */
  readonly passesOfAPerson: Speed
  /** That somebody joins the call, or turns camera or microphone on or off. */
  readonly announcementsOfAPerson: Speed
  readonly log: LogBounds
  /** A game that no person has touched for so long rests until somebody does. */
  readonly untouchedForMs: number
  /** Games in which only bots play, watched from one address, at the same time and in one process. */
  readonly gamesWithoutPeople: number
}

export const TABLE_BOUNDS: TableBounds = {
  // the fastest hand makes 7 dots a second; a tunnel keeps what was drawn in it
  movesOfAPerson: { atOnce: 150, perSecond: 12 },
  // as many dots take 1.4 KB a second; a host's own cards take 24 KB
  logBytesOfAPerson: { atOnce: 256 * 1024, perSecond: 4 * 1024 },
  // six people who do nothing but dots take 8.4 KB and 43 entries a second
  logBytesOfATable: { atOnce: 2 * 1024 * 1024, perSecond: 32 * 1024 },
  logEntriesOfATable: { atOnce: 1000, perSecond: 100 },
  // an evening's log of 6,000 entries takes some 250 for each person, the longest that there may be up to 12,000
  erasingMsOfATable: { atOnce: 5000, perSecond: 50 },
  passesOfAPerson: { atOnce: 3, perSecond: 2 / 60 },
  announcementsOfAPerson: { atOnce: 10, perSecond: 1 / 2 },
  // five hours of drawing, all six hatching without a stop, take 32 MB and 160,000 entries
  log: { bytesAtMost: 64 * 1024 * 1024, entriesAtMost: 300_000, bytesKeptBack: 4 * 1024 * 1024, entriesKeptBack: 18_750 },
  untouchedForMs: 15 * 60_000,
  gamesWithoutPeople: 20,
}

/** Requests of one connection that are not answered yet. Browsers and nginx send the next one when the last is answered. */
export const REQUESTS_IN_FLIGHT_AT_MOST = 4
/** Whoever takes an answer more slowly than this, for so long, is let go. */
export const READ_BYTES_PER_SECOND_AT_LEAST = 2 * 1024
export const READS_SLOWLY_FOR_AT_MOST_MS = 40_000
/** All headers of a request together. */
export const HEADER_BYTES_AT_MOST = 16 * 1024
/** The body of a question to the server; recordings have their own bound. */
export const BODY_BYTES_AT_MOST = 4 * 1024
/** Headers have to come within this. */
export const HEADERS_WITHIN_MS = 10_000
/** A whole request has: a recording may come over a slow phone. */
export const REQUEST_WITHIN_MS = CLIP_WITHIN_MS
/** Whoever sends a body more slowly than this, for so long, is let go. */
export const BODY_BYTES_PER_SECOND_AT_LEAST = 4 * 1024
export const SENDS_SLOWLY_FOR_AT_MOST_MS = 10_000
/** Pieces that a body may come in: so many, and one more for each so many bytes. A packet of the smallest kind has twice as many. */
export const BODY_PIECES_AT_MOST = 512
export const BODY_BYTES_PER_PIECE_AT_LEAST = 256
/** Requests of one connection. The last is answered with a goodbye, and whoever wants more connects again. */
export const REQUESTS_PER_CONNECTION_AT_MOST = 2000
/** Connections of one address, and of all together; each of both can be set. */
export const CONNECTIONS_PER_ADDRESS_AT_MOST = 2000
export const CONNECTIONS_AT_MOST = 8000
/** Files that this process may need open besides: its log, recordings, services. */
export const FILE_HANDLES_KEPT_BACK = 500
/** What all connections together have not taken yet. Beyond it, the one with the most is cut. */
export const UNSENT_IN_ALL_AT_MOST_BYTES = 64 * 1024 * 1024
export const UNSENT_LOOKED_AT_EVERY_MS = 500
/** How often the clock looks at who is too slow. */
export const SLOWNESS_LOOKED_AT_EVERY_MS = 2000
/** Lines of the log with the same message: so many at once, then so many a second, and once in a while how many more there were. */
export const LOG_LINES_AT_ONCE = 20
export const LOG_LINES_PER_SECOND = 1
export const LOG_SUMMED_UP_EVERY_MS = 60_000
export const LOG_MESSAGES_KNOWN_AT_MOST = 200
/** Of the log, what nobody has read yet. */
export const LOG_UNREAD_AT_MOST_BYTES = 1024 * 1024
/** After an upgrade was turned away, its connection is closed within this, whether or not the other side closes it. */
export const TURNED_AWAY_CLOSED_WITHIN_MS = 1000
/** Pieces that one message over a socket may come in. Browsers send it in one. */
export const FRAGMENTS_AT_MOST = 8
/** Pings and pongs of one device. A browser never pings, a proxy on the way might; it answers our ping every two seconds. */
export const CONTROL_FRAMES: Speed = { atOnce: 20, perSecond: 5 }
/** What a drawn sheet holds, and how often something is taken back or brought back on it in a round: the rules refuse more, and the screens say so. */
export {
  SHEET_LETTERS_AT_FIRST,
  SHEET_LETTERS_AT_MOST,
  SHEET_LETTERS_PER_SECOND,
  SHEET_STROKES_AT_MOST,
  SHEET_TURNS_AT_MOST,
} from '@figment/ink'
/** Characters, as people count them: of a name, of a line, and of a note with a report. What else they write, the rules of games bound. */
export { REPORT_NOTE_LENGTH } from '@figment/protocol'
export { CHAT_LENGTH, NAME_LENGTH } from '@figment/table/types'
/** Who are at a table at the same time, and how many it still knows by name: the rules refuse one more, or forget who went first. */
export { PEOPLE_AT_MOST, PEOPLE_KEPT_AT_MOST } from '@figment/table/types'
/** For whom the door was opened and who did not come yet, and TVs that were sent away: the latest. */
export { LET_IN_AT_MOST, REMOVED_SCREENS_AT_MOST } from '@figment/table/types'
/** What was taken off all screens is taken out of the log after this; and as the whole log is read for it, not more often than every so often, and of a long log in no more of the time than this share. */
export const BLANKED_AFTER_MS = 1000
export const BLANKED_EVERY_MS = 10_000
export const BLANKING_TIME_SHARE_AT_MOST = 0.05
/** Drawings of earlier rounds that one browser may ask a table for. A booklet has four, and six people have a booklet. */
export const PAGES_ASKED_FOR = { atOnce: 96, perSecond: 4 } as const
/** Browsers of which a table remembers how often they asked, TVs among them: the latest. */
export const PAGES_ASKED_FOR_BY_AT_MOST = 100

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** How often something may be tried from one address: an IPv4 address, or a /64 network of IPv6. */
export interface Budget {
  readonly atOnce: number
  /** So many come back in the course of a minute, until all of them are there again. */
  readonly perMinute: number
  readonly perDay?: number
  /** From all networks of one /48 of IPv6 together. */
  readonly perSite?: { readonly tries: number; readonly withinMs: number }
}

/** The same budget for a house that needs more or less of it: all of its numbers grow alike. */
export function budgetOf(usual: Budget, perMinute: number): Budget {
  const times = perMinute / usual.perMinute
  const scaled = (tries: number) => Math.max(1, Math.round(tries * times))
  const { perDay, perSite } = usual
  return {
    atOnce: scaled(usual.atOnce),
    perMinute,
    ...(perDay !== undefined && { perDay: scaled(perDay) }),
    ...(perSite && { perSite: { ...perSite, tries: scaled(perSite.tries) } }),
  }
}

/** Codes of no table. Of 200 people behind one address who all mistype once, the last has to wait for a quarter of an hour. */
export const WRONG_CODES: Budget = { atOnce: 40, perMinute: 12, perDay: 400, perSite: { tries: 2000, withinMs: DAY_MS } }
/** From all addresses together, 5,000 a day: beyond, whoever types a code does some work first. */
export const WRONG_CODES_IN_ALL: Budget = { atOnce: 5000, perMinute: 5000 / (DAY_MS / MINUTE_MS) }
/** Work that is asked for has to be done within this, also by a slow TV. It counts once. */
export const WORK_WITHIN_MS = 5 * MINUTE_MS
export const WORK_DONE: Budget = { atOnce: 1, perMinute: MINUTE_MS / (2 * WORK_WITHIN_MS) }
/** Somebody who types a code finds only tables where somebody with a place was within this time; the others have a seat there, or a link. */
export const TYPED_CODES_REACH_MS = HOUR_MS
/**
 * Whoever asks for a table that is not there for them is told so when this time is over, or once more as much, and not before: a table
 * in another process is asked within it. Those who wait are among REQUESTS_IN_FLIGHT_AT_MOST of each connection.
 */
export const NO_TABLE_TOLD_EVERY_MS = 500
/** How often it is written down where people are. */
export const SEEN_NOTED_EVERY_MS = 5 * MINUTE_MS
/** Codes that bring no seat to another device. */
export const WRONG_PASSES: Budget = { atOnce: 20, perMinute: 6, perDay: 200, perSite: { tries: 1000, withinMs: DAY_MS } }
export const NEW_TABLES: Budget = { atOnce: 40, perMinute: 6, perDay: 200, perSite: { tries: 600, withinMs: DAY_MS } }
/** People who come to a table for the first time: a school at once. */
export const JOINS: Budget = { atOnce: 250, perMinute: 60, perSite: { tries: 2000, withinMs: HOUR_MS } }
/** How often those who knock may ask whether the door was opened: a device does every three seconds, and two minutes are long to wait. */
export const KNOCKS: Budget = { atOnce: 120, perMinute: 120, perSite: { tries: 4000, withinMs: HOUR_MS } }
/** Names that are looked at while people type them: a class at once, each a few times. */
export const NAMES_TYPED: Budget = { atOnce: 200, perMinute: 120, perSite: { tries: 6000, withinMs: HOUR_MS } }
/** TVs, which nobody knows. */
export const SCREENS: Budget = { atOnce: 60, perMinute: 30, perSite: { tries: 600, withinMs: HOUR_MS } }
/** At one table at the same time. */
export const SCREENS_PER_TABLE_AT_MOST = 8
/** How often one person may come back to tables where they have a place: counted by person, not by address. */
export const TICKETS: Budget = { atOnce: 10, perMinute: 20 }
export const ERASURES: Budget = { atOnce: 10, perMinute: 10, perSite: { tries: 50, withinMs: MINUTE_MS } }
export const NEW_CLIPS: Budget = { atOnce: 20, perMinute: 20, perSite: { tries: 100, withinMs: MINUTE_MS } }
/** Of one's own tables, those that are listed: the latest. */
export const TABLES_LISTED_AT_MOST = 20
/** Lists of one's own tables. */
export const LOOKS: Budget = { atOnce: 60, perMinute: 60, perSite: { tries: 300, withinMs: MINUTE_MS } }
/** Passphrases of the operator that are tried: five in a quarter of an hour from one address, and from all of them together. */
export const OPERATOR_TRIES: Budget = { atOnce: 5, perMinute: 5 / 15, perSite: { tries: 20, withinMs: HOUR_MS } }
export const OPERATOR_TRIES_IN_ALL: Budget = { atOnce: 60, perMinute: 4 }
/** Answers of passkeys: nobody guesses those, but each costs a signature. */
export const PASSKEY_TRIES: Budget = { atOnce: 20, perMinute: 10 }
/** What an operator who is signed in asks for; a page asks every five seconds. */
export const OPERATOR_ASKS: Budget = { atOnce: 120, perMinute: 240 }
export const OPERATOR_SESSION_LASTS_MS = 12 * HOUR_MS
/** Whoever signed in first is signed out. */
export const OPERATOR_SESSIONS_AT_MOST = 20
export const PASSKEYS_AT_MOST = 10
export const INVITATIONS_AT_MOST = 200
/** The oldest backup that the operator asked for makes room for the next. */
export const BACKUPS_KEPT_AT_MOST = 14
/** Things at tables that somebody reports, from one address. */
export const REPORTS_MADE: Budget = { atOnce: 20, perMinute: 6, perDay: 100, perSite: { tries: 300, withinMs: DAY_MS } }
/** That wait for an answer: complaints of a person at a table, things at a table, things on the server and the letters of all of them. A full sheet has 256 K, a recording 5.6 M. */
export const REPORTS_KEPT_AT_MOST = { ofPerson: 20, ofTable: 50, ofServer: 500, letters: 256 * MB }
/** Addresses whose tries are remembered by each budget: those of late, and as many from before. */
export const ADDRESSES_REMEMBERED_AT_MOST = 20_000
/** Cookies with a guest's secret that are looked at, of those that come with one request. A browser has one, or two after a move to https. */
export const COOKIES_TRIED_AT_MOST = 4
/** How long a password for the relay of the call lasts. Devices ask for the next one in time. */
export const RELAY_PASSWORD_LASTS_MS = 30 * 60_000

// The load of the process: see running/governor.ts.

export const LOAD_LOOKED_AT_EVERY_MS = 100
/** How much of its memory is used when a level begins. 1,700 tables with bots in play were measured at 120 MB of heap; an ordinary one may have 2 to 4 GB. */
export const MEMORY_MARKS: readonly [number, number, number] = [0.7, 0.85, 0.95]
/** A level ends this much below its mark, after a while. */
export const CALMER_BY_MEMORY_SHARE = 0.05
export const CALM_AGAIN_AFTER_MS = 5000
/** How late the event loop is when a level begins: p99 within a window, in so many windows in a row, while this process itself takes so much of a core. */
export const LAG_MARKS_MS: readonly [number, number, number] = [100, 300, 1000]
export const LAG_WINDOW_MS = 2000
export const LAG_LASTS_WINDOWS = 3
export const LAG_COUNTS_FROM_OWN_CPU_SHARE = 0.7
/** Who is cut off at levels 2 and 3, ten times a second: of those with more than so much unsent, the share with the most. */
export const CUT_AT_LEVEL_2 = { moreThanBytes: 16 * 1024, share: 0.25 }
export const CUT_AT_LEVEL_3 = { moreThanBytes: 64 * 1024, share: 1 }
/** From level 2 on tables sleep after a minute without anything, instead of half an hour. */
export const STILL_FOR_MS = 60_000
export const STILL_TABLES_SLEEP_EVERY_MS = 1000
/** At level 3 the table that takes the most memory is let go, one every so often. */
export const DEAREST_TABLE_LET_GO_EVERY_MS = 2000
/** Bots think this many times as long, and whole views come this many times as seldom, from level 1 on. */
export const BOTS_SLOWER_TIMES = 2
export const WHOLES_SELDOMER_TIMES = 4
/** At level 3 so many new connections are let in within each look; the rest are closed at once. */
export const CONNECTIONS_LET_IN_AT_ONCE = 20
/** When whoever was sent away may ask again. */
export const ASK_AGAIN_AFTER_MS = 10_000

// Recordings. In five hours eight people play ten long games: 350 clues, all of them mimed for fifteen seconds, are 460 MB.

/** Of one recording; the page knows it too. */
export { CLIP_BYTES_AT_MOST }
/** Three people play the fewest clues apart: 117 each. */
export const CLIPS_OF_A_PERSON_AT_MOST = { recordings: 150, bytes: 250 * MB }
export const CLIPS_OF_A_TABLE_AT_MOST = { recordings: 500, bytes: 700 * MB }
/** A hundred tables in an evening that record 2 MB each, kept for 90 days, are 18 GB. */
export const CLIPS_OF_A_SERVER_AT_MOST = { recordings: 100_000, bytes: 20 * 1024 * MB }
/** From one address: such an evening in one living room. */
export const CLIP_BYTES_A_DAY_AT_MOST = 500 * MB
/** That come at the same time, from one address and in all: each takes seconds, and a table has one storyteller. */
export const CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST = 8
export const CLIPS_COMING_AT_MOST = 32
/** A recording goes out in pieces of so many bytes, so that even a slow phone is seen to take them. */
export const CLIP_SENT_IN_BYTES = 64 * 1024
/** A recording that no clue told of by then is removed: the page sends the clue right after it. */
export const CLIP_TOLD_WITHIN_MS = 60 * 60_000
/** Everything a device sees, when it asks for it because it missed something: so many times at once, and then one every so often. */
export const WHOLES_AT_ONCE = 5
export const WHOLE_EVERY_MS = 2000
/** A whole is not sent to a device that has more than this still to take: it gets the newest one when it can. */
export const UNSENT_BEFORE_WHOLE_AT_MOST_BYTES = 64 * 1024
/** What everybody sees of a table is not encoded anew more often than this, once it is larger than a small one. */
export const LARGE_WHOLE_ENCODED_EVERY_MS = 250
export const SMALL_WHOLE_BYTES = 64 * 1024
/** Asking is heard this often, for a device that missed one change asks at each that was on its way already. */
export const ASKS_AT_ONCE = 300
export const ASKS_PER_SECOND = 50

// The disk of the store, where that is a folder of this machine: a full one would keep even erasures from being written.

/** Below this there are no new tables, recordings or own cards: an evening of a hundred tables takes 200 MB. */
export const DISK_FREE_FOR_NEW_AT_LEAST = 1024 * MB
/** Below this nothing is written, and tables wait: the database needs room to put itself in order. */
export const DISK_FREE_AT_LEAST = 200 * MB
/** In between, a hundred tables that write as fast as they may for long add 32 MB. */
export const DISK_LOOKED_AT_EVERY_MS = 10_000

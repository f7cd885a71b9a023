import type * as bounds from './bounds.ts'

/** A constant of bounds.ts, or one part of it. */
type Constant =
  | keyof typeof bounds
  | `TABLE_BOUNDS.${keyof typeof bounds.TABLE_BOUNDS}`
  | `REPORTS_KEPT_AT_MOST.${keyof typeof bounds.REPORTS_KEPT_AT_MOST}`

/**
 * Every bound at which somebody is told to wait, refused or cut off: the name under which `figment_bounds_reached_total` counts it, and
 * the constants that it is made of. Nothing else is counted there. docs/operating.md has a row for each.
 */
export const COUNTED_BOUNDS = {
  // a connection
  requestsInFlight: ['REQUESTS_IN_FLIGHT_AT_MOST'],
  readsSlowly: ['READ_BYTES_PER_SECOND_AT_LEAST', 'READS_SLOWLY_FOR_AT_MOST_MS'],
  headerBytes: ['HEADER_BYTES_AT_MOST'],
  headersLate: ['HEADERS_WITHIN_MS'],
  requestLate: ['REQUEST_WITHIN_MS'],
  bodyBytes: ['BODY_BYTES_AT_MOST'],
  sendsSlowly: ['BODY_BYTES_PER_SECOND_AT_LEAST', 'SENDS_SLOWLY_FOR_AT_MOST_MS'],
  bodyPieces: ['BODY_PIECES_AT_MOST', 'BODY_BYTES_PER_PIECE_AT_LEAST'],
  requestsPerConnection: ['REQUESTS_PER_CONNECTION_AT_MOST'],
  connectionsPerAddress: ['CONNECTIONS_PER_ADDRESS_AT_MOST'],
  connections: ['CONNECTIONS_AT_MOST', 'FILE_HANDLES_KEPT_BACK'],
  unsentInAll: ['UNSENT_IN_ALL_AT_MOST_BYTES'],
  turnedAway: ['TURNED_AWAY_CLOSED_WITHIN_MS'],
  cookiesTried: ['COOKIES_TRIED_AT_MOST'],
  // a device at a table
  fragments: ['FRAGMENTS_AT_MOST'],
  controlFrames: ['CONTROL_FRAMES', 'TOO_FAST_AT_MOST'],
  messageBytes: ['SIGNAL_BYTES_AT_MOST'],
  moveBytes: ['MOVE_BYTES_AT_MOST'],
  talking: ['TALKING', 'TOO_FAST_AT_MOST'],
  drawing: ['DRAWING', 'TOO_FAST_AT_MOST'],
  moving: ['MOVING', 'TOO_FAST_AT_MOST'],
  signalling: ['SIGNALLING', 'TOO_FAST_AT_MOST'],
  asking: ['ASKS_AT_ONCE', 'ASKS_PER_SECOND', 'TOO_FAST_AT_MOST'],
  wholes: ['WHOLES_AT_ONCE', 'WHOLE_EVERY_MS', 'LARGE_WHOLE_ENCODED_EVERY_MS', 'SMALL_WHOLE_BYTES'],
  unsentOfADevice: ['UNSENT_BEFORE_AIR_AT_MOST_BYTES', 'UNSENT_BEFORE_CHANGE_AT_MOST_BYTES', 'UNSENT_OF_A_DEVICE_AT_MOST_BYTES'],
  devicesOfAPerson: ['DEVICES_OF_A_PERSON_AT_MOST'],
  // a table
  movesOfAPerson: ['TABLE_BOUNDS.movesOfAPerson'],
  logBytesOfAPerson: ['TABLE_BOUNDS.logBytesOfAPerson'],
  logBytesOfATable: ['TABLE_BOUNDS.logBytesOfATable'],
  logEntriesOfATable: ['TABLE_BOUNDS.logEntriesOfATable'],
  erasingMsOfATable: ['TABLE_BOUNDS.erasingMsOfATable'],
  passesOfAPerson: ['TABLE_BOUNDS.passesOfAPerson'],
  announcementsOfAPerson: ['TABLE_BOUNDS.announcementsOfAPerson'],
  log: ['TABLE_BOUNDS.log', 'LITTLE_ROOM_FROM'],
  untouchedForMs: ['TABLE_BOUNDS.untouchedForMs'],
  gamesWithoutPeople: ['TABLE_BOUNDS.gamesWithoutPeople'],
  toldToWait: ['TOLD_TO_WAIT_AT_MOST', 'FORGIVEN_WITH_EACH'],
  peopleAtATable: ['PEOPLE_AT_MOST'],
  screensPerTable: ['SCREENS_PER_TABLE_AT_MOST'],
  inCall: ['IN_CALL_AT_MOST'],
  knocksAtATable: ['KNOCK_BOUNDS'],
  blanking: ['BLANKED_AFTER_MS', 'BLANKED_EVERY_MS', 'BLANKING_TIME_SHARE_AT_MOST'],
  sheet: ['SHEET_LETTERS_AT_FIRST', 'SHEET_LETTERS_AT_MOST', 'SHEET_LETTERS_PER_SECOND', 'SHEET_STROKES_AT_MOST', 'SHEET_TURNS_AT_MOST'],
  pages: ['PAGES_ASKED_FOR'],
  textLetters: ['NAME_LENGTH', 'CHAT_LENGTH', 'REPORT_NOTE_LENGTH'],
  // an address, or a person
  wrongCodes: ['WRONG_CODES'],
  wrongCodesInAll: ['WRONG_CODES_IN_ALL'],
  workDone: ['WORK_DONE', 'WORK_WITHIN_MS'],
  wrongPasses: ['WRONG_PASSES'],
  newTables: ['NEW_TABLES'],
  joins: ['JOINS'],
  knocks: ['KNOCKS'],
  namesTyped: ['NAMES_TYPED'],
  screens: ['SCREENS'],
  tickets: ['TICKETS'],
  erasures: ['ERASURES'],
  newClips: ['NEW_CLIPS'],
  looks: ['LOOKS'],
  reports: ['REPORTS_MADE'],
  reportsOfPerson: ['REPORTS_KEPT_AT_MOST.ofPerson'],
  reportsOfTable: ['REPORTS_KEPT_AT_MOST.ofTable'],
  reportsOfServer: ['REPORTS_KEPT_AT_MOST.ofServer'],
  reportsLetters: ['REPORTS_KEPT_AT_MOST.letters'],
  // the operator
  operatorTries: ['OPERATOR_TRIES'],
  operatorTriesInAll: ['OPERATOR_TRIES_IN_ALL'],
  passkeyTries: ['PASSKEY_TRIES'],
  operatorAsks: ['OPERATOR_ASKS'],
  passkeys: ['PASSKEYS_AT_MOST'],
  invitations: ['INVITATIONS_AT_MOST'],
  // the operator sets it
  tablesInMemory: [],
  // recordings
  clipBytes: ['CLIP_BYTES_AT_MOST'],
  clipBytesADay: ['CLIP_BYTES_A_DAY_AT_MOST'],
  clipsComing: ['CLIPS_COMING_FROM_AN_ADDRESS_AT_MOST', 'CLIPS_COMING_AT_MOST'],
  clipsOfPerson: ['CLIPS_OF_A_PERSON_AT_MOST'],
  clipsOfTable: ['CLIPS_OF_A_TABLE_AT_MOST'],
  clipsOfServer: ['CLIPS_OF_A_SERVER_AT_MOST'],
  // the process
  load: ['MEMORY_MARKS', 'LAG_MARKS_MS', 'CONNECTIONS_LET_IN_AT_ONCE'],
  loadUnsent: ['CUT_AT_LEVEL_2', 'CUT_AT_LEVEL_3'],
  loadTable: ['DEAREST_TABLE_LET_GO_EVERY_MS'],
  disk: ['DISK_FREE_AT_LEAST'],
  diskForNew: ['DISK_FREE_FOR_NEW_AT_LEAST'],
  logLines: ['LOG_LINES_AT_ONCE', 'LOG_LINES_PER_SECOND', 'LOG_SUMMED_UP_EVERY_MS'],
  logUnread: ['LOG_UNREAD_AT_MOST_BYTES'],
} as const satisfies Readonly<Record<string, readonly Constant[]>>

export type CountedBound = keyof typeof COUNTED_BOUNDS

export const COUNTED_BOUND_NAMES = Object.keys(COUNTED_BOUNDS) as readonly CountedBound[]

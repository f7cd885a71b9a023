/** How much one connection, one address and everybody together may ask of this server. docs/operating.md says what each is for. */

/** Requests of one connection that are not answered yet. Browsers and nginx send the next one when the last is answered. */
export const REQUESTS_IN_FLIGHT_AT_MOST = 4
/** Whoever takes an answer more slowly than this, for so long, is let go. */
export const READ_BYTES_PER_SECOND_AT_LEAST = 2 * 1024
export const READS_SLOWLY_FOR_AT_MOST_MS = 40_000
/** Headers have to come within this. */
export const HEADERS_WITHIN_MS = 10_000
/** A whole request has: a recording may come over a slow phone. */
export const REQUEST_WITHIN_MS = 60_000
/** How often the clock looks at who is too slow. */
export const SLOWNESS_LOOKED_AT_EVERY_MS = 2000
/** After an upgrade was turned away, its connection is closed within this, whether or not the other side closes it. */
export const TURNED_AWAY_CLOSED_WITHIN_MS = 1000
/** Pieces that one message over a socket may come in. Browsers send it in one. */
export const FRAGMENTS_AT_MOST = 8
/** Addresses whose tries are remembered, of the last minute and of the one before. */
export const ADDRESSES_REMEMBERED_AT_MOST = 20_000
/** How long a password for the relay of the call lasts. Devices ask for the next one in time. */
export const RELAY_PASSWORD_LASTS_MS = 30 * 60_000

import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'
import * as v2 from './v2.ts'

/**
 * Nobody names words any more that they cannot draw. A guess may carry the letter that was tapped, a pile may wait for
 * whoever wonders whether their drawing was a mistake, and the end of a game begins a vote for the loveliest drawing. When
 * a round began is told, so that screens can introduce it for a moment.
 * What was undone can be redone, and what was cleared can come back: strokes are named by their numbers, and no ink is told twice.
 */

export { options } from './v2.ts'

/** In milliseconds since 1970. */
const at = v.optional(v.number())

export const deal = v.strictObject({ ...v2.deal.entries, at })

const letter = v.picklist(['A', 'B', 'C'])
/** A page of the booklet of whoever drew it. */
const page = { drawing: seat, round: whole }
/** All strokes of the sheet up to that number went at once. */
const upTo = whole
/** How many cleared sheets can still come back, this one included. */
const kept = whole

export const event = events({
  ...v2.event.kinds,
  understood: v.strictObject({ seat }),
  strokeRedone: v.strictObject({ seat, stroke: whole }),
  sheetCleared: v.strictObject({ seat, upTo, kept }),
  clearUndone: v.strictObject({ seat, upTo }),
  clearRedone: v.strictObject({ seat, upTo, kept }),
  // the letter of the word that was tapped; null: only the number
  guessLaid: v.strictObject({ ...v2.event.kinds.guessLaid.entries, letter: v.nullable(letter) }),
  doubtOpened: v.strictObject({ seat }),
  doubtClosed: v.strictObject({ seat }),
  // the next pile is theirs, and they have not answered yet
  tellingHeld: v.strictObject({ seat, due }),
  // the letters by guesser, of those who tapped a word; none when the drawing was a wrong one
  pileOpened: v.strictObject({ ...v2.event.kinds.pileOpened.entries, letters: bySeat(letter) }),
  roundBegun: v.strictObject({ ...v2.event.kinds.roundBegun.entries, at }),
  // until when the vote is open; null: there is none
  gameEnded: v.strictObject({ winners: seats, due }),
  heartGiven: v.strictObject({ seat, ...page }),
  voteClosed: v.strictObject({ rosettes: v.array(v.strictObject({ ...page, hearts: whole })) }),
})

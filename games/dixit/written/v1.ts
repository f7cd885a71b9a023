import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** As everything before 0.2 wrote: without saying so, and the earliest without songs, pantomime and the choice of pictures. */

const card = v.string()
const cards = v.array(card)
const kind = v.picklist(['said', 'sung', 'mimed'])

export const options = v.strictObject({
  edition: v.picklist(['classic', '2021']),
  target: whole,
  firstStoryteller: v.picklist(['claim', 'random']),
  timers: v.picklist(['off', 'relaxed', 'brisk']),
  clues: v.optional(v.picklist(['words', 'any'])),
  pictures: v.optional(v.picklist(['first', 'second', 'mixed'])),
})

export const deal = v.strictObject({ options, hands: bySeat(cards), pile: cards, storyteller: v.nullable(seat), due })

const points = v.array(
  v.strictObject({
    seat,
    reason: v.picklist(['splitTable', 'foundIt', 'everybodyFoundIt', 'nobodyFoundIt', 'votesForCard']),
    points: whole,
  }),
)

export const event = events({
  storyClaimed: v.strictObject({ seat, due }),
  clueTold: v.strictObject({ card, clue: v.string(), kind: v.optional(kind), clip: v.optional(v.nullable(v.string())), due }),
  turnPassed: v.strictObject({ to: seat, due }),
  cardsGiven: v.strictObject({ seat, cards }),
  cardsLaid: v.strictObject({ laid: cards, due }),
  voteCast: v.strictObject({ seat, number: whole }),
  roundScored: v.strictObject({ owners: v.array(v.nullable(seat)), votes: bySeat(whole), points, isLastRound: v.boolean(), due }),
  wentOn: v.strictObject({ seat }),
  roundVoided: v.strictObject({}),
  handsRefilled: v.strictObject({ drawn: v.array(v.strictTuple([seat, card])), reshuffled: v.nullable(cards) }),
  roundBegun: v.strictObject({ storyteller: seat, due }),
  seatRemoved: v.strictObject({ seat }),
  gameEnded: v.strictObject({ winners: seats }),
})

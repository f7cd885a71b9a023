import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** A clue can also be a sound. */

const card = v.string()
const cards = v.array(card)
const cardsToGive = v.picklist([1, 2])

export const options = v.strictObject({
  edition: v.picklist(['classic', '2021']),
  target: whole,
  firstStoryteller: v.picklist(['claim', 'random']),
  timers: v.picklist(['off', 'relaxed', 'brisk']),
  clues: v.picklist(['words', 'any']),
  pictures: v.picklist(['first', 'second', 'mixed']),
})

export const deal = v.strictObject({
  options,
  hands: bySeat(cards),
  pile: cards,
  storyteller: v.nullable(seat),
  toGive: cardsToGive,
  due,
})

const points = v.array(
  v.strictObject({
    seat,
    reason: v.picklist(['splitTable', 'foundIt', 'everybodyFoundIt', 'nobodyFoundIt', 'votesForCard']),
    points: whole,
  }),
)

export const event = events({
  storyClaimed: v.strictObject({ seat, due }),
  clueTold: v.strictObject({
    card,
    clue: v.string(),
    kind: v.picklist(['said', 'sounded', 'sung', 'mimed']),
    clip: v.nullable(v.string()),
    awaited: seats,
    due,
  }),
  turnPassed: v.strictObject({ to: seat, due }),
  cardsGiven: v.strictObject({ seat, cards }),
  cardsLaid: v.strictObject({ laid: cards, awaited: seats, due }),
  voteCast: v.strictObject({ seat, number: whole }),
  roundScored: v.strictObject({ owners: v.array(v.nullable(seat)), votes: bySeat(whole), points, isLastRound: v.boolean(), due }),
  wentOn: v.strictObject({ seat }),
  roundVoided: v.strictObject({}),
  handsRefilled: v.strictObject({ drawn: v.array(v.strictTuple([seat, card])), reshuffled: v.nullable(cards) }),
  roundBegun: v.strictObject({ storyteller: seat, toGive: cardsToGive, due }),
  seatRemoved: v.strictObject({ seat }),
  gameEnded: v.strictObject({ winners: seats }),
})

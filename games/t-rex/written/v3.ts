import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** Everybody begins at one moment: "3, 2, 1, go" is told. What is still in hand when the host ends the game is shown. */

const action = whole
const actions = v.array(action)
const cards = v.array(whole)
const colour = v.picklist(['red', 'yellow', 'blue'])
const at = v.number()
const tokens = v.strictObject({ yay: whole, meh: whole })
const warmUp = v.strictObject({ action, seat, strength: whole })
const answer = v.picklist(['match', 'noMatch'])
const side = v.strictObject({ seat, colour, number: whole })

export const options = v.strictObject({
  warmUp: v.picklist(['off', 'on']),
  timers: v.picklist(['off', 'relaxed', 'brisk']),
})

export const deal = v.strictObject({
  options,
  hands: bySeat(whole),
  deck: cards,
  actions: v.strictObject({ red: actions, yellow: actions, blue: actions }),
  supply: tokens,
  /** They win or lose together. */
  isTogether: v.boolean(),
  warmUp: v.nullable(warmUp),
  /** It begins with "3, 2, 1, go", which is said when it is due; false: with a warm-up, or as it was before, at once. */
  countsDown: v.boolean(),
  awaited: seats,
  due,
})

const duel = v.strictObject({
  round: whole,
  at,
  sides: v.strictTuple([side, side]),
  verdict: v.picklist(['equal', 'oneOff', 'apart']),
  tokens,
  answer: v.nullable(answer),
})

export const event = events({
  warmedUp: v.strictObject({ seat, next: v.nullable(warmUp), awaited: seats, due }),
  countingBegun: v.strictObject({ awaited: seats, due }),
  goSaid: v.strictObject({ at, awaited: seats, due }),
  offerMade: v.strictObject({ offer: v.strictObject({ id: whole, from: seat, to: seat, at }) }),
  offerTakenBack: v.strictObject({ offer: whole }),
  offerDeclined: v.strictObject({ offer: whole }),
  /** Both of them score the points. */
  compared: v.strictObject({ duel, points: whole, awaited: seats }),
  cardDiscarded: v.strictObject({ seat }),
  cardDrawn: v.strictObject({ seat }),
  byeByeSaid: v.strictObject({ seat, colour, at, awaited: seats, due }),
  actionsReshuffled: v.strictObject({ colour, deck: actions }),
  wildDrawn: v.strictObject({ seat, awaited: seats, due }),
  deckRanOut: v.strictObject({ owed: seats, awaited: seats, due }),
  wentOn: v.strictObject({ seat }),
  deckReshuffled: v.strictObject({ deck: cards, awaited: seats, due }),
  answered: v.strictObject({ seat, answer, awaited: seats }),
  tieFound: v.strictObject({ tied: seats, choices: actions, awaited: seats, due }),
  actionPicked: v.strictObject({ picked: v.strictObject({ by: v.nullable(seat), action }), awaited: seats }),
  votingBegun: v.strictObject({ awaited: seats, due }),
  voted: v.strictObject({ seat, best: seat }),
  votesShown: v.strictObject({ votes: bySeat(seat) }),
  /** The votes of the others that no longer count, and whom the table waits for without this seat. */
  seatRemoved: v.strictObject({ seat, votesLost: seats, awaited: seats, due }),
  cardsShown: v.strictObject({ cards: v.array(side) }),
  gameEnded: v.strictObject({ winners: seats, outcome: v.nullable(v.picklist(['won', 'lost'])) }),
})

import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** As everything before 0.2 wrote, without saying so. */

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
  warmUp: v.nullable(warmUp),
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
  warmedUp: v.strictObject({ seat, next: v.nullable(warmUp), due }),
  offerMade: v.strictObject({ offer: v.strictObject({ id: whole, from: seat, to: seat, at }) }),
  offerTakenBack: v.strictObject({ offer: whole }),
  offerDeclined: v.strictObject({ offer: whole }),
  compared: v.strictObject({ duel }),
  cardDiscarded: v.strictObject({ seat }),
  cardDrawn: v.strictObject({ seat }),
  byeByeSaid: v.strictObject({ seat, colour, at }),
  actionsReshuffled: v.strictObject({ colour, deck: actions }),
  wildDrawn: v.strictObject({ seat, due }),
  deckRanOut: v.strictObject({ owed: seats, due }),
  wentOn: v.strictObject({ seat }),
  deckReshuffled: v.strictObject({ deck: cards, due }),
  answered: v.strictObject({ seat, answer }),
  tieFound: v.strictObject({ tied: seats, choices: actions, due }),
  actionPicked: v.strictObject({ picked: v.strictObject({ by: v.nullable(seat), action }) }),
  votingBegun: v.strictObject({ due }),
  voted: v.strictObject({ seat, best: seat }),
  votesShown: v.strictObject({ votes: bySeat(seat) }),
  seatRemoved: v.strictObject({ seat }),
  gameEnded: v.strictObject({ winners: seats, outcome: v.nullable(v.picklist(['won', 'lost'])) }),
})

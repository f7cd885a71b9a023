import { bySeat, due, events, seat, seats, whole } from '@figment/written'
import * as v from 'valibot'

/** Which deck cards come from and how many can be replaced are told, so that a game keeps the course it had whatever becomes of the rules. */

const card = v.strictObject({ theme: v.string(), words: v.array(v.string()) })
const stand = v.strictObject({ A: card, B: card, C: card })
const letter = v.picklist(['A', 'B', 'C'])
const task = v.strictObject({ letter, number: whole })
/** In milliseconds since the drawing began. */
const at = v.number()

export const options = v.strictObject({
  language: v.picklist(['en', 'ru', 'uk', 'pl']),
  decks: v.array(v.picklist([1, 2, 3, 4])),
  variant: v.picklist(['usual', 'fast']),
  firstRound: v.picklist(['full', 'training']),
  timers: v.picklist(['off', 'relaxed', 'brisk']),
  ownCards: v.nullable(v.array(card)),
})

export const deal = v.strictObject({
  options,
  seats,
  // decks are numbered as seats are
  cards: bySeat(v.array(whole)),
  stand,
  spareCards: whole,
  due,
})

const shown = v.strictObject({ number: whole, isRight: v.boolean(), stars: whole })
const score = v.strictObject({
  guesses: whole,
  black: whole,
  own: whole,
  total: whole,
  wrongGuesses: whole,
  isOddOneOut: v.boolean(),
})

export const event = events({
  understood: v.strictObject({ seat, cannotDraw: v.array(task) }),
  cardReplaced: v.strictObject({ by: seat, letter, deck: whole, card, due }),
  tasksDealt: v.strictObject({
    tasks: bySeat(task),
    pointTokens: v.array(whole),
    blackTokens: v.array(whole),
    /** In milliseconds since 1970. */
    began: v.number(),
    due,
  }),
  strokeDrawn: v.strictObject({
    seat,
    stroke: whole,
    drawn: v.strictObject({ pen: v.picklist(['thick', 'thin', 'eraser']), ink: v.string(), at }),
  }),
  strokeUndone: v.strictObject({ seat, stroke: whole }),
  sheetCleared: v.strictObject({ seat }),
  guessLaid: v.strictObject({ seat, drawing: seat, number: whole, at }),
  finished: v.strictObject({ seat, token: v.nullable(whole), at }),
  drawingEnded: v.strictObject({ due }),
  wrongDeclared: v.strictObject({ seat }),
  wentOn: v.strictObject({ seat }),
  // by guesser; none when the drawing was a wrong one
  pileOpened: v.strictObject({ seat, task, shown: bySeat(shown), due }),
  roundScored: v.strictObject({ scores: bySeat(score), due }),
  roundBegun: v.strictObject({ deck: whole, stand, spareCards: whole, due }),
  seatRemoved: v.strictObject({ seat }),
  gameEnded: v.strictObject({ winners: seats }),
})

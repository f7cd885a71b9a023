import { TIMERS, TOO_LONG } from '@figment/game-kit'
import { bytesAtMost, cleanText } from '@figment/i18n'
import { type Card, type CardProblem, checkCards, LONGEST_THEME, LONGEST_WORD } from '@figment/words/cards'
import { PENS, STROKE_BYTES_AT_MOST, STROKE_NUMBERS_BELOW } from '@figment/ink'
import * as v from 'valibot'
import { DECKS, FIRST_ROUNDS, LANGUAGES, LETTERS, NUMBERS, OWN_CARDS, ROUNDS, VARIANTS } from '../types.ts'

const whole = v.pipe(v.number(), v.integer())
const number = v.picklist(NUMBERS)
const letter = v.picklist(LETTERS)
const text = (characters: number) => v.pipe(v.string(), v.maxLength(bytesAtMost(characters), TOO_LONG), v.transform(cleanText))
const card = v.strictObject({ theme: text(LONGEST_THEME), words: v.array(text(LONGEST_WORD)) })
const problemsOf = (cards: readonly Card[]) => checkCards(cards, OWN_CARDS)
const isTooLong = ({ kind }: CardProblem) => kind === 'themeTooLong' || kind === 'wordTooLong'
const ownCards = v.pipe(
  v.array(card),
  v.maxLength(OWN_CARDS.most),
  v.check(
    (cards) => problemsOf(cards).length === 0,
    ({ input }) => (problemsOf(input).some(isTooLong) ? TOO_LONG : 'cards that cannot be played'),
  ),
)

export const optionsSchema = v.strictObject({
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  decks: v.optional(v.pipe(v.array(v.picklist(DECKS)), v.length(ROUNDS)), () => [...DECKS]),
  variant: v.optional(v.picklist(VARIANTS), 'usual'),
  firstRound: v.optional(v.picklist(FIRST_ROUNDS), 'full'),
  timers: v.optional(v.picklist(TIMERS), 'off'),
  ownCards: v.optional(v.nullable(ownCards), null),
})

export const moveSchema = v.variant('type', [
  v.strictObject({ type: v.literal('understand'), laid: whole }),
  v.strictObject({ type: v.literal('replaceCard'), laid: whole, letter }),
  v.strictObject({
    type: v.literal('draw'),
    round: whole,
    stroke: v.pipe(whole, v.minValue(0), v.ltValue(STROKE_NUMBERS_BELOW)),
    pen: v.picklist(PENS),
    // four letters for three bytes
    ink: v.pipe(v.string(), v.maxLength((STROKE_BYTES_AT_MOST / 3) * 4)),
  }),
  v.strictObject({ type: v.literal('undo'), round: whole }),
  v.strictObject({ type: v.literal('redo'), round: whole }),
  v.strictObject({ type: v.literal('clear'), round: whole }),
  v.strictObject({ type: v.literal('guess'), round: whole, drawing: whole, number, letter: v.optional(letter) }),
  v.strictObject({ type: v.literal('finish'), round: whole, token: v.nullable(whole) }),
  v.strictObject({ type: v.literal('doubt'), round: whole, isOpen: v.boolean() }),
  v.strictObject({ type: v.literal('declareWrong'), round: whole }),
  v.strictObject({ type: v.literal('goOn'), round: whole, step: whole }),
  v.strictObject({ type: v.literal('giveHeart'), drawing: whole, round: whole }),
])

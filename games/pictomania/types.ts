import type { OpenBase, Seat } from '@figment/game-kit'
import { LOCALES, type Locale } from '@figment/i18n'
import type { Pen } from '@figment/ink'
import type { Card } from '@figment/words/cards'
import type { Writes } from './written/index.ts'

export { TIMERS, type Timers } from '@figment/game-kit'

export type { Card, Pen }

export const SEATS = { min: 3, max: 6 } as const
export const ROUNDS = 4
/** Guess cards of each player, words of each card. */
export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7]
/** Three are enough for one round. */
export const OWN_CARDS = { fewest: 3, most: 40 } as const

export const LANGUAGES = LOCALES
export type Language = Locale
export const VARIANTS = ['usual', 'fast'] as const
/** Fast: a black token less than players, and the round ends when the last one is taken. */
export type Variant = (typeof VARIANTS)[number]
export const FIRST_ROUNDS = ['full', 'training'] as const
/** Training: the first round is scored without the odd one out. */
export type FirstRound = (typeof FIRST_ROUNDS)[number]
/** From the easiest to the hardest. */
export const DECKS = [1, 2, 3, 4] as const
export type Deck = (typeof DECKS)[number]

/** The language is that of the words; the decks are those of each round. Every three cards of the host's own take the place of one deck, the first round's first. */
export type Options = Writes['options']

export const LETTERS = ['A', 'B', 'C'] as const
export type Letter = (typeof LETTERS)[number]
/** The three cards that everybody sees. */
export type Stand = Readonly<Record<Letter, Card>>

/** Which word to draw: that number on that card. */
export interface Task {
  readonly letter: Letter
  readonly number: number
}

export const PHASES = ['understanding', 'drawing', 'opening', 'scoring', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** The number that the player's screen gave it; `at` in milliseconds since the drawing began. A `StrokeOnSheet` with its time. */
export type DrawnStroke = readonly [number: number, pen: Pen, ink: string, at: number]

/** A guess card as its player laid it. */
export interface Guess {
  readonly number: number
  /** Of the word that was tapped: what its player had in mind. No rule reads it. Null: a bare number. */
  readonly letter: Letter | null
}

/** A guess card face up. */
export interface ShownGuess extends Guess {
  readonly isRight: boolean
  /** Of the point token that it took. */
  readonly stars: number
}

/** A guess card on somebody's pile; its number is a secret until the pile is opened. */
export interface LaidGuess {
  readonly by: Seat
  /** Milliseconds since the drawing began. */
  readonly at: number
  /** Null: face down, or gone back to its owner because the drawing was a wrong one. */
  readonly shown: ShownGuess | null
}

export interface Finish {
  /** Which of the black tokens; null: without one. */
  readonly token: number | null
  /** Milliseconds since the drawing began. */
  readonly at: number
  /** There was one, until its player said that they drew something else. */
  readonly isGivenBack?: boolean
}

/** What lies before one player in this round. */
export interface Sheet {
  /** In the order of their numbers: a list that grows at its end is told without what was there before. */
  readonly strokes: readonly DrawnStroke[]
  /** The highest number that a stroke on this sheet ever had, or -1: one that came twice is known by it. */
  readonly lastStroke: number
  /** When this player first guessed, and so drew for the last time. */
  readonly firstGuessAt: number | null
  readonly finish: Finish | null
  /** In the order in which they reached the table. */
  readonly pile: readonly LaidGuess[]
  /** Stars of the point tokens that nobody took so far, the best first. */
  readonly pointTokens: readonly number[]
  /** What was to be drawn, once the pile is opened. */
  readonly task: Task | null
  /** Declared by its player to be a drawing of something else. */
  readonly isWrong: boolean
  /** Taken off all screens: nothing is drawn on it any more. */
  readonly isOff: boolean
}

/** A player's score of one round. */
export interface Score {
  /** For right guesses. */
  readonly guesses: number
  /** What the black token counts: its stars, none, or minus its stars. */
  readonly black: number
  /** Minus the stars of the own point tokens that nobody took; never above 0. */
  readonly own: number
  readonly total: number
  readonly wrongGuesses: number
  readonly isOddOneOut: boolean
}

/** A page of the booklet: the sheet of a round that is scored. All have its strokes already: whoever wants them later asks for them. */
export interface Page extends Omit<Sheet, 'strokes'> {
  readonly round: number
  readonly strokeCount: number
  /** Of its ink, as text; 0: there is nothing to see, or not any more. */
  readonly letters: number
  readonly task: Task
  readonly theme: string
  readonly word: string
  /** What its wrong guesses had in mind, or could have: the words by card and number, such as B3. */
  readonly meant: Readonly<Record<string, string>>
  readonly score: Score
}

/** A drawing of the booklets, by whoever drew it and in which round. */
export interface PageName {
  readonly drawing: Seat
  readonly round: number
}

/** One of the drawings that most hearts went to. */
export interface Rosette extends PageName {
  readonly hearts: number
}

/** For the loveliest drawing, after the end. */
export interface Vote {
  /** Who gave a heart; to which drawing is a secret until the vote is closed. */
  readonly voted: readonly Seat[]
  /** Null: still open. None: nobody gave a heart. */
  readonly rosettes: readonly Rosette[] | null
}

/** A card that came to the stand in place of another. */
export interface ReplacedCard {
  readonly letter: Letter
  /** Who asked for it; null: nobody, a word of the old one was taken off. */
  readonly by: Seat | null
}

export interface BlackToken {
  readonly stars: number
  readonly by: Seat | null
}

export interface Open extends OpenBase {
  readonly options: Options
  readonly phase: Phase
  readonly stand: Stand
  /** How many cards were laid on the stand so far, in the whole game: a move about the stand names it. */
  readonly laid: number
  /** How many cards can still be replaced in this round. */
  readonly spareCards: number
  /** When the stand of this round was laid, in milliseconds since 1970: screens introduce the round for a moment. Null: nobody wrote it down. */
  readonly roundBegan: number | null
  /** The cards of this round that took another's place, in order. */
  readonly replaced: readonly ReplacedCard[]
  /** When the drawing began, in milliseconds since 1970; null before. */
  readonly began: number | null
  /** Of everybody who was dealt a task in this round; those removed since are among them. */
  readonly sheets: Readonly<Record<Seat, Sheet>>
  /** The best first. */
  readonly blackTokens: readonly BlackToken[]
  /** Whose piles are opened, in order; the next one is that of the next seat with a sheet. */
  readonly opened: readonly Seat[]
  /** Counts what was told since the drawing ended, pile by pile and then the scores. */
  readonly step: number
  /** Who wonders whether their drawing was of something else: the question is open on their screen. */
  readonly doubting: readonly Seat[]
  /** Whose answer the telling waits for before their pile is opened. */
  readonly heldFor: Seat | null
  /** The pages so far, by round. */
  readonly booklet: Readonly<Record<Seat, Readonly<Record<number, Page>>>>
  /** Everybody with the most points, at the end. */
  readonly winners: readonly Seat[]
  /** Null before the end, and where there is nothing to vote for. */
  readonly vote: Vote | null
}

export interface Held {
  readonly task: Task | null
  /** The number of the guess card that this player laid, by whose drawing it was laid on. */
  readonly guesses: Readonly<Record<Seat, number>>
  /** Of the words that this player tapped for it. */
  readonly letters: Readonly<Record<Seat, Letter>>
  /** The drawing that this player finds loveliest. */
  readonly heart: PageName | null
  /** How many times clearing the sheet can still be undone, and how many steps can be redone. Missing: none. */
  readonly canUndoClears?: number
  readonly canRedo?: number
}

/** What a player took off their sheet and can bring back. */
export interface TakenBack {
  /** Whole sheets, the latest last. */
  readonly cleared: readonly (readonly DrawnStroke[])[]
  /** The latest last: a stroke, or that the sheet was cleared. */
  readonly undone: readonly (DrawnStroke | 'clear')[]
  /** How often the player has undone, redone or cleared in this round. */
  readonly turns: number
}

export interface Hidden {
  /** The cards that were not on the stand yet, by deck, as numbers from 0; deck 0: the host's own cards. */
  readonly cards: Readonly<Record<number, readonly number[]>>
  readonly tasks: Readonly<Record<Seat, Task>>
  /** The guess cards on each pile that is not opened, by guesser. */
  readonly guesses: Readonly<Record<Seat, Readonly<Record<Seat, Guess>>>>
  /** By whoever gave it. */
  readonly hearts: Readonly<Record<Seat, PageName>>
  /** No secret, but of use to nobody until it comes back. */
  readonly takenBack: Readonly<Record<Seat, TakenBack>>
  /** What is drawn on the pages of the booklets, by round. No secret any more, but far too much to be in the open for good. */
  readonly pages: Readonly<Record<number, Readonly<Record<Seat, readonly DrawnStroke[]>>>>
}

/** The order of each deck is without the cards that lie on the stand. */
export type Deal = Writes['deal']

export type Move =
  // what was laid is named, so that nobody confirms or replaces a card that they have not seen
  | { readonly type: 'understand'; readonly laid: number }
  | { readonly type: 'replaceCard'; readonly laid: number; readonly letter: Letter }
  // the round is named, so that what was long on its way cannot fall into the next one
  | { readonly type: 'draw'; readonly round: number; readonly stroke: number; readonly pen: Pen; readonly ink: string }
  | { readonly type: 'undo'; readonly round: number }
  | { readonly type: 'redo'; readonly round: number }
  | { readonly type: 'clear'; readonly round: number }
  | {
      readonly type: 'guess'
      readonly round: number
      readonly drawing: Seat
      readonly number: number
      readonly letter?: Letter | undefined
    }
  | { readonly type: 'finish'; readonly round: number; readonly token: number | null }
  // the question whether one drew something else is open on the screen, or not any more
  | { readonly type: 'doubt'; readonly round: number; readonly isOpen: boolean }
  | { readonly type: 'declareWrong'; readonly round: number }
  // the step is named, so that a late tap does not pass over what was told since
  | { readonly type: 'goOn'; readonly round: number; readonly step: number }
  | { readonly type: 'giveHeart'; readonly drawing: Seat; readonly round: number }

/** A card comes from the top of its deck; its words are told, whatever becomes of the decks. */
export type Event = Writes['event']

/** What somebody made in this game: what they drew in a round, or a word on the stand of that round. */
export type Piece =
  | { readonly kind: 'drawing'; readonly round: number; readonly seat: Seat }
  | { readonly kind: 'word'; readonly round: number; readonly letter: Letter; readonly number: number }

export const REFUSALS = [
  'notNow',
  'cardsChanged',
  'noCardLeft',
  'badInk',
  'sheetFull',
  'nothingToUndo',
  'nothingToRedo',
  'enoughTurns',
  'guessedAlready',
  'alreadyFinished',
  'ownDrawing',
  'noSuchDrawing',
  'drawingGuessedAlready',
  'ownNumber',
  'guessCardGone',
  'noSuchToken',
  'tokenTaken',
  'pileIsOpened',
  'takenOff',
] as const
export type Refusal = (typeof REFUSALS)[number]

export interface Pictomania {
  options: Options
  deal: Deal
  move: Move
  event: Event
  refusal: Refusal
  open: Open
  held: Held
  hidden: Hidden
}

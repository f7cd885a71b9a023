import type { OpenBase, Seat } from '@figment/game-kit'
import { LOCALES, type Locale } from '@figment/i18n'
import type { Card } from '@figment/pictures'
import type { Writes } from './written/index.ts'

export { TIMERS, type Timers } from '@figment/game-kit'

export type { Card }

/** A line card, from 1; its words belong to the table's language. */
export type Line = number
/** An ending card, from 1. */
export type Ending = number
export const HAND_SIZE = 5
export const FIRST_SCORE = 5
/** Whoever ends the poem draws so many. */
export const ENDINGS_TO_CHOOSE_FROM = 2
/** The round is lost for everybody when no more stories than these are face up. */
export const TOO_FEW_STORIES = 2

export const LANGUAGES = LOCALES
export type Language = Locale
/** The lot, whoever speaks up first, or whom the host names. */
export const FIRST_STORYTELLERS = ['random', 'claim', 'named'] as const
export type FirstStoryteller = (typeof FIRST_STORYTELLERS)[number]
export const SEATS = { min: 2, max: 6 } as const

/** The language is that of the verse; `named` is the seat that the host names, by its number in the lobby until the game begins. */
export type Options = Writes['options']

/** What depends on how many began to play. */
export interface Setup {
  /** Of each guesser, for lines. */
  readonly chips: number
  readonly stories: number
  /** How often each seat tells. */
  readonly tellings: number
}

/** By the number of seats that begin to play. */
export const SETUPS: Readonly<Record<number, Setup>> = {
  2: { chips: 3, stories: 5, tellings: 3 },
  3: { chips: 3, stories: 5, tellings: 3 },
  4: { chips: 3, stories: 6, tellings: 3 },
  5: { chips: 2, stories: 7, tellings: 2 },
  6: { chips: 2, stories: 8, tellings: 2 },
}

/** Alexander Sergeevich, who joins two players: a player without a seat. */
export const RIVAL = 'rival'
export type Player = Seat | typeof RIVAL
export interface Rival {
  readonly score: number
  readonly chips: number
  readonly kept: readonly Card[]
}

export const PHASES = ['claiming', 'telling', 'guessing', 'marking', 'ending', 'reading', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const MARKS = ['fits', 'doesNot'] as const
export type Mark = (typeof MARKS)[number]

export interface LaidStory {
  readonly card: Card
  readonly isFaceUp: boolean
}

export interface LaidLine {
  readonly line: Line
  readonly by: Player
  /** Null: not marked, yet or in time. */
  readonly mark: Mark | null
}

export interface Guess {
  readonly by: Player
  readonly number: number
  readonly isRight: boolean
}

/** Why a player got or lost points; the words for it are in the dictionaries. */
export type Reason = 'guessedWrong' | 'guessedRight' | 'storyGuessed' | 'linesThatFit' | 'rivalsLines' | 'endingLaid' | 'storiesKept'
export interface Points {
  readonly player: Player
  readonly reason: Reason
  readonly points: number
}

/** Lines drawn to decide who ends the poem, or endings to decide who wins; the highest number decides. */
export interface Draw {
  readonly decides: 'ending' | 'winner'
  readonly drawn: readonly { readonly seat: Seat; readonly number: number }[]
}

/** A finished round, as it is read aloud and remembered. */
export interface Poem {
  readonly round: number
  readonly storyteller: Seat
  readonly story: Card
  readonly guesser: Player | null
  readonly hint: Line
  /** Only those that fit, in order. */
  readonly lines: readonly Line[]
  readonly ending: Ending
  readonly endedBy: Player
  readonly points: readonly Points[]
}

export interface Open extends OpenBase {
  readonly options: Options
  readonly setup: Setup
  readonly phase: Phase
  readonly storyteller: Seat | null
  /** The guesser whose turn it is, or whose line is being marked. */
  readonly turn: Player | null
  /** What the seat at its turn discarded before it acts: everybody sees it. */
  readonly swapped: Line | null
  /** Number 1 is the first. */
  readonly stories: readonly LaidStory[]
  /** The number of the picked story, once it is shown. */
  readonly shown: number | null
  readonly hint: Line | null
  readonly lines: readonly LaidLine[]
  /** Lines whose mark the storyteller can still correct. */
  readonly correctable: readonly Line[]
  readonly guesses: readonly Guess[]
  /** Turns in a row that the clock has skipped. */
  readonly skips: number
  /** Who ends the poem. */
  readonly ender: Player | null
  readonly ending: Ending | null
  /** Of this round, so far. */
  readonly points: readonly Points[]
  readonly draw: Draw | null
  /** Chips that are not on a line. */
  readonly chips: Readonly<Record<Seat, number>>
  /** Story cards kept. */
  readonly kept: Readonly<Record<Seat, readonly Card[]>>
  /** How often each has told: the endings face down before them. */
  readonly told: Readonly<Record<Seat, number>>
  /** Only when two began to play. */
  readonly rival: Rival | null
  readonly linesLeft: number
  readonly poems: readonly Poem[]
  /** For the story cards kept, at the end of the game. */
  readonly lastPoints: readonly Points[]
  readonly winner: Player | null
}

export interface Held {
  readonly hand: readonly Line[]
  /** The number of the story that the storyteller picked; in nobody else's sight until it is shown. */
  readonly picked: number | null
  /** The two to choose from. */
  readonly endings: readonly Ending[]
}

export interface Pile<T> {
  readonly pile: readonly T[]
  readonly discard: readonly T[]
}

export interface Hidden {
  readonly lines: Pile<Line>
  readonly stories: Pile<Card>
  readonly endings: Pile<Ending>
  /** The endings before each seat that count how often it told. */
  readonly faceDown: Readonly<Record<Seat, readonly Ending[]>>
}

/** Who tells first is drawn by lot or named by the host, or null when the first to claim it tells. */
export type Deal = Writes['deal']

export type Move =
  | { readonly type: 'claimStory' }
  | { readonly type: 'swapLine'; readonly line: Line }
  | { readonly type: 'pickStory'; readonly number: number; readonly line: Line }
  | { readonly type: 'addLine'; readonly line: Line }
  // a mark names its line, so that one sent twice cannot fall on the next line
  | { readonly type: 'mark'; readonly line: Line; readonly mark: Mark }
  | { readonly type: 'correctMark'; readonly line: Line; readonly mark: Mark }
  | { readonly type: 'guess'; readonly number: number }
  | { readonly type: 'chooseEnding'; readonly ending: Ending }
  | { readonly type: 'goOn' }

/** Whatever is drawn comes from the top of its pile. */
export type Event = Writes['event']

export const REFUSALS = [
  'notNow',
  'storyAlreadyClaimed',
  'notTheStoryteller',
  'storytellerWaits',
  'notYourTurn',
  'notYourLine',
  'alreadySwapped',
  'noFreeChip',
  'noSuchNumber',
  'storyFaceDown',
  'markFirst',
  'noSuchLine',
  'alreadyMarked',
  'tooLateToCorrect',
  'notYourEnding',
] as const
export type Refusal = (typeof REFUSALS)[number]

export interface Poezium {
  options: Options
  deal: Deal
  move: Move
  event: Event
  refusal: Refusal
  open: Open
  held: Held
  hidden: Hidden
}

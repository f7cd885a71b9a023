import type { OpenBase, Seat } from '@figment/game-kit'
import type { Card } from '@figment/pictures'
import type { Writes } from './written/index.ts'

export { TIMERS, type Timers } from '@figment/game-kit'

export type { Card }

export const EDITIONS = ['classic', '2021'] as const
export type Edition = (typeof EDITIONS)[number]
export const FIRST_STORYTELLERS = ['claim', 'random'] as const
export type FirstStoryteller = (typeof FIRST_STORYTELLERS)[number]
export const TARGETS = { min: 10, usual: 30, max: 60 } as const
export const CLUE_LENGTH = 140
/** Words and sounds, or also pantomime and songs. */
export const CLUES = ['words', 'any'] as const
export type Clues = (typeof CLUES)[number]
/** Which of the two sets of pictures; mixed: half of each. */
export const PICTURES = ['first', 'second', 'mixed'] as const
export type Pictures = (typeof PICTURES)[number]
export const CARDS = 84
/** A sound is a clue like words: whistled, knocked, purred, recorded or made in the room. */
export const CLUE_KINDS = ['said', 'sounded', 'sung', 'mimed'] as const
export type ClueKind = (typeof CLUE_KINDS)[number]
/** A recording that belongs to the table. */
export type ClipId = string
export const SEATS: Readonly<Record<Edition, { readonly min: number; readonly max: number }>> = {
  classic: { min: 3, max: 6 },
  '2021': { min: 3, max: 8 },
}

/** Only the 2021 edition is played to a score, its target. */
export type Options = Writes['options']

export const PHASES = ['claiming', 'telling', 'giving', 'voting', 'scoring', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Why a seat got points; the words for it are in the dictionaries. */
export type Reason = 'splitTable' | 'foundIt' | 'everybodyFoundIt' | 'nobodyFoundIt' | 'votesForCard'
export interface Points {
  readonly seat: Seat
  readonly reason: Reason
  readonly points: number
}

/** What a round was, once everything about it is known. */
export interface Told {
  readonly round: number
  readonly storyteller: Seat
  readonly clue: string
  readonly kind: ClueKind
  readonly clip: ClipId | null
  readonly laid: readonly Card[]
  /** By position on the table; null: the seat is gone. */
  readonly owners: readonly (Seat | null)[]
  /** The number that each seat voted for; a seat without a vote is missing. */
  readonly votes: Readonly<Record<Seat, number>>
  readonly points: readonly Points[]
}

export interface Open extends OpenBase {
  readonly options: Options
  readonly phase: Phase
  readonly storyteller: Seat | null
  /** Null until it is told; empty when it is a sound, a song or a pantomime without words. */
  readonly clue: string | null
  readonly clueKind: ClueKind
  readonly clip: ClipId | null
  /** How many cards every other seat gives in this round. */
  readonly toGive: 1 | 2
  /** Number 1 is the first. */
  readonly laid: readonly Card[]
  readonly told: readonly Told[]
  readonly pileLeft: number
  /** As it seemed when the last round was scored; what is true now `isLastRound` of `open/` says. */
  readonly isLastRound: boolean
  readonly winners: readonly Seat[]
}

export interface Held {
  readonly hand: readonly Card[]
  /** The storyteller's card, or the cards given, of this round; still in nobody else's sight. */
  readonly given: readonly Card[]
  readonly vote: number | null
}

export interface Hidden {
  readonly pile: readonly Card[]
  readonly discard: readonly Card[]
}

export type Deal = Writes['deal']

export type Move =
  | { readonly type: 'claimStory' }
  | {
      readonly type: 'tellClue'
      readonly card: Card
      readonly clue: string
      readonly kind?: ClueKind | undefined
      readonly clip?: ClipId | undefined
    }
  | { readonly type: 'giveCards'; readonly cards: readonly Card[] }
  | { readonly type: 'vote'; readonly number: number }
  | { readonly type: 'goOn' }

export type Event = Writes['event']

/** What somebody made in this game: the clue of a round, or only its recording. */
export interface Piece {
  readonly kind: 'clue' | 'clip'
  readonly round: number
}

export const REFUSALS = [
  'notNow',
  'storyAlreadyClaimed',
  'notTheStoryteller',
  'storytellerWaits',
  'notYourCard',
  'wrongNumberOfCards',
  'sameCardTwice',
  'noSuchNumber',
  'ownCard',
  'clueEmpty',
  'clueTooLong',
  'onlyWords',
] as const
export type Refusal = (typeof REFUSALS)[number]

export interface Dixit {
  options: Options
  deal: Deal
  move: Move
  event: Event
  refusal: Refusal
  open: Open
  held: Held
  hidden: Hidden
}

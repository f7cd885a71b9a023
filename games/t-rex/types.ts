import type { ActionId, Colour } from '@figment/actions'
import type { OpenBase, Seat } from '@figment/game-kit'
import type { Writes } from './written/index.ts'

export { TIMERS, type Timers } from '@figment/game-kit'

export { type ActionId, COLOURS, type Colour } from '@figment/actions'

export const SEATS = { min: 2, max: 8 } as const
/** A game that began with at least this many ends when fewer are left. */
export const FEWEST_IN_COMPANY = 3

/** How strongly an action is done, of ten. */
export const STRONGEST = 10

export const WARM_UPS = ['on', 'off'] as const
/** On: in a table's first game everybody first tries how strong 1, 2 and so on are. */
export type WarmUps = (typeof WARM_UPS)[number]

export type Options = Writes['options']

/** A card of the power deck, by its place in the table of all cards. */
export type CardId = number
export interface NumberCard {
  readonly id: CardId
  readonly colour: Colour
  readonly number: number
}
export interface ByeByeCard {
  readonly id: CardId
  /** Null: the wild one. */
  readonly colour: Colour | null
  readonly number: null
}
export type PowerCard = NumberCard | ByeByeCard

/** Yay count 1, meh count minus 1. */
export interface Tokens {
  readonly yay: number
  readonly meh: number
}

/** "3, 2, 1, go" is counting. Two who play together are agreeing where others are acting; after a tie some are picking actions and voting. */
export const PHASES = ['warmingUp', 'counting', 'acting', 'agreeing', 'reshuffling', 'picking', 'voting', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Whose turn it is to warm up, and how strongly. */
export interface WarmUp {
  readonly action: ActionId
  readonly seat: Seat
  readonly strength: number
}

/** The maker's card, held out face down to one player. */
export interface Offer {
  /** Counts up; an offer is known by it. */
  readonly id: number
  readonly from: Seat
  readonly to: Seat
  /** In milliseconds since 1970. */
  readonly at: number
}

export type Verdict = 'equal' | 'oneOff' | 'apart'

export const ANSWERS = ['match', 'noMatch'] as const
/** What one of two who play together says of both cards. */
export type Answer = (typeof ANSWERS)[number]

export interface Side {
  readonly seat: Seat
  readonly colour: Colour
  readonly number: number
}

/** Two cards that were compared: they lie face up in the box lid, where everybody sees them. */
export interface Duel {
  readonly round: number
  /** In milliseconds since 1970. */
  readonly at: number
  /** Who offered is the first. */
  readonly sides: readonly [Side, Side]
  readonly verdict: Verdict
  /** What each of both got; of two who play together, what they removed. */
  readonly tokens: Tokens
  /** Of two who play together. */
  readonly answer: Answer | null
}

/** An action said goodbye to. */
export interface ByeBye {
  /** Counts up. */
  readonly number: number
  readonly seat: Seat
  readonly colour: Colour
  readonly gone: ActionId
  readonly came: ActionId
  readonly isWild: boolean
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface Picked {
  /** Null: the lot, because time was up. */
  readonly by: Seat | null
  readonly action: ActionId
}
export const ACTIONS_OF_A_TIE = 2

export interface TieBreak {
  /** They do both actions at once, as strongly as can be; the others pick and vote. */
  readonly tied: readonly Seat[]
  /** What the decks still hold. */
  readonly choices: readonly ActionId[]
  readonly picked: readonly Picked[]
  /** Whom each voted for, once all votes are shown. */
  readonly votes: Readonly<Record<Seat, Seat>> | null
}

export interface Open extends OpenBase {
  readonly options: Options
  readonly phase: Phase
  /** Two began, and win or lose together. */
  readonly isTogether: boolean
  /** The active actions. */
  readonly row: Readonly<Record<Colour, ActionId>>
  /** In the power deck. */
  readonly cardsLeft: number
  /** Which power deck this is; counts up with every reshuffle. */
  readonly deck: number
  /** How many cards each seat has had so far. A move about a card carries this number, so that it cannot touch a later card. */
  readonly drawn: Readonly<Record<Seat, number>>
  readonly tokens: Readonly<Record<Seat, Tokens>>
  /** What is left in play. */
  readonly supply: Tokens
  /** What the last comparison paid beyond that. */
  readonly fromBox: Tokens
  /** In the order in which they were made; at most one of each maker. */
  readonly offers: readonly Offer[]
  readonly offersMade: number
  /** The offer that was declined last. */
  readonly declined: Offer | null
  /** All of this game: tokens run out before they are many. */
  readonly duels: readonly Duel[]
  /** The latest, in order. */
  readonly byeByes: readonly ByeBye[]
  /** Who drew the wild Bye-bye and chooses the colour it is for; everybody else goes on. */
  readonly choosing: Seat | null
  /** When "go" was said, in milliseconds since 1970; null: not yet, or nobody has counted. */
  readonly goAt: number | null
  /** Who draws when the pause is over, in this order. */
  readonly owed: readonly Seat[]
  readonly warmUp: WarmUp | null
  /** Of two who play together, about the cards they hold now. */
  readonly answers: Readonly<Record<Seat, Answer>>
  readonly tieBreak: TieBreak | null
  /** Of two who play together; null when the game was not played to its end. */
  readonly outcome: 'won' | 'lost' | null
  readonly winners: readonly Seat[]
  /** What was still in hand when the host ended the game. */
  readonly shownCards: readonly Side[]
}

export interface Held {
  /** Null: none at the moment. A Bye-bye: the wild one, until its colour is chosen. */
  readonly card: PowerCard | null
  /** What one may do with it: the active action of its colour, then those that left since the card was drawn. */
  readonly actions: readonly ActionId[]
  /** For whom this player has voted. */
  readonly vote: Seat | null
}

/** The next card is the first. */
export interface ActionPile {
  readonly deck: readonly ActionId[]
  readonly lid: readonly ActionId[]
}

export interface Hidden {
  /** The next card is the first. */
  readonly deck: readonly CardId[]
  readonly lid: readonly CardId[]
  readonly actions: Readonly<Record<Colour, ActionPile>>
  readonly votes: Readonly<Record<Seat, Seat>>
}

/** The first action of each colour is the active one. */
export type Deal = Writes['deal']

// a move names the card or the offer that it is about, so that a late tap cannot touch one that nobody saw
export type Move =
  | { readonly type: 'warmUp'; readonly strength: number }
  | { readonly type: 'offer'; readonly card: number; readonly to: Seat }
  | { readonly type: 'takeBack'; readonly offer: number }
  | { readonly type: 'accept'; readonly offer: number; readonly card: number }
  | { readonly type: 'decline'; readonly offer: number }
  | { readonly type: 'skip'; readonly card: number }
  | { readonly type: 'sayByeBye'; readonly card: number; readonly colour: Colour }
  | { readonly type: 'answer'; readonly card: number; readonly answer: Answer }
  | { readonly type: 'goOn'; readonly deck: number }
  | { readonly type: 'pickAction'; readonly action: ActionId }
  | { readonly type: 'vote'; readonly best: Seat }

/** Cards and actions come from the top of their decks. */
export type Event = Writes['event']

export const REFUSALS = [
  'notNow',
  'notYourTurn',
  'cardChanged',
  'chooseFirst',
  'noSuchPlayer',
  'notYourself',
  'offerGone',
  'bothNeedCards',
  'tiedMayNot',
  'noSuchAction',
  'actionPickedAlready',
  'youPickedAlready',
  'notTied',
] as const
export type Refusal = (typeof REFUSALS)[number]

export interface TRex {
  options: Options
  deal: Deal
  move: Move
  event: Event
  refusal: Refusal
  open: Open
  held: Held
  hidden: Hidden
}

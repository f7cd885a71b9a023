import type { Locale } from '@figment/i18n'
import type { AnyMove, Bot, Person } from './bot.ts'
import type { Forget } from './forget.ts'
import type { GameTypes, Rules, State } from './game.ts'
import type { Motion } from './motion.ts'
import type { Seat } from './seat.ts'
import type { Figure, PersonFigure, Twin } from './simulate.ts'
import type { TakeOff } from './take-off.ts'
import type { Texts } from './texts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The phases of a game; the last one of every game is called `over`. */
export type PhaseOf<G extends GameTypes> = G['open']['phase']

export interface SeatLimits {
  readonly min: number
  readonly max: number
}

/**
 * What everybody may know of a game without loading it: front page, lobby, server, tests. Data alone, for it comes with the
 * first page. The id of a game is the name of its folder.
 */
export interface Manifest<G extends GameTypes> {
  /** Strokes in a box of 24 × 24. */
  readonly sign: string
  readonly names: Readonly<Record<Locale, { readonly name: string; readonly line: string }>>
  readonly phases: readonly PhaseOf<G>[]
  /** Phases that only some games come to; the others are in every game that is played to its end. */
  readonly rarely?: readonly PhaseOf<G>[]
  /** Phases that go on by themselves after a while: nobody is hurried by that, and nobody waits for those who are away. */
  readonly unhurried?: readonly PhaseOf<G>[]
  /** Phases in which players are not to read what those write who watch: they will read it later. */
  readonly asides?: readonly PhaseOf<G>[]
  /** Whether the clock that runs is this seat's. Without it, it is that of all for whom the game waits. */
  isTimed?(open: G['open'], seat: Seat): boolean
  /** What the host chooses from lists, the usual first. Options that are no lists are left out. */
  readonly choices: { readonly [Option in keyof G['options']]?: readonly G['options'][Option][] }
  /** How many can play it so. */
  seats(options: G['options']): SeatLimits
}

/** Who made the published game that ours follows; a game of our own has none. */
export interface GameCredits {
  readonly publisher: string
  /** As the reader's language writes the name. */
  readonly author: Readonly<Record<Locale, string>>
}

/** What brings about something that seldom happens: options that are no lists, or another way to do anything. */
export interface Seldom<G extends GameTypes> {
  readonly options?: Partial<G['options']>
  anyMove?(...seen: Parameters<AnyMove<G>>): ReturnType<AnyMove<G>>
}

/** Something large that everybody has seen, such as a drawing of an earlier round: it is not sent again, but to whoever asks for it. */
export interface Page {
  /** Another one when something of the page was erased: what was fetched under one mark never changes. */
  readonly mark: number
  /** What is sent, as JSON. */
  readonly content: unknown
}

export interface Won {
  readonly winners: readonly Seat[]
  /** Of how many, those that nobody sits for among them: each has a fair share in winning. */
  readonly players: number
}

/** Something that the screens say of what comes. */
export interface Announcement<G extends GameTypes> {
  /** For whoever reads the report: 'the last round', 'seat 2 chooses'. */
  readonly says: string
  /** Whether the next thing that happens, a move or the clock, bears it out; null: it says nothing of it. */
  isTrue(next: { readonly events: readonly G['event'][]; readonly before: G['open']; readonly after: G['open'] }): boolean | null
}

/** A game without its screens: all that a server, a simulation and a test need. */
export interface Playable<G extends GameTypes> {
  readonly manifest: Manifest<G>
  readonly rules: Rules<G>
  /** How it is written down, by every version there was. */
  readonly vocabulary: Vocabulary<G>
  bot(...seen: Parameters<Bot<G>>): ReturnType<Bot<G>>
  /**
   * Options that name a seat do so by its number in the lobby. When the game begins, seats are numbered anew from 0 in this
   * order: here the options follow. Left out by games whose options name nobody.
   */
  seated?(options: G['options'], order: readonly Seat[]): G['options']
  /** Tests play by it. */
  anyMove(...seen: Parameters<AnyMove<G>>): ReturnType<AnyMove<G>>
  /** Games that tests and golden logs want as well, by a name for each; left out where anything happens sooner or later. */
  readonly seldom?: Readonly<Record<string, Seldom<G>>>
  /** The same game with other secrets, for the proof that none is told. */
  twin(...played: Parameters<Twin<G>>): ReturnType<Twin<G>>
  /** How it forgets what somebody wrote or drew; left out by games in which people only choose. */
  readonly forget?: Forget<G>
  /** How one thing is taken off all screens; left out by games in which people only choose. */
  readonly takeOff?: TakeOff<G>
  /** What people write in it; left out by games in which they only choose. */
  readonly texts?: Texts<G>
  /** What `npm run simulate` counts in this game alone. */
  readonly figures?: readonly Figure<G>[]
  /** How people play it, for `npm run simulate -- … --people`; left out: as its bot, and slower. */
  person?(...seen: Parameters<Person<G>>): ReturnType<Person<G>>
  /** Who won a game that is over; left out: those with the most points, of everybody who began. */
  won?(open: G['open']): Won
  /** What it counts of the person in this game alone. */
  readonly personFigures?: readonly PersonFigure<G>[]
  /** Whether what this seat draws may be seen by the others while it is drawn; left out by games without ink. */
  mayDraw?(open: G['open'], seat: Seat): boolean
  /** Whether people may draw for each other while this game is chosen and has not begun: shown as it is drawn, kept nowhere. */
  readonly hasPractice?: boolean
  /** Whether a move is something drawn: a table with no room left takes no more of it; left out by games without ink. */
  isInk?(move: G['move']): boolean
  /** A page of a round by this seat, from when everybody has seen all of it; left out by games in which nothing is that large. */
  page?(hidden: G['hidden'], round: number, seat: Seat): Page | null
  /**
   * What of a game that is over can still be looked at when the next one is played, without all that is not needed for it and without
   * secrets; null: nothing. Left out by games that leave nothing behind.
   */
  keep?(state: State<G>): State<G> | null
  /** What its screens announce, by the same functions: tests hold them to it. Left out by games that promise nothing. */
  announced?(open: G['open']): readonly Announcement<G>[]
  /** What seats show between moves; left out by games in which nothing moves. */
  readonly motion?: Motion<G>
  /** Whether this seat may show something in the air that bots make nothing of: a button that is held, a line that is read aloud. */
  mayShow?(open: G['open'], seat: Seat): boolean
}

/** Of a game of which nobody needs to know which one it is. */
export type AnyManifest = Manifest<GameTypes>

import type { AtZero, GameTypes, GameWords, PhaseOf, Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import type { Locale } from '@figment/i18n'
import type { ComponentType, ReactNode } from 'react'
import type { Languages } from './spoken.tsx'

/** What every screen of a game in play is shown with, the TV's too: nothing that anybody holds can come here. */
export interface Shown<G extends GameTypes> {
  readonly open: G['open']
  readonly seats: readonly Player[]
  isAway(seat: Seat): boolean
  readonly clockAhead: number
}

/** On a phone or laptop. */
export interface ShownAtSeat<G extends GameTypes> extends Shown<G> {
  /** Null, like the seat, for somebody who watches. */
  readonly held: G['held'] | null
  readonly seat: Seat | null
  /** Null: the table took the move. A refusal is said by itself, unless it is one that the screen says in its own way. */
  play(move: G['move'], how?: { readonly unsaid?: readonly G['refusal'][] }): Promise<string | null>
}

export interface ShownOptions<G extends GameTypes> {
  readonly options: G['options']
  readonly isHost: boolean
  /** Who sits at the table so far, with their numbers in the lobby. */
  readonly seats: readonly Player[]
  onChange(options: G['options']): void
}

export interface ShownChronicle<G extends GameTypes> {
  readonly open: G['open']
  readonly seats: readonly Player[]
  /** By round, what happened at the table apart from the game. */
  readonly atTable: Readonly<Record<number, ReactNode>>
}

/** What is left to look at of a game that was played before. */
export interface ShownEarlier<G extends GameTypes> {
  readonly open: G['open']
  readonly seats: readonly Player[]
}

/** Something to do in the lobby until the game begins, on the whole screen; when it does, this is simply gone. */
export interface ShownWarmUp {
  /** With their numbers in the lobby. */
  readonly seats: readonly Player[]
  readonly seat: Seat
  isAway(seat: Seat): boolean
  /** What can be done about somebody. */
  onPerson(player: Player): void
  onBack(): void
}

/** What the page loads when a game is chosen. `Seat` and `Tv` draw their own <main>; the page draws the header and the players above it, and its own bars below. */
export interface LoadedScreens<G extends GameTypes> {
  readonly Seat: ComponentType<ShownAtSeat<G>>
  readonly Tv: ComponentType<Shown<G>>
  readonly Options: ComponentType<ShownOptions<G>>
  /** For those who wait in their seats: what leads there, and the screen itself. Nothing that happens there is written down. */
  readonly warmUp?: {
    readonly Button: ComponentType<{ onOpen(): void }>
    readonly Screen: ComponentType<ShownWarmUp>
  }
  /** The game so far in words, round by round; sections with an <h3> in a sheet of the table. */
  readonly Chronicle: ComponentType<ShownChronicle<G>>
  /** What people made in an earlier game, on the whole screen; for games that keep something. */
  readonly Earlier?: ComponentType<ShownEarlier<G>>
  /** All of its rules for those who want to read them; suspends until they are here, and needs no table. */
  readonly Rules: ComponentType
  /** The game's own words for what it refuses. */
  readonly refusals: (locale: Locale) => Promise<Readonly<Record<G['refusal'], string>>>
  /** And for what happens when the time is up. */
  readonly atZero?: (locale: Locale) => Promise<AtZero<G> | undefined>
}

/** What a phase's screen on a phone or laptop is a function of. Seats, clock and who is away are known to the parts it is made of. */
export interface SeatScreen<G extends GameTypes, Words> extends Pick<ShownAtSeat<G>, 'open' | 'held' | 'seat' | 'play'> {
  readonly words: Words
}

/** What a phase's screen on the TV is a function of: nothing that is held can come here. */
export interface TvScreen<G extends GameTypes, Words> {
  readonly open: G['open']
  readonly words: Words
}

/** What is told of a round when somebody asks what happened. */
export interface Chapter {
  readonly round: number
  readonly lines: readonly ReactNode[]
}

/** A screen for every phase; the end looks alike in all games unless a game has its own. */
export type EveryPhase<G extends GameTypes, Props> = Readonly<Record<Exclude<PhaseOf<G>, 'over'>, ComponentType<Props>>> & {
  readonly over?: ComponentType<Props>
}

/** All that a game made of the kit's parts shows; leaving out a language, a phase or a refusal's sentence does not compile. */
export interface GameScreens<G extends GameTypes, Words extends GameWords<G>> {
  readonly words: Languages<Words>
  readonly seat: EveryPhase<G, SeatScreen<G, Words>>
  readonly tv: EveryPhase<G, TvScreen<G, Words>>
  /** The rounds so far, in words; only what everybody may know. */
  chronicle(props: TvScreen<G, Words>): readonly Chapter[]
  /** Options that are no lists need a form of their own. */
  readonly Options?: ComponentType<ShownOptions<G>>
}

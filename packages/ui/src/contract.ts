import type { GameTypes, Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import type { Locale } from '@figment/i18n'
import type { ComponentType, ReactNode } from 'react'

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
  /** Null: the table took the move; a refusal is said by itself. */
  play(move: G['move']): Promise<string | null>
}

export interface ShownOptions<G extends GameTypes> {
  readonly options: G['options']
  readonly isHost: boolean
  onChange(options: G['options']): void
}

export interface ShownChronicle<G extends GameTypes> {
  readonly open: G['open']
  readonly seats: readonly Player[]
  /** By round, what happened at the table apart from the game. */
  readonly atTable: Readonly<Record<number, ReactNode>>
}

/** What the page loads when a game is chosen. `Seat` and `Tv` draw their own <main>; the page draws the header and the players above it, and its own bars below. */
export interface LoadedScreens<G extends GameTypes> {
  readonly Seat: ComponentType<ShownAtSeat<G>>
  readonly Tv: ComponentType<Shown<G>>
  readonly Options: ComponentType<ShownOptions<G>>
  /** The game so far in words, round by round; sections with an <h3> in a sheet of the table. */
  readonly Chronicle: ComponentType<ShownChronicle<G>>
  /** All of its rules for those who want to read them; suspends until they are here, and needs no table. */
  readonly Rules: ComponentType
  /** The game's own words for what it refuses. */
  readonly refusals: (locale: Locale) => Promise<Readonly<Record<G['refusal'], string>>>
}

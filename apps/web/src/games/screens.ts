import type { GameId, Games } from '@figment/catalog/types'
import type { Locale } from '@figment/i18n'
import type { Refusal, TableSeat } from '@figment/table/types'
import { type ComponentType, type ReactNode, use } from 'react'
import { once } from '@figment/ui/once.ts'

export type Seat = TableSeat['seat']

/** `Seat` and `Tv` draw their own <main>; the shell draws the header and the players above it, and its own bars below. */
export interface SeatProps<Id extends GameId> {
  readonly open: Games[Id]['open']
  /** Null, like the seat, for somebody who watches. */
  readonly held: Games[Id]['held'] | null
  readonly seat: Seat | null
  readonly seats: readonly TableSeat[]
  isAway(seat: Seat): boolean
  readonly clockAhead: number
  play(move: Games[Id]['move']): Promise<Refusal | null>
}

export interface TvProps<Id extends GameId> {
  readonly open: Games[Id]['open']
  readonly seats: readonly TableSeat[]
  isAway(seat: Seat): boolean
  readonly clockAhead: number
}

export interface OptionsProps<Id extends GameId> {
  readonly options: Games[Id]['options']
  readonly isHost: boolean
  onChange(options: Games[Id]['options']): void
}

export interface ChronicleProps<Id extends GameId> {
  readonly open: Games[Id]['open']
  readonly seats: readonly TableSeat[]
  /** By round, what happened at the table apart from the game. */
  readonly atTable: Readonly<Record<number, ReactNode>>
}

export interface Screens<Id extends GameId> {
  readonly Seat: ComponentType<SeatProps<Id>>
  readonly Tv: ComponentType<TvProps<Id>>
  readonly Options: ComponentType<OptionsProps<Id>>
  /** The game so far in words, round by round; sections with an <h3> in a sheet of the table. */
  readonly Chronicle: ComponentType<ChronicleProps<Id>>
  /** All of its rules for those who want to read them; suspends until they are here, and needs no table. */
  readonly Rules: ComponentType
  /** The game's own words for what it refuses. */
  readonly refusals: (locale: Locale) => Promise<Readonly<Record<Games[Id]['refusal'], string>>>
}

/** A game's screens come when it is chosen, not with the first page. */
export const screens: { readonly [Id in GameId]: () => Promise<Screens<Id>> } = {
  dixit: once(() => import('./dixit/index.ts').then((dixit) => dixit.screens)),
  pictomania: once(() => import('./pictomania/index.ts').then((pictomania) => pictomania.screens)),
  poezium: once(() => import('./poezium/index.ts').then((poezium) => poezium.screens)),
  't-rex': once(() => import('./t-rex/index.ts').then((tRex) => tRex.screens)),
}

/** Suspends until the game's screens are here. */
export const useScreens = <Id extends GameId>(game: Id): Screens<Id> => use(screens[game]())

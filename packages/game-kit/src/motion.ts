import type { Chance } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { Seat } from './seat.ts'
import type { SeatView } from './views.ts'

/** Somebody who watches how strongly the seats move, from 0 to 1, and has an impression of it. Whom they cannot see is not in it. */
export interface Watcher {
  watch(strengths: ReadonlyMap<Seat, number>, milliseconds: number): void
  readonly strength: Readonly<Record<Seat, number>>
}

/** What seats show of themselves between moves: how strongly each moves, seen by all and written nowhere. */
export interface Motion<G extends GameTypes> {
  /** Whether this seat may move now. */
  mayMove(open: G['open'], seat: Seat): boolean
  /** How strongly a bot moves now, from 0 to 1. Its luck is the same for as long as the seat holds the same. */
  ofBot(view: SeatView<G>, chance: Chance, heldSince: number): number
  /** How strongly a modelled person moves; left out: as a bot. Null: they are on camera, and nobody reads them by it. */
  ofPerson?(view: SeatView<G>, chance: Chance, heldSince: number): number | null
  /** Somebody who begins to watch. */
  watcher(): Watcher
}

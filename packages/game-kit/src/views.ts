import type { Compartments, State } from './game.ts'
import type { Seat } from './seat.ts'

/** Only this file can stamp a view, so nothing but a view can be sent. */
declare const stamp: unique symbol

/** What everyone sees: the TV and those who watch. */
export interface TableView<G extends Pick<Compartments, 'open'>> {
  readonly [stamp]: 'table'
  readonly open: G['open']
  readonly held: null
}

/** What one seat sees: what everyone sees and what it holds. */
export interface SeatView<G extends Pick<Compartments, 'open' | 'held'>> {
  readonly [stamp]: 'seat'
  readonly seat: Seat
  readonly open: G['open']
  readonly held: G['held']
}

export type View<G extends Compartments> = TableView<G> | SeatView<G>

export function tableView<G extends Compartments>(state: State<G>): TableView<G> {
  return { open: state.open, held: null } as TableView<G>
}

export function seatView<G extends Compartments>(state: State<G>, seat: Seat): SeatView<G> {
  const held = state.held[seat]
  if (held === undefined) throw new RangeError(`seat ${seat} holds nothing`)
  return { seat, open: state.open, held } as SeatView<G>
}

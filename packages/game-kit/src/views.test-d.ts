// What must not compile. Checked by tsc; nothing here runs.
import type { Compartments, State } from './game.ts'
import { type SeatView, seatView, type TableView, tableView } from './views.ts'

interface Cards extends Compartments {
  open: { readonly laid: readonly string[] }
  held: { readonly hand: readonly string[] }
  hidden: { readonly pile: readonly string[] }
}

declare const state: State<Cards>
declare function toTheTv(view: TableView<Cards>): void
declare function toASeat(view: SeatView<Cards>): void

toTheTv(tableView(state))
toASeat(seatView(state, 0))
// @ts-expect-error a whole state is not a view
toTheTv(state)
// @ts-expect-error a seat's view holds a hand: not for the TV
toTheTv(seatView(state, 0))
// @ts-expect-error a view cannot be made by hand
toTheTv({ open: state.open, held: null })
// @ts-expect-error nor for a seat
toASeat({ seat: 0, open: state.open, held: { hand: [] } })
// @ts-expect-error what is hidden is in no view
void tableView(state).hidden
// @ts-expect-error nor is what others hold
void seatView(state, 0).held[1]

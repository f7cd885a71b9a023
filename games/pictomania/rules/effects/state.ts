import type { Seat, State } from '@figment/game-kit'
import type { Open, Pictomania, Sheet, TakenBack } from '../../types.ts'

/** What can be read off the table without knowing a rule. */

export type PictomaniaState = State<Pictomania>

export function sheetOf(open: Open, seat: Seat): Sheet {
  const sheet = open.sheets[seat]
  if (!sheet) throw new RangeError(`no sheet before ${seat}`)
  return sheet
}

/** Everybody who was dealt a task in this round, in seat order; those removed since are among them. */
export const drawersOf = (open: Open): Seat[] => Object.keys(open.sheets).map(Number)

const NOTHING_TAKEN_BACK: TakenBack = { cleared: [], undone: [], turns: 0 }

export const takenBackBy = ({ hidden }: PictomaniaState, seat: Seat): TakenBack => hidden.takenBack[seat] ?? NOTHING_TAKEN_BACK

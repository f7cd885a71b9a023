import type { Poezium } from '../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Guessing } from './Guessing.tsx'
import { Onlooking } from './Onlooking.tsx'

/** A poem grows: lines are added and marked, stories guessed, and the table stays as it is between the turns. */
export function Composing(props: ShownAtSeat<Poezium>) {
  const { open, held, seat } = props
  const isMyTurn = open.phase === 'guessing' && seat !== null && open.turn === seat
  return held && isMyTurn ? <Guessing {...props} held={held} /> : <Onlooking {...props} />
}

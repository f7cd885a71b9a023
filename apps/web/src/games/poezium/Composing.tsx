import type { SeatProps } from '../screens.ts'
import { Guessing } from './Guessing.tsx'
import { Onlooking } from './Onlooking.tsx'

/** A poem grows: lines are added and marked, stories guessed, and the table stays as it is between the turns. */
export function Composing(props: SeatProps<'poezium'>) {
  const { open, held, seat } = props
  const isMyTurn = open.phase === 'guessing' && seat !== null && open.turn === seat
  return held && isMyTurn ? <Guessing {...props} held={held} /> : <Onlooking {...props} />
}

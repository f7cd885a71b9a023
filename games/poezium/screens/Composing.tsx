import type { Poezium } from '../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Guessing } from './Guessing.tsx'
import { Marking } from './mark/Marking.tsx'
import { TellerWaits } from './mark/TellerWaits.tsx'
import { Onlooking } from './Onlooking.tsx'

/** A poem grows: lines are added and marked, stories guessed, and the table stays as it is between the turns. */
export function Composing(props: ShownAtSeat<Poezium>) {
  const { open, held, seat } = props
  if (!held || seat === null) return <Onlooking {...props} />
  if (open.phase === 'guessing' && open.turn === seat) return <Guessing {...props} held={held} />
  if (open.storyteller !== seat) return <Onlooking {...props} />
  const asked = open.phase === 'marking' ? open.lines.at(-1) : undefined
  return asked ? <Marking {...props} held={held} asked={asked} /> : <TellerWaits {...props} held={held} />
}

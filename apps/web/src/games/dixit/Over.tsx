import type { SeatProps } from '../screens.ts'
import { Asking } from '../../kit/scene/Asking.tsx'
import { accountsOf } from './account.ts'
import { FinalScores } from './FinalScores.tsx'
import { Podium } from './Podium.tsx'
import { Stories } from './Stories.tsx'
import { useVerdict } from './verdict.tsx'

/** Whoever shares a place with the last one on the steps is in the list below. */
const STEPS = 3

export function Over({ open, seat, seats, clockAhead }: SeatProps<'dixit'>) {
  const accounts = accountsOf(undefined, open.seats, open.scores)
  const verdict = useVerdict(open, seats, seat)
  return (
    <>
      <Asking ask={verdict} due={null} clockAhead={clockAhead} />
      <Podium accounts={accounts.slice(0, STEPS)} winners={open.winners} seats={seats} />
      <div className="dixit__columns">
        <FinalScores accounts={accounts} winners={open.winners} seats={seats} mine={seat} />
        <Stories told={open.told} seats={seats} />
      </div>
    </>
  )
}

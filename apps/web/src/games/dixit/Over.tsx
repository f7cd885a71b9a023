import type { SeatProps } from '../screens.ts'
import { Asking } from './Asking.tsx'
import { accountsOf } from './account.ts'
import { FinalScores } from './FinalScores.tsx'
import { Stories } from './Stories.tsx'
import { useVerdict } from './verdict.tsx'

export function Over({ open, seat, seats, clockAhead }: SeatProps<'dixit'>) {
  const verdict = useVerdict(open, seats, seat)
  return (
    <>
      <Asking ask={verdict} due={null} clockAhead={clockAhead} />
      <div className="dixit__columns">
        <FinalScores accounts={accountsOf(undefined, open.seats, open.scores)} winners={open.winners} seats={seats} mine={seat} />
        <Stories told={open.told} seats={seats} />
      </div>
    </>
  )
}

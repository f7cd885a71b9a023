import type { Dixit } from '../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { accountsOf, firstPlaces } from './account.ts'
import { FinalScores } from './FinalScores.tsx'
import { Podium } from './Podium.tsx'
import { Stories } from './Stories.tsx'
import { useVerdict } from './verdict.tsx'

export function Over({ open, seat, seats, clockAhead }: ShownAtSeat<Dixit>) {
  const accounts = accountsOf(undefined, open.seats, open.scores)
  const verdict = useVerdict(open, seats, seat)
  return (
    <>
      <Asking ask={verdict} due={null} clockAhead={clockAhead} />
      <Podium steps={firstPlaces(accounts)} winners={open.winners} seats={seats} />
      <div className="dixit__columns">
        <FinalScores accounts={accounts} winners={open.winners} seats={seats} mine={seat} />
        <Stories told={open.told} seats={seats} />
      </div>
    </>
  )
}

import type { Dixit } from '../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { accountsOf } from './account.ts'
import { Podium } from './Podium.tsx'
import { useVerdict } from './verdict.tsx'
import './TvOver.css'

/** A podium for everybody: the last places come up first, the winner at the end. */
export function TvOver({ open, seats }: Shown<Dixit>) {
  const verdict = useVerdict(open, seats, null)
  const steps = accountsOf(undefined, open.seats, open.scores).map((account) => [account])
  return (
    <>
      <header className="tv-over__head">
        <h1>{verdict}</h1>
      </header>
      <div className="tv-over">
        <Podium steps={steps} winners={open.winners} seats={seats} />
      </div>
    </>
  )
}

import type { TRex } from '../../types.ts'
import { useEffect } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { DuelLine } from '../duel/DuelLine.tsx'
import { useTRexWords } from '../words.tsx'
import { FinalScores } from './FinalScores.tsx'
import { InHand } from './InHand.tsx'
import { longestRun } from './standing.ts'
import { Together } from './Together.tsx'
import { Verdict } from './Verdict.tsx'
import './Over.css'

/** Who won, with what, and all the duels. */
export function Over({ open, seat, seats }: ShownAtSeat<TRex>) {
  const { over } = useTRexWords()
  const run = longestRun(open)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <>
      <h1 className="trex-over__verdict">
        <Verdict open={open} seats={seats} mine={seat} />
      </h1>
      <div className="trex-over">
        {open.isTogether ? <Together open={open} seats={seats} /> : <FinalScores open={open} seats={seats} mine={seat} />}
        <section className="trex-over__duels panel">
          <h2>{over.duels}</h2>
          {run > 1 && <p className="trex-over__run">{over.best(run)}</p>}
          {open.duels.length === 0 && <p>{over.noDuels}</p>}
          <ol>
            {open.duels.map((duel) => (
              <li key={duel.round}>
                <DuelLine duel={duel} seats={seats} />
              </li>
            ))}
          </ol>
        </section>
        {open.shownCards.length > 0 && <InHand cards={open.shownCards} seats={seats} />}
      </div>
    </>
  )
}

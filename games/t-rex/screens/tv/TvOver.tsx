import type { TRex } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { DuelLine } from '../duel/DuelLine.tsx'
import { FinalScores } from '../over/FinalScores.tsx'
import { Together } from '../over/Together.tsx'
import { Verdict } from '../over/Verdict.tsx'
import { useTRexWords } from '../words.tsx'

/** As many as can be read without scrolling; what two have said of theirs takes a line more. */
const LAST_DUELS = 9
const LAST_OF_TWO = 6

/** Who won, and the last duels. */
export function TvOver({ open, seats }: Shown<TRex>) {
  const { over } = useTRexWords()
  return (
    <>
      <header className="tv-head tv-head--over">
        <h1>
          <Verdict open={open} seats={seats} mine={null} />
        </h1>
      </header>
      <div className="trex-tv__over">
        {open.isTogether ? <Together open={open} seats={seats} /> : <FinalScores open={open} seats={seats} mine={null} />}
        <section className="trex-over__duels panel">
          <h2>{over.duels}</h2>
          <ol>
            {open.duels.slice(open.isTogether ? -LAST_OF_TWO : -LAST_DUELS).map((duel) => (
              <li key={duel.round}>
                <DuelLine duel={duel} seats={seats} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}

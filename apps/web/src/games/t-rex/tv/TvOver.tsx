import type { TvProps } from '../../screens.ts'
import { Pile } from '../card/Tokens.tsx'
import { DuelLine } from '../duel/DuelLine.tsx'
import { FinalScores } from '../over/FinalScores.tsx'
import { Verdict } from '../over/Verdict.tsx'
import { useTRexWords } from '../words/index.tsx'

/** As many as can be read without scrolling. */
const LAST_DUELS = 9

/** Who won, and the last duels. */
export function TvOver({ open, seats }: TvProps<'t-rex'>) {
  const { over, agreeing } = useTRexWords()
  return (
    <>
      <header className="trex-tv__head trex-tv__head--over">
        <h1>
          <Verdict open={open} seats={seats} mine={null} />
        </h1>
      </header>
      <div className="trex-tv__over">
        {open.isTogether ? (
          <p className="trex-over__pile panel">
            <Pile kind="yay" count={open.supply.yay} />
            <span>{open.supply.yay === 0 ? agreeing.left(0) : over.lostNote(open.supply.yay)}</span>
          </p>
        ) : (
          <FinalScores open={open} seats={seats} mine={null} />
        )}
        <section className="trex-over__duels panel">
          <h2>{over.duels}</h2>
          <ol>
            {open.duels.slice(-LAST_DUELS).map((duel) => (
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

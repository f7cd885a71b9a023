import type { TRex } from '../../types.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { DuelLine } from '../duel/DuelLine.tsx'
import { FinalScores } from '../over/FinalScores.tsx'
import { InHand } from '../over/InHand.tsx'
import { Together } from '../over/Together.tsx'
import { Verdict } from '../over/Verdict.tsx'
import { useTRexWords } from '../words.tsx'

/** As many as can be read without scrolling; what two have said of theirs takes a line more, and cards still in hand take the room of some. */
const LAST_DUELS = 9
const LAST_OF_TWO = 6
const ROOM_OF_CARDS = 4

/** Who won, and the last duels. */
export function TvOver({ open, seats }: Shown<TRex>) {
  const { over } = useTRexWords()
  const areCardsShown = open.shownCards.length > 0
  const duels = open.duels.slice((areCardsShown ? ROOM_OF_CARDS : 0) - (open.isTogether ? LAST_OF_TWO : LAST_DUELS))
  return (
    <>
      <header className="tv-head tv-head--over">
        <h1>
          <Verdict open={open} seats={seats} mine={null} />
        </h1>
      </header>
      <div className="trex-tv__over">
        {open.isTogether ? <Together open={open} seats={seats} /> : <FinalScores open={open} seats={seats} mine={null} />}
        <div className="trex-tv__told">
          <section className="trex-over__duels panel">
            <h2>{over.duels}</h2>
            {duels.length === 0 && <p>{over.noDuels}</p>}
            <ol>
              {duels.map((duel) => (
                <li key={duel.round}>
                  <DuelLine duel={duel} seats={seats} />
                </li>
              ))}
            </ol>
          </section>
          {areCardsShown && <InHand cards={open.shownCards} seats={seats} />}
        </div>
      </div>
    </>
  )
}

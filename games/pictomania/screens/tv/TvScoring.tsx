import type { Pictomania } from '../../types.ts'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { withMinus } from '@figment/ui/minus.ts'
import { OddTold } from '../show/OddTold.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { gainsOf, oddOneOf } from '../show/reasons.ts'
import { SheetOf } from '../show/SheetOf.tsx'
import { pagesOf } from '../show/standing.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { TheWord } from '../stand/TheWord.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { TvAwaited } from './TvAwaited.tsx'
import { TvHead } from './TvHead.tsx'

/** What everybody drew, and what the round brought them. */
export function TvScoring(props: Shown<Pictomania>) {
  const { open, seats } = props
  const words = useShowWords()
  const { points } = usePictomaniaWords()
  const pages = pagesOf(open, open.round)
  return (
    <>
      <TvHead {...props} title={words.scoring.watch} note={<OddTold odd={oddOneOf(open, open.round, pages)} seats={seats} mine={null} />}>
        <TvAwaited {...props} />
      </TvHead>
      <ol className="tv-scored" data-count={Object.keys(pages).length}>
        {standingsOf(open).map(({ seat, total }) => {
          const [page, sheet] = [pages[seat], open.sheets[seat]]
          if (!page || !sheet) return null
          return (
            <li key={seat} className="tv-scored__one panel">
              <SheetOf sheet={sheet} drawer={seat} seats={seats} />
              <b className="tv-scored__word" lang={open.options.language}>
                <TheWord of={page.word} />
              </b>
              <Who seat={seat} seats={seats} />
              <p className="tv-scored__sum">
                <span className="tv-scored__gained" data-minus={page.score.total < 0}>
                  {signed(page.score.total)}
                </span>
                <span className="tv-scored__total">{withMinus(points(total))}</span>
              </p>
              <ul className="tv-scored__why">
                {gainsOf(page, Object.values(pages), seat).map((gain) => (
                  <li key={gain.reason}>
                    <b>{signed(gain.points)}</b> {words.reasons[gain.reason](gain.count)}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </>
  )
}

import type { Poezium } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { Picture } from '@figment/ui/Picture.tsx'
import { FinalScores } from '../over/FinalScores.tsx'
import { type Unfinished, unfinishedIn } from '../over/unfinished.ts'
import { Lines } from '../reading/Lines.tsx'
import { finalStandingsOf } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { TvPoem } from './TvReading.tsx'
import { type Spoken, useVerse } from '../verse.ts'
import { useWho } from '../who.ts'

/** Long enough to read a poem of the longest kind. */
const poemStaysForMs = 26_000

/** Who won; beside it the evening's poems come by, one after another. */
export function TvOver({ open, seats }: Shown<Poezium>) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const [at, setAt] = useState(0)
  const unfinished = unfinishedIn(open)
  const length = open.poems.length + (unfinished ? 1 : 0)
  useEffect(() => {
    if (length < 2) return
    const timer = setInterval(() => setAt((last) => (last + 1) % length), poemStaysForMs)
    return () => clearInterval(timer)
  }, [length])
  // what was on its way comes first: nobody has seen its story yet
  const poem = open.poems[unfinished ? at - 1 : at]
  return (
    <>
      <header className="tv-head">
        <p className="tv-head__round">{poem && words.round(poem.round)}</p>
        <div className="tv-head__title">
          <h1>{open.winner !== null && <Named say={words.over.wins} name={whoIs(open.winner).name || words.somebodyGone} />}</h1>
        </div>
        <span />
      </header>
      <div className="tv-ended">
        <FinalScores open={open} standings={finalStandingsOf(open)} whoIs={whoIs} mine={null} />
        {poem && <TvPoem key={poem.round} poem={poem} verse={verse} whoIs={whoIs} isAgain />}
        {unfinished && !poem && <TvUnfinished unfinished={unfinished} verse={verse} />}
      </div>
    </>
  )
}

/** The story that nobody came to guess, and what was said of it. */
function TvUnfinished({ unfinished, verse }: { readonly unfinished: Unfinished; readonly verse: Spoken }) {
  const words = useShowWords()
  const lines = unfinished.lines.map((line) => verse.lineText(line))
  return (
    <div className="tv-reading" style={{ '--lines': lines.length }}>
      <div className="tv-reading__story">
        <Picture card={unfinished.story} deck="stories" size="tv" />
      </div>
      <div className="tv-reading__paper">
        <Lines lines={lines} said={lines.length} language={verse.language} hasEnding={false} />
        <p className="tv-reading__unfinished">{words.over.unfinished}</p>
      </div>
    </div>
  )
}

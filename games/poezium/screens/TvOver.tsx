import type { Poezium } from '../types.ts'
import { useEffect, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { FinalScores } from './over/FinalScores.tsx'
import { finalStandingsOf } from './show/standing.ts'
import { useShowWords } from './show/words/index.tsx'
import { TvPoem } from './TvReading.tsx'
import { useVerse } from './verse.ts'
import { useWho } from './who.ts'

/** Long enough to read a poem of the longest kind. */
const poemStaysForMs = 26_000

/** Who won; beside it the evening's poems come by, one after another. */
export function TvOver({ open, seats }: Shown<Poezium>) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const [at, setAt] = useState(0)
  const { length } = open.poems
  useEffect(() => {
    if (length < 2) return
    const timer = setInterval(() => setAt((last) => (last + 1) % length), poemStaysForMs)
    return () => clearInterval(timer)
  }, [length])
  const poem = open.poems[at]
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
      </div>
    </>
  )
}

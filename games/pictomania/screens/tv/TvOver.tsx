import type { Pictomania, Page } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { FinalScores } from '../over/FinalScores.tsx'
import { isVoteOpen } from '../over/Heart.tsx'
import { hasRosette, Loveliest, Redrawn, rosettesOf } from '../over/Loveliest.tsx'
import { usePageDrawn } from '../over/page-drawn.ts'
import { PageCaption } from '../over/PageCaption.tsx'
import { PagePaper } from '../over/PageSheet.tsx'
import { Verdict } from '../over/Verdict.tsx'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { bookletOf } from '../show/standing.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'

const bookletStaysForMs = 15_000
const drawnWithinMs = 8_000

/** Who won; beside it the booklets come by, one after another, and are drawn once more. */
export function TvOver({ open, seats }: Shown<Pictomania>) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  const players = standingsOf(open)
    .map(({ seat }) => seat)
    .filter((seat) => bookletOf(open, seat).length > 0)
  const [at, setAt] = useState(0)
  const isLovelinessTold = rosettesOf(open).length > 0
  const { length } = players
  // the loveliest drawing has the screen for a while, whatever was on it
  const [wasLovelinessSeen, setLovelinessSeen] = useState(false)
  const isLovelyNow = isLovelinessTold && !wasLovelinessSeen
  useEffect(() => {
    if (!isLovelinessTold) return
    const timer = setTimeout(() => setLovelinessSeen(true), bookletStaysForMs)
    return () => clearTimeout(timer)
  }, [isLovelinessTold])
  useEffect(() => {
    if (length < 2) return
    const timer = setInterval(() => setAt((last) => (last + 1) % length), bookletStaysForMs)
    return () => clearInterval(timer)
  }, [length])
  const seat = players[at]
  return (
    <>
      <header className="tv-head tv-head--over">
        <h1>
          <Verdict winners={open.winners} seats={seats} mine={null} />
        </h1>
      </header>
      <div className="tv-ending">
        <FinalScores open={open} seats={seats} mine={null} />
        {isLovelyNow && <Loveliest open={open} seats={seats} />}
        {!isLovelyNow && seat !== undefined && (
          <section key={seat} className="tv-booklet">
            <h2>
              <Named say={over.booklet} name={nameOf(seat)} />
            </h2>
            {isVoteOpen(open) && <p className="tv-booklet__vote">{over.vote.tv}</p>}
            <ol className="tv-booklet__pages">
              {bookletOf(open, seat).map((page) => (
                <TvPage key={page.round} page={page} drawer={seat} seats={seats} open={open} />
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  )
}

interface PageProps extends Pick<Shown<Pictomania>, 'open' | 'seats'> {
  readonly page: Page
  readonly drawer: Seat
}

function TvPage({ page, drawer, seats, open }: PageProps) {
  const drawn = usePageDrawn(open, drawer, page)
  const shown = { page, drawer, seats }
  return (
    <li className="tv-booklet__page">
      {drawn.is === 'here' && !page.isOff ? (
        <Redrawn {...shown} strokes={drawn.content} lasts={drawnWithinMs} />
      ) : (
        <PagePaper {...shown} drawn={drawn} />
      )}
      <PageCaption page={page} language={open.options.language} isLoveliest={hasRosette(open, drawer, page)} />
    </li>
  )
}

import type { DrawnStroke, Pictomania, Page } from '../../types.ts'
import { useEffect, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { FinalScores } from '../over/FinalScores.tsx'
import { usePageDrawn } from '../over/page-drawn.ts'
import { PageCaption } from '../over/PageCaption.tsx'
import { PagePaper, usePageLabel } from '../over/PageSheet.tsx'
import { Verdict } from '../over/Verdict.tsx'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { Replay } from '../sheet/Replay.tsx'
import { endOf } from '../show/pile.ts'
import { usePlayback } from '../show/playback.ts'
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
  const { length } = players
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
        {seat !== undefined && (
          <section key={seat} className="tv-booklet">
            <h2>
              <Named say={over.booklet} name={nameOf(seat)} />
            </h2>
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
      {drawn.is === 'here' ? <Redrawn {...shown} strokes={drawn.content} /> : <PagePaper {...shown} drawn={drawn} />}
      <PageCaption page={page} language={open.options.language} />
    </li>
  )
}

function Redrawn({ page, drawer, seats, strokes }: Omit<PageProps, 'open'> & { readonly strokes: readonly DrawnStroke[] }) {
  const label = usePageLabel({ page, drawer, seats })
  const { time } = usePlayback(endOf({ strokes, pile: page.pile }), { lasts: drawnWithinMs })
  return <Replay strokes={strokes} colour={seatAt(seats, drawer)?.colour} label={label} time={time} />
}

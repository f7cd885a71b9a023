import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import { Listed } from '@figment/ui/scene/Verdict.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { DrawnStroke, Open, Page, Rosette as Won } from '../../types.ts'
import { useCover } from '../sheet/cover.tsx'
import { Replay } from '../sheet/Replay.tsx'
import { withoutPauses } from '../show/pauses.ts'
import { usePlayback } from '../show/playback.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { isVoteOpen } from './Heart.tsx'
import { usePageDrawn } from './page-drawn.ts'
import { PagePaper, usePageLabel } from './PageSheet.tsx'
import { Rosette, rosettesOf } from './Rosette.tsx'
import './Loveliest.css'

/** A drawing of minutes, drawn once more. */
const drawnWithinMs = 6_000
const isShownForMs = drawnWithinMs + 2_500

/** The loveliest drawing has the screen for a while, if this screen has seen the vote; later it has its rosette. */
export function useLoveliestNow(open: Open): { readonly isNow: boolean; end(): void } {
  const [hasSeenVote] = useState(isVoteOpen(open))
  const [isPast, setPast] = useState(false)
  const isNow = hasSeenVote && !isPast && rosettesOf(open).length > 0
  const end = useCallback(() => setPast(true), [])
  useEffect(() => {
    if (!isNow) return
    const timer = setTimeout(end, isShownForMs)
    return () => clearTimeout(timer)
  }, [isNow, end])
  return { isNow, end }
}

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  /** The way on, for those who have seen enough. */
  readonly children?: ReactNode
}

/** The drawings that most hearts went to, each drawn once more. */
export function Loveliest({ open, seats, children }: Props) {
  const { over } = useShowWords()
  const rosettes = rosettesOf(open).flatMap((rosette) => {
    const page = open.booklet[rosette.drawing]?.[rosette.round]
    return page ? [{ rosette, page }] : []
  })
  if (rosettes.length === 0) return null
  return (
    <section className="loveliest">
      <header>
        <h2>{over.vote.loveliest(rosettes.length)}</h2>
        <TieTold open={open} seats={seats} />
      </header>
      <ul className="loveliest__all" style={{ '--columns': Math.ceil(Math.sqrt(rosettes.length)) }}>
        {rosettes.map(({ rosette, page }) => (
          <li key={`${rosette.drawing} ${rosette.round}`}>
            <div className="loveliest__sheet">
              <Drawn open={open} seats={seats} page={page} drawer={rosette.drawing} />
            </div>
            <Caption open={open} seats={seats} page={page} rosette={rosette} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** Points stay as they are: it is only said who of the winners drew what is loved most. */
function TieTold({ open, seats }: Props) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  const loved = open.winners.filter((winner) => rosettesOf(open).some(({ drawing }) => drawing === winner))
  const [only, ...others] = loved
  if (open.winners.length < 2 || only === undefined || others.length > 0) return null
  return (
    <p className="loveliest__tie">
      <Named say={over.vote.tie} name={nameOf(only)} />
    </p>
  )
}

interface CaptionProps extends Props {
  readonly page: Page
  readonly rosette: Won
}

function Caption({ open, seats, page, rosette }: CaptionProps) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  return (
    <p className="loveliest__caption">
      <Rosette hearts={rosette.hearts} />
      <span>
        <b lang={open.options.language}>{page.word}</b> <Listed names={[nameOf(rosette.drawing)]} />
      </span>
      <small aria-hidden="true">{over.vote.hearts(rosette.hearts)}</small>
    </p>
  )
}

interface DrawnProps extends Props {
  readonly page: Page
  readonly drawer: Seat
}

function Drawn({ open, ...shown }: DrawnProps) {
  const drawn = usePageDrawn(open, shown.drawer, shown.page)
  const cover = useCover(shown.page, seatAt(shown.seats, shown.drawer))
  return drawn.is === 'here' && cover === null ? <Redrawn {...shown} strokes={drawn.content} /> : <PagePaper {...shown} drawn={drawn} />
}

export function Redrawn({ page, drawer, seats, strokes: drawn, lasts = drawnWithinMs }: RedrawnProps) {
  const label = usePageLabel({ page, drawer, seats })
  const { strokes, end } = useMemo(() => withoutPauses({ strokes: drawn, pile: [] }), [drawn])
  const { time } = usePlayback(end, { lasts })
  return <Replay strokes={strokes} colour={seatAt(seats, drawer)?.colour} label={label} time={time} />
}

interface RedrawnProps extends Omit<DrawnProps, 'open'> {
  readonly strokes: readonly DrawnStroke[]
  readonly lasts?: number
}

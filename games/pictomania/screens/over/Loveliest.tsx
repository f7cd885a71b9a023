import type { Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import { Listed } from '@figment/ui/scene/Verdict.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { DrawnStroke, Open, Page, Rosette } from '../../types.ts'
import { RosetteIcon } from '../icons.tsx'
import { Replay } from '../sheet/Replay.tsx'
import { endOf } from '../show/pile.ts'
import { usePlayback } from '../show/playback.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePageDrawn } from './page-drawn.ts'
import { PagePaper, usePageLabel } from './PageSheet.tsx'
import './Loveliest.css'

/** A drawing of minutes, drawn once more. */
const drawnWithinMs = 6_000

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
}

export const rosettesOf = ({ vote }: Open): readonly Rosette[] => vote?.rosettes ?? []

/** Whether this page has one of the rosettes. */
export const hasRosette = (open: Open, drawer: Seat, { round }: Page): boolean =>
  rosettesOf(open).some((rosette) => rosette.drawing === drawer && rosette.round === round)

/** The drawings that most hearts went to, each drawn once more. */
export function Loveliest({ open, seats }: Props) {
  const { over } = useShowWords()
  const rosettes = rosettesOf(open).flatMap((rosette) => {
    const page = open.booklet[rosette.drawing]?.[rosette.round]
    return page ? [{ rosette, page }] : []
  })
  if (rosettes.length === 0) return null
  return (
    <section className="loveliest">
      <h2>{over.vote.loveliest(rosettes.length)}</h2>
      <TieTold open={open} seats={seats} />
      <ul className="loveliest__all" data-count={rosettes.length}>
        {rosettes.map(({ rosette, page }) => (
          <li key={`${rosette.drawing} ${rosette.round}`}>
            <Drawn open={open} seats={seats} page={page} drawer={rosette.drawing} />
            <Caption open={open} seats={seats} page={page} rosette={rosette} />
          </li>
        ))}
      </ul>
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
  readonly rosette: Rosette
}

function Caption({ open, seats, page, rosette }: CaptionProps) {
  const { over } = useShowWords()
  const nameOf = useNames(seats)
  return (
    <p className="loveliest__caption">
      <RosetteIcon />
      <span>
        <b lang={open.options.language}>{page.word}</b> <Listed names={[nameOf(rosette.drawing)]} />
      </span>
      <small>{over.vote.hearts(rosette.hearts)}</small>
    </p>
  )
}

interface DrawnProps extends Props {
  readonly page: Page
  readonly drawer: Seat
}

function Drawn({ open, ...shown }: DrawnProps) {
  const drawn = usePageDrawn(open, shown.drawer, shown.page)
  return drawn.is === 'here' ? <Redrawn {...shown} strokes={drawn.content} /> : <PagePaper {...shown} drawn={drawn} />
}

export function Redrawn({ page, drawer, seats, strokes, lasts = drawnWithinMs }: RedrawnProps) {
  const label = usePageLabel({ page, drawer, seats })
  const { time } = usePlayback(endOf({ strokes, pile: page.pile }), { lasts })
  return <Replay strokes={strokes} colour={seatAt(seats, drawer)?.colour} label={label} time={time} />
}

interface RedrawnProps extends Omit<DrawnProps, 'open'> {
  readonly strokes: readonly DrawnStroke[]
  readonly lasts?: number
}

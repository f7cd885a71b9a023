import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { bookletOf } from '../show/standing.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { useNames } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'
import { Heart, type Voter } from './Heart.tsx'
import { Keep } from './Keep.tsx'
import { hasRosette } from './Loveliest.tsx'
import { PageCaption } from './PageCaption.tsx'
import { PageSheet } from './PageSheet.tsx'
import { Watching } from './Watching.tsx'
import './Booklets.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly voter: Voter
}

/** Everybody's booklet, one's own first; each drawing can be watched as it came to be. */
export function Booklets({ open, seats, voter }: Props) {
  const words = useShowWords()
  const [watched, setWatched] = useState<{ readonly seat: Seat; readonly at: number } | null>(null)
  const players = standingsOf(open)
    .map(({ seat }) => seat)
    .filter((seat) => bookletOf(open, seat).length > 0)
    .sort((one, other) => Number(other === voter.seat) - Number(one === voter.seat))
  if (players.length === 0) return <p>{words.over.noPages}</p>
  return (
    <>
      {players.map((seat) => (
        <Booklet key={seat} open={open} seat={seat} seats={seats} voter={voter} onWatch={(at) => setWatched({ seat, at })} />
      ))}
      <Watching
        pages={watched ? bookletOf(open, watched.seat) : []}
        drawer={watched?.seat ?? null}
        at={watched?.at ?? 0}
        seats={seats}
        open={open}
        onMove={(at) => setWatched((last) => last && { ...last, at })}
        onClose={() => setWatched(null)}
      />
    </>
  )
}

interface BookletProps extends Props {
  readonly seat: Seat
  onWatch(at: number): void
}

function Booklet({ open, seat, seats, voter, onWatch }: BookletProps) {
  const words = useShowWords()
  const { points } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const who = seatAt(seats, seat)
  const pages = bookletOf(open, seat)
  return (
    <section className="booklet">
      <header className="booklet__head">
        {who && <PlayerMark colour={who.colour} shape={who.shape} />}
        <h3 className="booklet__name">
          <Named say={words.over.booklet} name={nameOf(seat)} />
        </h3>
        <span className="booklet__total">{withMinus(points(open.scores[seat] ?? 0))}</span>
      </header>
      <ol className="booklet__pages">
        {pages.map((page, at) => (
          <li key={page.round} className="booklet__page">
            <button type="button" className="booklet__sheet" onClick={() => onWatch(at)}>
              <PageSheet open={open} page={page} drawer={seat} seats={seats} />
              <span className="booklet__play">
                <Icon name="resume" />
                <span className="unseen">{words.over.watch}</span>
              </span>
            </button>
            <PageCaption page={page} language={open.options.language} isLoveliest={hasRosette(open, seat, page)}>
              <Heart open={open} page={page} drawer={seat} voter={voter} />
            </PageCaption>
          </li>
        ))}
      </ol>
      <Keep open={open} drawer={seat} pages={pages} who={who} total={open.scores[seat] ?? 0} />
    </section>
  )
}

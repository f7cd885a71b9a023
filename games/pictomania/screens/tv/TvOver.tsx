import type { Pictomania, Page } from '../../types.ts'
import { useEffect, useState } from 'react'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Curtain, useCurtain } from '@figment/ui/scene/Curtain.tsx'
import { Winners } from '@figment/ui/scene/Finale.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { HeartIcon } from '../icons.tsx'
import { BookletHead, bookletOwners } from '../over/Booklets.tsx'
import { FinalStandings } from '../over/FinalStandings.tsx'
import { isVoteOpen } from '../over/Heart.tsx'
import { Loveliest, useLoveliestNow } from '../over/Loveliest.tsx'
import { PageCaption } from '../over/PageCaption.tsx'
import { PageSheet } from '../over/PageSheet.tsx'
import { Verdict } from '../over/Verdict.tsx'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { bookletOf } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import './TvOver.css'

const bookletStaysForMs = 8_000

/** Who won; beside it the booklets come by, one after another. */
export function TvOver({ open, seats }: Shown<Pictomania>) {
  const { over } = useShowWords()
  const isUp = useCurtain()
  const players = bookletOwners(open)
  const at = useTurnOf(players.length)
  const loveliest = useLoveliestNow(open)
  const seat = players[at]
  if (!isUp) return <Curtain says={over.soon} seats={seatsAt(seats, open.seats)} />
  return (
    <div className="tv-finale">
      <div className="tv-finale__won">
        <div className="tv-finale__winners">
          <Winners winners={seatsAt(seats, open.winners)} />
        </div>
        <h1 data-long={open.winners.length > 1}>
          <Verdict winners={open.winners} seats={seats} mine={null} />
        </h1>
        <FinalStandings open={open} seats={seats} mine={null} />
        {isVoteOpen(open) && (
          <p className="tv-finale__vote">
            <HeartIcon />
            <span>
              {over.vote.ask} {over.vote.tv(open.vote?.voted.length ?? 0, open.seats.length)}
            </span>
          </p>
        )}
      </div>
      {loveliest.isNow ? (
        <Loveliest open={open} seats={seats} />
      ) : seat === undefined ? (
        <p className="booklets-none">{over.noPages}</p>
      ) : (
        <div className="tv-finale__made">
          <section key={seat} className="booklet tv-booklet">
            <BookletHead open={open} seat={seat} seats={seats} />
            <ol className="booklet__pages" data-pages={bookletOf(open, seat).length}>
              {bookletOf(open, seat).map((page) => (
                <TvPage key={page.round} page={page} drawer={seat} seats={seats} open={open} />
              ))}
            </ol>
          </section>
          <Dots players={players} seats={seats} at={at} />
        </div>
      )}
    </div>
  )
}

/** Each has its time, and then the first comes again. */
function useTurnOf(count: number): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => setAt((last) => (last + 1) % count), bookletStaysForMs)
    return () => clearInterval(timer)
  }, [count])
  return count === 0 ? 0 : at % count
}

interface PageProps extends Pick<Shown<Pictomania>, 'open' | 'seats'> {
  readonly page: Page
  readonly drawer: Seat
}

const TvPage = ({ page, drawer, seats, open }: PageProps) => (
  <li className="booklet__page tv-booklet__page">
    <span className="booklet__sheet">
      <PageSheet open={open} page={page} drawer={drawer} seats={seats} />
    </span>
    <PageCaption open={open} page={page} drawer={drawer} />
  </li>
)

/** Whose booklet it is, and whose come next. */
const Dots = ({ players, seats, at }: { readonly players: readonly Seat[]; readonly at: number } & Pick<Shown<Pictomania>, 'seats'>) => (
  <p className="tv-finale__dots" aria-hidden="true">
    {players.map((seat, place) => {
      const who = seatAt(seats, seat)
      return (
        <span key={seat} data-now={place === at}>
          {who && <PlayerMark colour={who.colour} shape={who.shape} />}
        </span>
      )
    })}
  </p>
)

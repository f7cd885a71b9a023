import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
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
import { bookletId } from './BookletTabs.tsx'
import { Heart, type Voter } from './Heart.tsx'
import { PageCaption } from './PageCaption.tsx'
import { PageSheet } from './PageSheet.tsx'
import './Booklets.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  /** Null: nobody is asked for a heart here. */
  readonly voter: Voter | null
}

/** Who has a booklet, the best first. */
export const bookletOwners = (open: Open): readonly Seat[] =>
  standingsOf(open)
    .map(({ seat }) => seat)
    .filter((seat) => bookletOf(open, seat).length > 0)

interface AllProps extends Props {
  readonly players: readonly Seat[]
  /** Whose lies open, where there is room for one. */
  readonly shown: Seat | undefined
  onWatch(seat: Seat, at: number): void
}

/** Everybody's booklet, all at once or one at a time; each drawing can be watched as it came to be. */
export function Booklets({ players, shown, onWatch, ...props }: AllProps) {
  const { over } = useShowWords()
  if (players.length === 0) return <p className="booklets-none">{over.noPages}</p>
  return (
    <div className="booklets" data-count={players.length}>
      {players.map((seat) => (
        <Booklet key={seat} {...props} seat={seat} isShown={seat === shown} onWatch={(at) => onWatch(seat, at)} />
      ))}
    </div>
  )
}

interface BookletProps extends Props {
  readonly seat: Seat
  readonly isShown: boolean
  onWatch(at: number): void
}

function Booklet({ open, seat, seats, voter, isShown, onWatch }: BookletProps) {
  const { over } = useShowWords()
  const pages = bookletOf(open, seat)
  return (
    <section id={bookletId(seat)} className="booklet" data-shown={isShown}>
      <BookletHead open={open} seat={seat} seats={seats} />
      {/* what has no bullets is no list for some screen readers, unless they are told */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className="booklet__pages" role="list" data-pages={pages.length}>
        {pages.map((page, at) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <li key={page.round} role="listitem" className="booklet__page">
            <button type="button" className="booklet__sheet" onClick={() => onWatch(at)}>
              <PageSheet open={open} page={page} drawer={seat} seats={seats} />
              <span className="unseen">{over.watch}</span>
            </button>
            <PageCaption open={open} page={page} drawer={seat}>
              {voter && <Heart open={open} page={page} drawer={seat} voter={voter} />}
            </PageCaption>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Whose it is, and with how many points. */
export function BookletHead({ open, seat, seats }: Pick<BookletProps, 'open' | 'seat' | 'seats'>) {
  const { over } = useShowWords()
  const { points } = usePictomaniaWords()
  const nameOf = useNames(seats)
  const who = seatAt(seats, seat)
  const total = open.scores[seat] ?? 0
  return (
    <header className="booklet__head">
      {who && <PlayerMark colour={who.colour} shape={who.shape} />}
      <h2 className="booklet__name">
        <span className="booklet__of">
          <Named say={over.booklet} name={nameOf(seat)} />
        </span>
        <bdi className="booklet__owner" aria-hidden="true">
          {nameOf(seat)}
        </bdi>
      </h2>
      <span className="booklet__total">
        <span aria-hidden="true">{withMinus(String(total))}</span>
        <span className="unseen">{withMinus(points(total))}</span>
      </span>
    </header>
  )
}

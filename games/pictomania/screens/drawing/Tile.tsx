import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { memo } from 'react'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { usePictomaniaWords } from '../words.tsx'
import { DoingSign } from './DoingSign.tsx'
import { doingOf } from './standing.ts'
import './Tile.css'

interface Props {
  readonly drawing: Seat
  readonly sheet: Sheet
  readonly seats: readonly Player[]
  readonly mine: Seat | null
  readonly isAway: boolean
  /** What I guessed here. */
  readonly guess: number | null
  /** Of the black token. */
  readonly stars: number | null
  /** Said of it instead of what its artist is at. */
  readonly tag?: string | undefined
  onOpen(drawing: Seat): void
}

/** Somebody's sheet, small and alive; it opens large. Nothing lies on it: who has guessed peeks out below. Drawn anew only when something of it has changed. */
export const Tile = memo(function Tile({ drawing, sheet, seats, mine, isAway, guess, stars, tag, onOpen }: Props) {
  const words = usePictomaniaWords()
  const by = seatAt(seats, drawing)
  const isMine = drawing === mine
  const name = by?.name ?? ''
  const nameOf = (seat: Seat) => seatAt(seats, seat)?.name ?? ''
  const doing = doingOf(sheet)
  const cover = useCover(sheet, by)
  const said = tag ?? words.drawing.state[doing]
  const label = sheetLabel(words, {
    strokes: sheet.strokes.length,
    pile: sheet.pile,
    by: isMine ? null : name,
    doing: isAway ? `${words.drawing.away}, ${said}` : said,
    nameOf,
  })
  return (
    <button
      type="button"
      className="tile"
      data-seat={drawing}
      data-mine={isMine}
      data-doing={doing}
      data-away={isAway}
      onClick={() => onOpen(drawing)}
    >
      <Drawing strokes={sheet.strokes} colour={by?.colour} label={label} liveSeat={doing === 'drawing' ? drawing : null} cover={cover} />
      <span className="unseen">
        {stars !== null && `, ${words.stars(stars)}`}
        {guess !== null && `, ${words.drawing.laid(guess)}`}
      </span>
      <span className="tile__lane" aria-hidden="true">
        {tag === undefined ? (
          <Lane sheet={sheet} seats={seats} mine={mine} guess={guess} stars={stars} />
        ) : (
          <small className="tile__tag">{tag}</small>
        )}
      </span>
      <span className="tile__who" aria-hidden="true">
        {by && <PlayerMark colour={by.colour} shape={by.shape} size="small" />}
        <bdi className="tile__name">{isMine ? words.drawing.mine : name}</bdi>
      </span>
    </button>
  )
})

/** Who has guessed, and what its artist is at. */
function Lane({ sheet, seats, mine, guess, stars }: Pick<Props, 'sheet' | 'seats' | 'mine' | 'guess' | 'stars'>) {
  const doing = doingOf(sheet)
  return (
    <>
      {sheet.pile.map((laid) => {
        const guesser = seatAt(seats, laid.by)
        if (laid.by === mine && guess !== null)
          return (
            <span key={laid.by} className="tile__guess">
              {guess}
            </span>
          )
        return guesser && <CharmCard key={laid.by} of={guesser} />
      })}
      <span className="tile__doing">
        <DoingSign doing={doing} stars={stars} />
      </span>
    </>
  )
}

import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { memo } from 'react'
import { BlackToken } from '../BlackToken.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import type { Seat } from '@figment/game-kit'
import { GuessIcon } from '../icons.tsx'
import { useCover } from '../sheet/cover.tsx'
import { Drawing } from '../sheet/Drawing.tsx'
import { sheetLabel } from '../sheet/label.ts'
import { usePictomaniaWords } from '../words.tsx'
import { doingOf } from './standing.ts'
import './Tile.css'

interface Props {
  readonly drawing: Seat
  readonly sheet: Sheet
  readonly seats: readonly Player[]
  readonly isMine: boolean
  readonly isAway: boolean
  /** What I guessed here. */
  readonly guess: number | null
  /** Of the black token. */
  readonly stars: number | null
  onOpen(drawing: Seat): void
}

/** Somebody's sheet, small and alive; it opens large. Drawn anew only when something of it has changed. */
export const Tile = memo(function Tile({ drawing, sheet, seats, isMine, isAway, guess, stars, onOpen }: Props) {
  const words = usePictomaniaWords()
  const by = seats.find(({ seat }) => seat === drawing)
  const name = by?.name ?? ''
  const nameOf = (seat: Seat) => seats.find((one) => one.seat === seat)?.name ?? ''
  const doing = doingOf(sheet)
  const cover = useCover(sheet, by)
  const said = words.drawing.state[doing]
  return (
    <button type="button" className="tile" data-mine={isMine} data-doing={doing} data-away={isAway} onClick={() => onOpen(drawing)}>
      <span className="tile__sheet">
        <Drawing
          strokes={sheet.strokes}
          colour={by?.colour}
          label={sheetLabel(words, { strokes: sheet.strokes.length, pile: sheet.pile, by: isMine ? null : name, nameOf })}
          liveSeat={doing === 'drawing' ? drawing : null}
          cover={cover}
        />
        {guess !== null && (
          <span className="tile__guess" aria-hidden="true">
            {guess}
          </span>
        )}
        <span className="tile__pile" aria-hidden="true">
          {sheet.pile.map((laid) => {
            const guesser = seats.find(({ seat }) => seat === laid.by)
            return guesser && <PlayerMark key={laid.by} colour={guesser.colour} shape={guesser.shape} size="small" />
          })}
        </span>
        {doing !== 'drawing' && (
          <span className="tile__doing" aria-hidden="true">
            {stars !== null ? <BlackToken stars={stars} /> : doing === 'finished' ? <Icon name="check" /> : <GuessIcon />}
          </span>
        )}
      </span>
      <span className="unseen">
        {`. ${isAway ? `${words.drawing.away}, ` : ''}${said}${stars === null ? '' : `, ${words.stars(stars)}`}`}
        {guess !== null && `. ${words.drawing.laid(guess)}`}
      </span>
      <span className="tile__who" aria-hidden="true">
        {by && <PlayerMark colour={by.colour} shape={by.shape} size="small" />}
        <bdi className="tile__name">{isMine ? words.sheet.own : name}</bdi>
      </span>
    </button>
  )
})

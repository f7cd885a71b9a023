import type { Sheet } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { memo } from 'react'
import { doingOf } from '../drawing/standing.ts'
import { DoingSign } from '../drawing/DoingSign.tsx'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import { SheetOf } from '../show/SheetOf.tsx'
import { Who } from '../show/Who.tsx'
import { useShowWords } from '../show/words/index.tsx'
import { usePictomaniaWords } from '../words.tsx'

interface Props {
  readonly drawer: Seat
  readonly sheet: Sheet
  readonly seats: readonly Player[]
  /** Of the black token that this player took. */
  readonly stars: number | null
  readonly isAway: boolean
  readonly isLive: boolean
}

/** From so many letters on a name is written smaller. */
const LONG_LETTERS = 14

/** A drawing as it grows, what its player does, and who has guessed it. Drawn anew only when something of it has changed. */
export const TvSheet = memo(function TvSheet({ drawer, sheet, seats, stars, isAway, isLive }: Props) {
  const words = useShowWords()
  const base = usePictomaniaWords()
  const doing = doingOf(sheet)
  const by = seatAt(seats, drawer)
  const nameLetters = by?.name.length ?? 0
  const tagLetters = sheet.isWrong ? words.mistake.tag.length : 0
  return (
    <li className="tv-sheet" data-doing={doing} data-away={isAway} data-person={by?.person ?? undefined}>
      <div className="tv-sheet__paper">
        <SheetOf sheet={sheet} drawer={drawer} seats={seats} isLive={isLive && doing === 'drawing'} />
      </div>
      <ol className="tv-sheet__pile" aria-label={words.guesses}>
        {sheet.pile.map((guess) => {
          const guesser = seatAt(seats, guess.by)
          return (
            <li key={guess.by}>
              {guesser && <CharmCard of={guesser} />}
              <span className="unseen">{guesser?.name ?? words.somebodyGone}</span>
            </li>
          )
        })}
      </ol>
      <p
        className="tv-sheet__who"
        data-long={nameLetters > LONG_LETTERS}
        data-marked={nameLetters + tagLetters > LONG_LETTERS && tagLetters > 0}
      >
        <Who seat={drawer} seats={seats} />
        {isAway && <i className="tv-sheet__away">{base.drawing.away}</i>}
        {sheet.isWrong && <b className="tv-sheet__else">{words.mistake.tag}</b>}
        <span className="tv-sheet__doing">
          <DoingSign doing={doing} stars={stars} />
          <span className="unseen">
            {base.drawing.state[doing]}
            {stars !== null && `, ${base.stars(stars)}`}
          </span>
        </span>
      </p>
    </li>
  )
})

import type { Poezium, Poem } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import { FrameFoot } from '@figment/ui/scene/FrameFoot.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { isLastReading } from '../../open/last-reading.ts'
import { keptBy } from '../../open/players.ts'
import { nextTeller } from '../../open/next-teller.ts'
import { roundsOf } from '../../open/rounds.ts'
import { Board } from '../board/Board.tsx'
import { Figure } from '../ending/Lot.tsx'
import { standingsOf } from '../show/standing.ts'
import { useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { WhoMark } from '../WhoMark.tsx'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import { Performance } from './Performance.tsx'
import './Points.css'

/** What one keeps, on top; then what the round brought to whom and why; then who tells next. */
export function PointsScene({ open, seat, seats, clockAhead, play, poem }: ShownAtSeat<Poezium> & { readonly poem: Poem }) {
  const words = useShowWords()
  const { result, round } = usePoeziumWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  const { isBusy, take } = useTurn(play)
  const [isLarge, setLarge] = useState(false)
  const standings = standingsOf(open, poem.points)
  const mine = standings.find(({ player }) => player === seat)
  const rows = mine ? [mine, ...standings.filter((one) => one !== mine)] : standings
  const isLast = isLastReading(open)
  const next = nextTeller(open)
  const amAwaited = seat !== null && open.awaited.includes(seat)
  const ready = open.seats.length - open.awaited.length
  return (
    <Board
      now="points"
      open={open}
      clockAhead={clockAhead}
      head={
        <div className="reading-head">
          <h1>
            {mine && mine.gained !== 0 ? (
              words.reading.forYou(signed(mine.gained), poem.guesser === seat)
            ) : poem.guesser === null ? (
              words.reading.unguessed
            ) : poem.guesser === seat ? (
              words.reading.youGuessed
            ) : (
              <Named say={words.reading.guessed} name={whoIs(poem.guesser).name || words.somebodyGone} />
            )}
          </h1>
        </div>
      }
      stories={
        <div className="kept-poem">
          <div className="kept-poem__story">
            <Picture card={poem.story} deck="stories" size="hand" />
          </div>
          <ol
            className="kept-poem__lines"
            lang={verse.language}
            aria-label={words.poem.label}
            style={{ '--written': poem.lines.length + 3 }}
          >
            {verse.poemOf(poem).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the poem
              <li key={at} className="poem__line">
                {line}
              </li>
            ))}
          </ol>
        </div>
      }
      sheet={
        <ol className="poem-gains" aria-label={words.reading.points} data-count={rows.length}>
          {rows.map(({ player, gains, gained, total }) => (
            <li key={player} data-mine={player === seat}>
              <WhoMark who={whoIs(player)} size="medium" />
              <span className="poem-gains__who">
                <bdi>{whoIs(player).name}</bdi>
                <small>{gains.map(({ reason }) => result.reasons[reason]).join(', ')}</small>
              </span>
              <span className="poem-gains__kept">
                {keptBy(open, player).map((card) => (
                  <Picture key={card} card={card} deck="stories" size="hand" alt="" />
                ))}
              </span>
              <b>{gained !== 0 && signed(gained)}</b>
              <strong>
                <span aria-hidden="true">{total}</span>
                <span className="unseen">{words.points(total)}</span>
              </strong>
            </li>
          ))}
        </ol>
      }
      foot={
        <>
          <div className="next-teller" aria-live="polite">
            {next !== null && <Figure who={whoIs(next)} />}
            <p>
              {next !== null && (
                <span>
                  <Named say={words.reading.nextTells} name={whoIs(next).name} />
                </span>
              )}
              <small>
                {next === null ? (isLast && !amAwaited ? words.reading.goneLast : '') : round(open.round + 1, roundsOf(open))}
                {ready > 0 && ` · ${words.reading.ready(ready, open.seats.length)}`}
              </small>
            </p>
          </div>
          <div className="acting">
            {amAwaited && (
              <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn' })}>
                {isLast ? words.reading.buttonLast : words.reading.button}
              </Button>
            )}
            <Button onClick={() => setLarge(true)}>
              <Icon name="share" />
              {words.reading.poem}
            </Button>
          </div>
          <FrameFoot />
          <Dialog kind="full" title={words.poem.label} open={isLarge} onClose={() => setLarge(false)}>
            {isLarge && <Performance poem={poem} verse={verse} whoIs={whoIs} isAgain />}
          </Dialog>
        </>
      }
    />
  )
}

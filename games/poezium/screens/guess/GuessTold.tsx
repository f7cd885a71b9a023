import type { Poezium } from '../../types.ts'
import { useEffect } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { signed } from '@figment/ui/scene/Ledger.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { Rival } from '../rival/Rival.tsx'
import { gainsOf } from '../show/standing.ts'
import { WhoMark } from '../WhoMark.tsx'
import { useWho } from '../who.ts'
import { usePoeziumWords } from '../words.tsx'
import type { Told } from './told.ts'
import { TurningCard } from './TurningCard.tsx'
import './GuessTold.css'

/** A guess on a phone: the card, edge-on, then what it was, and who gets what. */
export function GuessTold({ open, told, seat, seats, clockAhead }: ShownAtSeat<Poezium> & { readonly told: Told }) {
  const words = usePoeziumWords()
  const whoIs = useWho(seats)
  const { beat, guess, rival } = told
  const shown = beat === 'rival' && rival ? rival : guess
  const card = open.stories[shown.number - 1]?.card
  const isOver = beat !== 'turn'
  const isToldInFull = isOver && shown.isRight
  useVerdictSound(isOver, shown.isRight)
  if (card === undefined) return null
  const { result } = words
  // what the last word brought is told when it has been said
  const gains = gainsOf(open.points.slice(told.before.points.length).filter(({ reason }) => reason !== 'endingLaid'))
  const next = open.turn === null || open.phase !== 'guessing' ? null : whoIs(open.turn)
  return (
    <Board
      now="told"
      open={open}
      clockAhead={clockAhead}
      isClockHidden
      head={
        <div className="poem-told__says">
          <h1>
            {!isOver ? (
              <Named say={(name) => result.says(name, guess.number)} name={whoIs(guess.by).name} />
            ) : beat === 'rival' && rival ? (
              <Named say={(name) => result.rivalKnows(name, guess.number, rival.number)} name={whoIs(rival.by).name} />
            ) : (
              (guess.isRight ? result.right : result.wrong)(guess.number)
            )}
          </h1>
        </div>
      }
      stories={
        <div className="poem-told__story">
          {beat === 'rival' && (
            <span className="poem-told__rival">
              <Rival mood="joy" />
            </span>
          )}
          <div className="near__story near__story--bare">
            <TurningCard key={shown.number} card={card} beat={beat === 'rival' ? 'verdict' : beat} isRight={shown.isRight} size="large" />
          </div>
        </div>
      }
      sheet={
        <ul className="poem-told__gains" aria-label={result.points}>
          {isToldInFull &&
            gains.map(({ player, reasons, gained }) => (
              <li key={player} data-mine={player === seat}>
                <WhoMark who={whoIs(player)} size="medium" />
                <span>
                  <b>{whoIs(player).name}</b> <small>{reasons.map((reason) => result.reasons[reason]).join(', ')}</small>
                </span>
                <strong>{signed(gained)}</strong>
              </li>
            ))}
        </ul>
      }
      foot={
        isToldInFull ? (
          <div className="acting">
            <Button kind="primary" onClick={told.done}>
              {open.ender !== null && open.ender === seat ? result.toEnding : result.next}
            </Button>
          </div>
        ) : (
          <div className="poem-board__question">
            <p>
              {isOver && !rival && guess.by === seat && result.lostPoint}{' '}
              {isOver && !rival && next && (next.player === seat ? result.yourTurn : <Named say={result.turnOf} name={next.name} />)}
            </p>
          </div>
        )
      }
    />
  )
}

/** Silence while it stands edge-on; then it is heard once which way it fell. */
export function useVerdictSound(isOver: boolean, isRight: boolean): void {
  useEffect(() => {
    if (isOver) sound(isRight ? 'chime' : 'thud')
  }, [isOver, isRight])
}

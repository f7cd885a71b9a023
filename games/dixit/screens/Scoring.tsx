import type { Dixit } from '../types.ts'
import { useEffect, useRef } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Accounts, Gain } from './Accounts.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { accountsOf } from './account.ts'
import { Clue } from './Clue.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useDrama } from './drama.ts'
import { useFlights } from './flights.ts'
import { useOutcome } from './outcome.ts'
import { Reveal } from './Reveal.tsx'
import { isLastRound } from '../open/last-round.ts'
import { goalOf, runnersOf } from './runners.ts'
import { ScoreTrack } from './ScoreTrack.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import { useDixitWords } from './words.tsx'
import './Scoring.css'

export function Scoring({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<Dixit>) {
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const told = open.told.at(-1)
  const outcome = useOutcome(told)
  const drama = useDrama(told)
  useFlights(drama)
  const points = usePointsInSight(drama.arePointsGiven && drama.isRunning)
  const isWide = useIsWide()
  if (!told) return null
  const accounts = accountsOf(told, open.seats, open.scores)
  const mine = accounts.find((account) => account.seat === seat)
  const isAwaited = seat !== null && open.awaited.includes(seat)
  const isLast = isLastRound(open)
  const { gone, goneLast, button, buttonLast, suspense } = words.scoring
  return (
    <>
      <Asking
        ask={drama.isFound ? outcome.headline : <Suspense seen={suspense} heard={outcome.headline} />}
        due={open.due}
        clockAhead={clockAhead}
      >
        {!held && <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <Clue
        clue={told.clue}
        kind={told.kind}
        clip={told.clip}
        isMine={told.storyteller === seat}
        teller={seatAt(seats, told.storyteller)?.name}
        by={seatAt(seats, told.storyteller)?.person}
        told={{ round: told.round, seat: told.storyteller }}
      />
      <Reveal told={told} accounts={accounts} seats={seats} mine={seat} drama={drama} />
      <p className="scoring__note" data-shown={drama.areOwnersKnown}>
        {outcome.note}
      </p>
      <div className="scoring__points" ref={points} data-drama={!drama.arePointsGiven}>
        <ScoreTrack
          runners={runnersOf(accounts, seats)}
          goal={goalOf(open)}
          hasMoved={drama.arePointsGiven}
          size={isWide ? 'wide' : 'small'}
        />
        <Accounts accounts={accounts} seats={seats} mine={seat} />
      </div>
      {held && (
        <Dock>
          {mine && (
            <div className="scoring__gain" data-shown={drama.arePointsGiven}>
              <Gain account={mine} />
            </div>
          )}
          {isAwaited ? (
            <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn' })}>
              {isLast ? buttonLast : button}
            </Button>
          ) : (
            <Settled note={isLast ? goneLast : gone} awaited={open.awaited} seats={seats} isAway={isAway} />
          )}
        </Dock>
      )}
    </>
  )
}

/** Who only hears need not wait for the drama. */
function Suspense({ seen, heard }: { seen: string; heard: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="unseen">{heard}</span>
    </>
  )
}

/** On a small screen the page goes along with the points, unless somebody has scrolled by themselves. */
function usePointsInSight(arePointsMoving: boolean) {
  const points = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const track = points.current?.firstElementChild
    if (!arePointsMoving || !track || scrollY > 0) return
    track.scrollIntoView({ behavior: 'smooth', block: 'nearest' })
  }, [arePointsMoving])
  return points
}

import type { TRex } from '../../types.ts'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { judgesIn } from '../../open/awaited.ts'
import { CardBack } from '../card/CardBack.tsx'
import { Contest } from '../tie/Contest.tsx'
import { Tied } from '../tie/Tied.tsx'
import { useTRexWords } from '../words.tsx'

/** The tied on stage; the others pick and vote on their phones. */
export function TvTie(props: Shown<TRex>) {
  const { open, seats, isAway, clockAhead } = props
  const { tie, tv } = useTRexWords()
  const { tieBreak } = open
  if (!tieBreak) return null
  const isPicking = open.phase === 'picking'
  const tied = seatsAt(seats, tieBreak.tied)
  return (
    <div className="tv-room tv-tie" data-phase={open.phase}>
      <header>
        <h1>{isPicking ? tie.othersPick : tie.othersVote}</h1>
        {isPicking && <p>{tv.pickingNote}</p>}
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      <Contest tieBreak={tieBreak} />
      <Tied {...{ open, seats, isAway }} people={tied} />
      {isPicking ? (
        <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      ) : (
        <ul className="tv-tie__judges">
          {seatsAt(seats, judgesIn(open)).map((who) => (
            <li key={who.seat}>
              <Rabbit colour={who.colour} shape={who.shape} />
              <span>
                <bdi>{who.name}</bdi>
                {open.awaited.includes(who.seat) ? '…' : <CardBack />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

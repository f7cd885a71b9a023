import type { TRex } from '../../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { judgesIn } from '../../open/awaited.ts'
import { TRexHints } from '../learn/Hints.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useTRexWords } from '../words.tsx'
import { ActionLine } from '../card/ActionLine.tsx'
import { Contest } from './Contest.tsx'
import { Tied } from './Tied.tsx'
import './Tie.css'

/** The tied do both at once, as strongly as can be; the others say who was best. */
export function Voting(props: ShownAtSeat<TRex>) {
  const { open, held, seat } = props
  const { tieBreak } = open
  if (!tieBreak) return null
  if (seat !== null && tieBreak.tied.includes(seat)) return <Contender {...props} />
  const isJudge = held !== null && seat !== null && open.seats.includes(seat)
  return <Judge key={held?.vote ?? 'none'} {...props} isJudge={isJudge} />
}

/** How many have decided. */
function useVotes({ open }: ShownAtSeat<TRex>): string {
  const { tie } = useTRexWords()
  const judges = judgesIn(open).length
  return tie.votes(judges - open.awaited.length, judges)
}

function Contender(props: ShownAtSeat<TRex>) {
  const { open, seat, seats, isAway, clockAhead } = props
  const { tie: words } = useTRexWords()
  const isOneRoom = useOneRoom()
  const votes = useVotes(props)
  const { tieBreak } = open
  const me = seatAt(seats, seat)
  if (!tieBreak || !me) return null
  const rivals = seatsAt(seats, tieBreak.tied).filter((who) => who.seat !== seat)
  return (
    <Room now="performing">
      <header className="trex-room__head tie__head">
        <Ask>{words.perform}</Ask>
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      <Contest tieBreak={tieBreak} />
      <p className="tie__votes">{votes}</p>
      <Tied {...{ open, seats, isAway, isOneRoom }} people={rivals} />
      {!isOneRoom && <YourPuppet who={me} card={0} says={words.tap} />}
      <TRexHints open={open} seat={seat} />
    </Room>
  )
}

function Judge(props: ShownAtSeat<TRex> & { readonly isJudge: boolean }) {
  const { open, held, seat, seats, isAway, clockAhead, isJudge, play } = props
  const { tie: words } = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const votes = useVotes(props)
  const cast = held?.vote ?? null
  const [picked, setPicked] = useState<Seat | null>(cast)
  const { tieBreak } = open
  if (!tieBreak) return null
  return (
    <Room now="voting">
      <header className="trex-room__head tie__head">
        <Ask>{isJudge ? words.vote : words.othersVote}</Ask>
        <p className="tie__votes">{votes}</p>
        <Countdown due={open.due} clockAhead={clockAhead} />
      </header>
      <p className="action-row tie__actions">
        {tieBreak.picked.map(({ action }) => (
          <ActionLine key={action} action={action} />
        ))}
      </p>
      <Tied
        {...{ open, seats, isAway }}
        isOneRoom={isOneRoom && isJudge}
        people={seatsAt(seats, tieBreak.tied)}
        {...(isJudge && { vote: { picked, cast, onPick: setPicked } })}
      />
      <TRexHints open={open} seat={seat} />
      {isJudge && (
        <footer className="trex-room__foot">
          <Button
            kind="primary"
            busy={isBusy}
            disabled={picked === null || picked === cast}
            onClick={() => picked !== null && void take({ type: 'vote', best: picked })}
          >
            {picked === null ? (
              words.vote
            ) : picked === cast ? (
              words.voted
            ) : (
              <Named say={words.voteFor} name={seatAt(seats, picked)?.name ?? ''} />
            )}
          </Button>
        </footer>
      )}
    </Room>
  )
}

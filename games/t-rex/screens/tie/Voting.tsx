import { type TRex, STRONGEST } from '../../types.ts'
import { isolated } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { Tile } from '../board/Tile.tsx'
import { Dial } from '../card/Dial.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { useTRexWords } from '../words.tsx'
import { Contest } from './Picking.tsx'

/** The tied do both at once, as strongly as can be; the others say who was best. */
export function Voting({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { tie: words } = useTRexWords()
  const { take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const { tieBreak, awaited } = open
  if (!tieBreak) return null
  const isTied = seat !== null && tieBreak.tied.includes(seat)
  const isJudge = held !== null && seat !== null && open.seats.includes(seat) && !isTied
  const vote = held?.vote ?? null
  const tied = seatsAt(seats, tieBreak.tied)
  const me = seatAt(seats, seat)
  return (
    <>
      <Asking
        ask={isTied ? words.perform : isJudge ? words.vote : words.othersVote}
        hint={isTied ? words.performHint : isJudge ? words.voteHint : undefined}
        due={open.due}
        clockAhead={clockAhead}
      >
        {!isJudge && <Waiting awaited={awaited} seats={seats} isAway={isAway} />}
      </Asking>
      {isTied && me ? (
        <>
          <div className="trex-performance">
            <Dial number={STRONGEST} colour="red" />
            <Contest tieBreak={tieBreak} />
          </div>
          {!isOneRoom && <YourPuppet who={me} card={0} />}
        </>
      ) : (
        <Contest tieBreak={tieBreak} />
      )}
      {isTied ? null : isJudge ? (
        <ul className="board" data-count={tied.length} data-room={isOneRoom ? 'one' : 'apart'}>
          {tied.map((who) => (
            <li key={who.seat} className="board__one" data-offered={vote === who.seat}>
              <button
                type="button"
                className="board__tap"
                aria-pressed={vote === who.seat}
                onClick={() => void take({ type: 'vote', best: who.seat })}
              >
                <span className="unseen">{words.voteFor(isolated(who.name))}: </span>
                <Tile who={who} seats={seats} open={open} isAway={isAway(who.seat)} isSeenOtherwise={isOneRoom && !who.isBot} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Board {...{ open, seats, isAway }} isOneRoom={false} people={tied} />
      )}
      {isJudge && vote !== null && (
        <Dock>
          <Settled note={words.voted} awaited={awaited} seats={seats} isAway={isAway} />
        </Dock>
      )}
    </>
  )
}

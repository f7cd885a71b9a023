import type { Open } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { accountsOf } from './account.ts'
import { goalOf, runnersOf } from './runners.ts'
import { ScoreTrack } from './ScoreTrack.tsx'
import { Story } from './Stories.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useIsWide } from '@figment/ui/scene/wide.ts'
import './Gathered.css'

/** For those who watch while no card lies open on the table: who tells, how the race stands, and the last story once more. */
export function Gathered({ open, seats }: { open: Open; seats: readonly Player[] }) {
  const isWide = useIsWide()
  const teller = seatAt(seats, open.storyteller)
  const shown = teller ? [teller] : seatsAt(seats, open.seats)
  const last = open.told.at(-1)
  return (
    <div className="gathered">
      {/* their names are above, with their points */}
      <div className="gathered__rabbits" data-count={shown.length} aria-hidden="true">
        {shown.map(({ seat, colour, shape }) => (
          <Rabbit key={seat} colour={colour} shape={shape} />
        ))}
      </div>
      {last && (
        <>
          <ScoreTrack
            runners={runnersOf(accountsOf(undefined, open.seats, open.scores), seats)}
            goal={goalOf(open)}
            size={isWide ? 'wide' : 'small'}
          />
          <ol className="gathered__story">
            <Story story={last} seats={seats} isAlone />
          </ol>
        </>
      )}
    </div>
  )
}

import type { Dixit } from '../types.ts'
import { use } from 'react'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'

/** Whoever watches and waits for a seat: when, and whose. */
export function SitsNext({ open, seats }: Pick<ShownAtSeat<Dixit>, 'open' | 'seats'>) {
  const words = useDixitWords()
  const { sitsNext } = use(FrameHostContext)
  if (!sitsNext) return null
  const seat = seatAt(seats, sitsNext.seat)
  return (
    <div className="sits-next">
      <Rabbit colour={sitsNext.colour} shape={sitsNext.shape} />
      <p>
        <b>{words.watching.sits(open.round + 1)}</b>
        {seat && <Named say={(name) => words.watching.insteadOf(name, words.points(open.scores[seat.seat] ?? 0))} name={seat.name} />}
      </p>
    </div>
  )
}

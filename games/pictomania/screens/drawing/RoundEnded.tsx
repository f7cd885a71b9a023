import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useEffect, useState } from 'react'
import { usePictomaniaWords } from '../words.tsx'
import { tookTheLast } from './standing.ts'
import './RoundEnded.css'

const isSeenForMs = 2000

/** In a fast game somebody ended the round for everybody: who it was, said once, as it happens. */
export function RoundEnded({ open, seats }: { readonly open: Open; readonly seats: readonly Player[] }) {
  const { drawing } = usePictomaniaWords()
  const [seen, setSeen] = useState({ phase: open.phase, isNews: false })
  if (seen.phase !== open.phase) setSeen({ phase: open.phase, isNews: seen.phase === 'drawing' && open.phase === 'opening' })
  useEffect(() => {
    if (!seen.isNews) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, isNews: false })), isSeenForMs)
    return () => clearTimeout(timer)
  }, [seen.isNews])
  const seat = tookTheLast(open)
  const by = seen.isNews && seat !== null ? seatAt(seats, seat) : undefined
  return (
    <output className="round-ended">
      {by && (
        <span className="round-ended__who">
          <PlayerMark colour={by.colour} shape={by.shape} />
          <span>
            <Named say={drawing.tookLast} name={by.name} />
          </span>
        </span>
      )}
    </output>
  )
}

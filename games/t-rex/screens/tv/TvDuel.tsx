import type { Duel, TRex } from '../../types.ts'
import { useEffect } from 'react'
import { prefersStill } from '@figment/ui/motion.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Tile } from '../board/Tile.tsx'
import { Duelling } from '../duel/Duelling.tsx'

const turnsAfterMs = 900

/** Two step forward and turn their cards; the others go on below. */
export function TvDuel({ duel, open, seats, isAway }: Shown<TRex> & { readonly duel: Duel }) {
  const others = seatsAt(seats, open.seats).filter(({ seat }) => duel.sides.every((side) => side.seat !== seat))
  useEffect(() => {
    const timer = setTimeout(() => sound('card'), prefersStill() ? 0 : turnsAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="tv-room tv-duel" aria-live="polite">
      <Duelling duel={duel} seats={seats} row={open.row} />
      {others.length > 0 && (
        <div className="tv-duel__others">
          {others.map((who) => (
            <Tile key={who.seat} who={who} seats={seats} open={open} isAway={isAway(who.seat)} />
          ))}
        </div>
      )}
    </div>
  )
}

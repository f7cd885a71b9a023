import type { Duel, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@figment/ui/Button.tsx'
import { prefersStill } from '@figment/ui/motion.ts'
import { sound } from '@figment/ui/sound.ts'
import { useTRexWords } from '../words.tsx'
import { Duelling } from './Duelling.tsx'
import './YourDuel.css'

const turnsAfterMs = 900

interface Props {
  readonly open: Open
  readonly duel: Duel | null
  readonly seats: readonly Player[]
  end(): void
}

/** A comparison for a moment in front of everything; a tap or a key, and the game goes on. */
export function YourDuel({ open, duel, seats, end }: Props) {
  const words = useTRexWords()
  const isNow = duel !== null
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
  })
  useEffect(() => {
    if (!isNow) return
    const turning = setTimeout(() => sound('card'), prefersStill() ? 0 : turnsAfterMs)
    const pressed = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', pressed)
    return () => {
      clearTimeout(turning)
      document.removeEventListener('keydown', pressed)
    }
  }, [isNow])
  if (!duel) return null
  return createPortal(
    <section className="your-duel" key={duel.round} aria-label={words.duel.latest}>
      <Duelling duel={duel} seats={seats}>
        <Button kind="primary" className="your-duel__close" onClick={end}>
          {open.phase === 'over' ? words.duel.close : words.duel.next}
        </Button>
      </Duelling>
    </section>,
    document.body,
  )
}

import { STRONGEST, type WarmUp } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTRexWords } from '../words.tsx'
import { showsAt } from './turns.ts'
import './Stairs.css'

interface Props {
  readonly warmUp: WarmUp
  readonly order: readonly number[]
  readonly seats: readonly Player[]
}

/** How far the scale has come: ten steps, each with whoever showed it. */
export function Stairs({ warmUp, order, seats }: Props) {
  const { warmUp: words } = useTRexWords()
  return (
    <ol className="stairs" aria-label={words.scale}>
      {Array.from({ length: STRONGEST }, (_, before) => before + 1).map((number) => {
        const who = number < warmUp.strength ? seatAt(seats, showsAt(warmUp, order, number)) : undefined
        return (
          <li
            key={number}
            style={{ '--step': number }}
            data-shown={number < warmUp.strength}
            aria-current={number === warmUp.strength ? 'step' : undefined}
          >
            {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
            <span className="stairs__step" />
            <span>{number}</span>
          </li>
        )
      })}
    </ol>
  )
}

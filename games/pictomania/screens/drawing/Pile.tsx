import type { LaidGuess } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './Pile.css'

/** Who has guessed, the first one first; what they guessed is face down. */
export function Pile({ pile, seats }: { readonly pile: readonly LaidGuess[]; readonly seats: readonly Player[] }) {
  const { drawing } = usePictomaniaWords()
  if (pile.length === 0) return null
  return (
    <ol className="pile" aria-label={drawing.pile}>
      {pile.map(({ by }) => {
        const seat = seats.find((one) => one.seat === by)
        return (
          seat && (
            <li key={by}>
              <PlayerMark colour={seat.colour} shape={seat.shape} size="small" />
              <span className="unseen">{seat.name}</span>
            </li>
          )
        )
      })}
    </ol>
  )
}

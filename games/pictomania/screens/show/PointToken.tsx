import type { Colour } from '@figment/game-kit/player'
import { StarIcon } from '../icons.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './PointToken.css'

interface Props {
  readonly stars: number
  /** Of the player whose token it was first. */
  readonly colour: Colour | undefined
  /** Where it lay before somebody took it. */
  readonly isGone?: boolean
}

/** A point token of some player, worth so many stars. */
export function PointToken({ stars, colour, isGone = false }: Props) {
  const words = usePictomaniaWords()
  return (
    <span
      className="point-token"
      data-stars={stars}
      data-gone={isGone}
      style={{ '--player': colour ? `var(--player-${colour})` : 'var(--brass)' }}
    >
      {Array.from({ length: stars }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one star is like another
        <StarIcon key={at} />
      ))}
      <span className="unseen">{words.stars(stars)}</span>
    </span>
  )
}

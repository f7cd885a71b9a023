import type { Player } from '@figment/game-kit/player'
import { Rabbit } from '../Rabbit.tsx'
import { JOY } from '../rabbit-faces.tsx'
import './Crown.css'

/** A winner: the rabbit with a crown between its ears. Decoration beside a name, never instead of it. */
export const Crowned = ({ colour, shape }: Pick<Player, 'colour' | 'shape'>) => (
  <span className="crowned">
    <Rabbit colour={colour} shape={shape} face={JOY} />
    {/* as wide as the rabbit, and as much higher as the crown stands out above it */}
    <svg className="crowned__crown" viewBox="0 -20 62 113" aria-hidden="true">
      <g transform="translate(31 31) rotate(-3)">
        <path className="crowned__gold" d="M-15 0L-18-17-8-8 0-22 8-8 18-17 15 0Q0 5-15 0Z" />
        <path className="crowned__band" d="M-15 0L-15.800-4.500Q0 .8 15.800-4.500L15 0Q0 5-15 0Z" />
        <g className="crowned__pearls">
          <circle cx="-18" cy="-17" r="2.300" />
          <circle cy="-22" r="2.300" />
          <circle cx="18" cy="-17" r="2.300" />
        </g>
        <circle className="crowned__stone" cy="-6.500" r="2.500" />
      </g>
    </svg>
  </span>
)

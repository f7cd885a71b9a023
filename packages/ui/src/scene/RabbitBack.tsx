import type { Player } from '@figment/game-kit/player'
import { BODY, EARS, HEAD } from '../Rabbit.tsx'
import { SHAPE_PATHS } from '../shapes.ts'

/** Somebody who looks where we look: a rabbit from behind. */
export const RabbitBack = ({ colour, shape }: Pick<Player, 'colour' | 'shape'>) => (
  <svg className="rabbit" viewBox="0 0 62 93" style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
    <ellipse cx="31" cy="88" rx="25" ry="4.500" fill="#0a0a18" opacity=".45" />
    {[EARS, HEAD, BODY].map((part) => (
      <path key={part} d={part} className="rabbit__fur" />
    ))}
    <path d="M16 51.500c8 5.500 22 5.500 30 0l.6 6c-9 6-22 6-31 0z" fill="#f4ecdd" />
    <circle cx="31" cy="79" r="7.500" fill="#f4ecdd" />
    <path d={SHAPE_PATHS[shape]} className="rabbit__charm" transform="translate(23.500 58.500) scale(.62)" />
  </svg>
)

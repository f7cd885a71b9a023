import type { Player } from '@figment/game-kit/player'
import { SHAPE_PATHS } from './shapes.ts'
import './CharmCard.css'

/** Somebody's card, face down: their charm on their colour. The words for it stand next to it. */
export const CharmCard = ({ of: { colour, shape } }: { readonly of: Pick<Player, 'colour' | 'shape'> }) => (
  <span className="charm-card" style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
    <svg viewBox="0 0 24 24">
      <path d={SHAPE_PATHS[shape]} />
    </svg>
  </span>
)

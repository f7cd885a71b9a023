import type { Colour, Player, Shape } from '@figment/game-kit/player'
import { SHAPE_PATHS } from './shapes.ts'
import { useKitWords } from './words.tsx'
import './PlayerMark.css'

export interface PlayerMarkProps {
  readonly colour: Colour
  readonly shape: Shape
  readonly size?: 'small' | 'medium' | 'large'
}

/** An enamel token: the colour and the shape of a player. It never stands without the name. */
export function PlayerMark({ colour, shape, size = 'medium' }: PlayerMarkProps) {
  return (
    <span className={`player-mark player-mark--${size}`} style={{ '--player': `var(--player-${colour})` }} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={SHAPE_PATHS[shape]} />
      </svg>
    </span>
  )
}

export interface PlayerNameProps {
  readonly seat: Pick<Player, 'name' | 'colour' | 'shape'>
  readonly isAway?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

export function PlayerName({ seat, isAway = false, size = 'small' }: PlayerNameProps) {
  const words = useKitWords()
  return (
    <span className={isAway ? 'player-name player-name--away' : 'player-name'}>
      <PlayerMark colour={seat.colour} shape={seat.shape} size={size} />
      <bdi className="player-name__name">{seat.name}</bdi>
      {isAway && <span className="player-name__away">{words.seat.away}</span>}
    </span>
  )
}

import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import type { Who } from './who.ts'
import './WhoMark.css'

type Size = 'small' | 'medium' | 'large'

/** The chip of a player; the rival's is a top hat. It never stands without the name. */
export function WhoMark({ who, size = 'small' }: { readonly who: Who; readonly size?: Size }) {
  return who.seat ? <PlayerMark colour={who.seat.colour} shape={who.seat.shape} size={size} /> : <RivalMark size={size} />
}

export function RivalMark({ size = 'small' }: { readonly size?: Size }) {
  return (
    <span className={`player-mark player-mark--${size} rival-mark`} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d="M7.200 3.800c3-.9 6.600-.9 9.600 0l-.6 11.400c2.700.3 4.800.9 4.800 1.800 0 1.500-4 2.600-9 2.600s-9-1.100-9-2.600c0-.9 2.100-1.500 4.800-1.800z" />
        <path className="rival-mark__band" d="M7.700 12.400c2.700.8 5.900.8 8.600 0l-.1 2.600c-2.700.7-5.700.7-8.400 0z" />
      </svg>
    </span>
  )
}

/** Chip and name. */
export function WhoName({ who, size = 'small' }: { readonly who: Who; readonly size?: Size }) {
  return (
    <span className="player-name">
      <WhoMark who={who} size={size} />
      <bdi className="player-name__name">{who.name}</bdi>
    </span>
  )
}

import type { Open } from '../types.ts'
import type { Player } from '@figment/game-kit/player'

export type SeatState = 'telling' | 'ready' | 'thinking' | 'idle'

/** What a seat is doing, as far as everybody may know. */
export function stateOf(open: Open, seat: Player['seat']): SeatState {
  switch (open.phase) {
    case 'claiming':
    case 'over':
      return 'idle'
    case 'telling':
      return open.storyteller === seat ? 'telling' : 'idle'
    case 'giving':
    case 'voting':
      if (open.storyteller === seat) return 'telling'
      return open.awaited.includes(seat) ? 'thinking' : 'ready'
    case 'scoring':
      return open.awaited.includes(seat) ? 'thinking' : 'ready'
  }
}

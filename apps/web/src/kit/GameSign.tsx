import type { GameId } from '@figment/catalog/types'
import './GameSign.css'

const DRAWN: Readonly<Record<GameId, string>> = {
  dixit: 'M14.500 4a8.200 8.200 0 1 0 6 11.500A7 7 0 0 1 14.500 4zM18.500 5.500v4M16.500 7.500h4',
  poezium: 'M20.500 3.500C12.500 4 7 8.500 6 16.500L3.500 21M6 16.500c7.500.5 13-4 14.500-13M6 16.500l7.500-7',
  pictomania: 'M3.500 20.500l1.200-5L16 4.200l3.800 3.800L8.500 19.300zM13 7.200l3.800 3.800M14.500 20.500h6',
  't-rex': 'M12 21c-2.200 0-3.200-1.700-2.700-3.600L10 14 5 8.500M12 14V3.500M14 14l5-5.500M14 14l.7 3.400c.5 1.900-.5 3.600-2.700 3.600',
}

/** A game's sign on a small card. */
export function GameSign({ game }: { readonly game: GameId }) {
  return (
    <span className="game-sign" aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d={DRAWN[game]} />
      </svg>
    </span>
  )
}

import './GameSign.css'

/** A game's sign on a small card: strokes in a box of 24 × 24. */
export function GameSign({ strokes }: { readonly strokes: string }) {
  return (
    <span className="game-sign" aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d={strokes} />
      </svg>
    </span>
  )
}

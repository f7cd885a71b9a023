import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Pile } from '../card/Tokens.tsx'
import { Who } from '../who.tsx'
import { useTRexWords } from '../words.tsx'

/** The two of them, and what was left of the fifteen. */
export function Together({ open, seats }: { readonly open: Open; readonly seats: readonly Player[] }) {
  const { over, agreeing } = useTRexWords()
  const left = open.supply.yay
  return (
    <section className="trex-over__together panel">
      <p className="trex-over__two">
        {open.seats.map((seat) => (
          <Who key={seat} seat={seat} seats={seats} size="large" />
        ))}
      </p>
      <p className="trex-over__pile">
        <Pile kind="yay" count={left} />
        <span>{left === 0 ? agreeing.left(0) : over.lostNote(left)}</span>
      </p>
    </section>
  )
}

import type { Side } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PowerFace } from '../card/PowerFace.tsx'
import { Who } from '../who.tsx'
import { useTRexWords } from '../words.tsx'

/** What nobody came to compare before the host ended the game. */
export function InHand({ cards, seats }: { readonly cards: readonly Side[]; readonly seats: readonly Player[] }) {
  const { over } = useTRexWords()
  return (
    <section className="trex-over__hands panel">
      <h2>{over.inHand}</h2>
      <ul>
        {cards.map(({ seat, colour, number }) => (
          <li key={seat}>
            <Who seat={seat} seats={seats} size="small" />
            <PowerFace colour={colour} number={number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

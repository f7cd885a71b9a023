import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { BlackToken } from '../BlackToken.tsx'
import { isLastToken } from './alarm.ts'
import { usePictomaniaWords } from '../words.tsx'
import './Tokens.css'

/** What lies in the middle, and who has taken what. */
export function Tokens({ open, seats }: { readonly open: Open; readonly seats: readonly Player[] }) {
  const words = usePictomaniaWords()
  const isLast = isLastToken(open)
  return (
    <ul className="black-tokens" aria-label={words.drawing.blackTokens}>
      {open.blackTokens.map(({ stars, by }, at) => {
        const taker = by === null ? undefined : seatAt(seats, by)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens keep their places
          <li key={at} data-taken={by !== null} data-last={isLast && by === null}>
            {taker ? <PlayerMark colour={taker.colour} shape={taker.shape} size="small" /> : <BlackToken stars={stars} />}
            <span className="unseen">
              {words.stars(stars)}
              {taker && `, ${words.drawing.takenBy(taker.name)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

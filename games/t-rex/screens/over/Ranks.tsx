import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import { withMinus } from '@figment/ui/minus.ts'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { standingsOf } from '@figment/ui/scene/standing.ts'
import { PowerFace } from '../card/PowerFace.tsx'
import { Tokens } from '../card/Tokens.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { votesFor } from './standing.ts'
import './Ranks.css'

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  readonly mine: Seat | null
}

/** Where everybody stands at the end, and with which tokens; what nobody came to compare before the host ended the game lies open. */
export function Ranks({ open, seats, mine }: Props) {
  const { over, points, acting } = useTRexWords()
  const nameOf = useNames(seats)
  return (
    <ol className="ranks" aria-label={over.scores}>
      {standingsOf(open, open.winners).map(({ seat, place, total }) => {
        const who = seatAt(seats, seat)
        const votes = votesFor(open, seat)
        const card = open.shownCards.find((side) => side.seat === seat)
        const isWinner = open.winners.includes(seat)
        return (
          <li key={seat} className="ranks__one" data-winner={isWinner} data-mine={seat === mine}>
            <span className="ranks__place" aria-hidden="true">
              {isWinner ? <Crown /> : place}
            </span>
            {who ? <PlayerMark colour={who.colour} shape={who.shape} size="small" /> : <span />}
            <span className="ranks__name">
              <bdi>{nameOf(seat)}</bdi>
              {seat === mine && <small> · {acting.you}</small>}
              {place === null && <small> · {over.left}</small>}
              {votes > 0 && <small> · {over.votes(votes)}</small>}
              {isWinner && <span className="unseen"> {over.winner}</span>}
            </span>
            {card && <PowerFace colour={card.colour} number={card.number} />}
            <Tokens tokens={open.tokens[seat] ?? { yay: 0, meh: 0 }} />
            <b className="ranks__total">
              <span aria-hidden="true">{withMinus(String(total))}</span>
              <span className="unseen">{withMinus(points(total))}</span>
            </b>
          </li>
        )
      })}
    </ol>
  )
}

const Crown = () => (
  <svg viewBox="-20 -24 40 28">
    <path d="M-15 2L-18-15-8-6 0-20 8-6 18-15 15 2Z" />
  </svg>
)

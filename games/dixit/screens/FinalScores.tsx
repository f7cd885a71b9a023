import type { Player } from '@figment/game-kit/player'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { type Account, placeOf } from './account.ts'
import { CrownIcon } from './icons.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import './FinalScores.css'

interface Props {
  accounts: readonly Account[]
  winners: readonly Player['seat'][]
  seats: readonly Player[]
  mine: Player['seat'] | null
}

export function FinalScores({ accounts, winners, seats, mine }: Props) {
  const words = useDixitWords()
  return (
    <section className="final panel">
      <h2 className="final__title">{words.over.scores}</h2>
      <ol className="final__list">
        {accounts.map((account) => {
          const player = seatAt(seats, account.seat)
          const isWinner = winners.includes(account.seat)
          return (
            <li key={account.seat} className="final__line" data-winner={isWinner} data-mine={account.seat === mine}>
              <span className="final__place">
                {isWinner ? <CrownIcon /> : placeOf(account, accounts)}
                {isWinner && <span className="unseen">{words.over.winner}</span>}
              </span>
              {player && <PlayerName seat={player} size={isWinner ? 'medium' : 'small'} />}
              <span className="final__points">{words.points(account.total)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

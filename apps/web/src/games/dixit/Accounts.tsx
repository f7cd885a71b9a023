import type { TableSeat } from '@figment/table/types'
import { PlayerName } from '../../kit/PlayerMark.tsx'
import type { Account } from './account.ts'
import { reasonFor } from './reasons.ts'
import { seatAt } from './seating.ts'
import { useDixitWords } from './words/index.tsx'
import './Accounts.css'

interface Props {
  accounts: readonly Account[]
  seats: readonly TableSeat[]
  mine: TableSeat['seat'] | null
}

/** What the round brought me, before I look for it in the list. */
export function Gain({ account }: { account: Account }) {
  const words = useDixitWords()
  return (
    <p className="gain">
      <b>{account.gained > 0 ? `+${account.gained}` : '0'}</b>
      <span>
        {account.gains.length === 0 ? words.scoring.nothing : account.gains.map((gain) => reasonFor(words, gain, true)).join(', ')}
      </span>
    </p>
  )
}

/** What the round brought, to whom and why, and the new totals. */
export function Accounts({ accounts, seats, mine }: Props) {
  const words = useDixitWords()
  return (
    <section className="accounts panel">
      <h2 className="accounts__title">{words.scoring.points}</h2>
      <ol className="accounts__list">
        {accounts.map(({ seat, gains, gained, total }) => {
          const player = seatAt(seats, seat)
          return (
            <li key={seat} className="accounts__line" data-mine={seat === mine}>
              <div className="accounts__who">
                {player && <PlayerName seat={player} />}
                <ul className="accounts__reasons">
                  {gains.map((gain) => (
                    <li key={gain.reason}>
                      <b>+{gain.points}</b> {reasonFor(words, gain, seat === mine)}
                    </li>
                  ))}
                  {gains.length === 0 && <li>{words.scoring.nothing}</li>}
                </ul>
              </div>
              <span className="accounts__gained">{gained > 0 && `+${gained}`}</span>
              <span className="accounts__total">
                <span aria-hidden="true">{total}</span>
                <span className="unseen">{words.points(total)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

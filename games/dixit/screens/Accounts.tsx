import type { Player } from '@figment/game-kit/player'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import type { Account } from './account.ts'
import { reasonFor } from './reasons.ts'
import { Ledger, signed } from '@figment/ui/scene/Ledger.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useDixitWords } from './words.tsx'
import './Gain.css'

interface Props {
  accounts: readonly Account[]
  seats: readonly Player[]
  mine: Player['seat'] | null
}

/** What the round brought me, before I look for it in the list. */
export function Gain({ account }: { account: Account }) {
  const words = useDixitWords()
  return (
    <p className="gain">
      <b>{signed(account.gained)}</b>
      <span>
        {account.gains.length === 0 ? words.scoring.nothing : account.gains.map((gain) => reasonFor(words, gain, true)).join(', ')}
      </span>
    </p>
  )
}

/** What the round brought, to whom and why, and the new totals. */
export function Accounts({ accounts, seats, mine }: Props) {
  const words = useDixitWords()
  const lines = accounts.map(({ seat, gains, total }) => {
    const player = seatAt(seats, seat)
    return {
      key: seat,
      who: player && <PlayerName seat={player} />,
      isMine: seat === mine,
      reasons: gains.map((gain) => ({ points: gain.points, why: reasonFor(words, gain, seat === mine) })),
      total,
    }
  })
  return <Ledger title={words.scoring.points} lines={lines} nothing={words.scoring.nothing} sayTotal={words.points} />
}

import type { Open, TRex } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Curtain, useCurtain } from '@figment/ui/scene/Curtain.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useAgain } from '@figment/ui/scene/again.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { DuelNews } from '../duel/DuelNews.tsx'
import { Room } from '../room/Room.tsx'
import { Tied } from '../tie/Tied.tsx'
import { useTRexWords } from '../words.tsx'
import { bestDuel } from './best.ts'
import { Ranks } from './Ranks.tsx'
import { Together } from './Together.tsx'
import { Verdict } from './Verdict.tsx'
import './Over.css'

/** Who won, with what, and the best duel. Nobody is named before the curtain is up. */
export function Over(props: ShownAtSeat<TRex>) {
  const { open, seats } = props
  const { over } = useTRexWords()
  const isUp = useCurtain()
  if (open.isTogether) return <OverTogether {...props} />
  if (!isUp) return <Curtain says={over.soon} seats={seatsAt(seats, open.seats)} />
  return <Result {...props} />
}

function Result({ open, seat, seats, isAway }: ShownAtSeat<TRex>) {
  const { over } = useTRexWords()
  const { way, short } = useAgain()
  const winners = seatsAt(seats, open.winners)
  return (
    <Room now="over">
      <header className="trex-room__head over__head">
        <h1 data-long={winners.length > 1}>
          <Verdict open={open} seats={seats} mine={seat} />
        </h1>
        {short && <p>{short}</p>}
      </header>
      <Tied {...{ open, seats, isAway }} people={winners} label={over.winner} />
      <Ranks open={open} seats={seats} mine={seat} />
      <Best open={open} seats={seats} mine={seat} />
      <footer className="trex-room__foot">{way}</footer>
    </Room>
  )
}

/** My best duel; for whoever had none, the best of all. */
export function Best({ open, seats, mine }: { readonly open: Open; readonly seats: readonly Player[]; readonly mine: Seat | null }) {
  const { over } = useTRexWords()
  const own = open.duels.filter(({ sides }) => sides.some(({ seat }) => seat === mine))
  const duel = bestDuel(own) ?? bestDuel(open.duels)
  if (!duel) return <p className="over__best">{over.noDuels}</p>
  return (
    <div className="over__best">
      <DuelNews duel={duel} seats={seats} label={own.length > 0 ? over.yourDuel : over.bestDuel} />
    </div>
  )
}

function OverTogether({ open, seat, seats }: ShownAtSeat<TRex>) {
  const { way, short } = useAgain()
  return (
    <Room now="over-together" look={open.outcome ?? 'unfinished'}>
      <Together open={open} seats={seats} mine={seat} note={short} />
      <footer className="trex-room__foot">{way}</footer>
    </Room>
  )
}

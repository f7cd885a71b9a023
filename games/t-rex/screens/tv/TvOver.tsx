import type { TRex } from '../../types.ts'
import { Confetti } from '@figment/ui/scene/Confetti.tsx'
import { Curtain, useCurtain } from '@figment/ui/scene/Curtain.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useAgain } from '@figment/ui/scene/again.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Best } from '../over/Over.tsx'
import { Ranks } from '../over/Ranks.tsx'
import { Together } from '../over/Together.tsx'
import { Verdict } from '../over/Verdict.tsx'
import { Tied } from '../tie/Tied.tsx'
import { useTRexWords } from '../words.tsx'

/** Who won, everybody's tokens, and the duel of the evening. Nobody is named before the curtain is up. */
export function TvOver({ open, seats, isAway }: Shown<TRex>) {
  const { over } = useTRexWords()
  const { way, short } = useAgain()
  const isUp = useCurtain()
  if (open.isTogether)
    return (
      <div className="tv-room tv-over-together" data-look={open.outcome ?? 'unfinished'}>
        {open.outcome === 'won' && <Confetti />}
        <Together open={open} seats={seats} mine={null} note={short} />
        {way}
      </div>
    )
  if (!isUp) return <Curtain says={over.soon} seats={seatsAt(seats, open.seats)} />
  const winners = seatsAt(seats, open.winners)
  return (
    <div className="tv-room tv-over">
      {winners.length > 0 && <Confetti />}
      <header className="over__head">
        <h1 data-long={winners.length > 1}>
          <Verdict open={open} seats={seats} mine={null} />
        </h1>
        {short && <p>{short}</p>}
      </header>
      <Tied {...{ open, seats, isAway }} people={winners} label={over.winner} />
      <Ranks open={open} seats={seats} mine={null} />
      <div className="tv-over__foot">
        <Best open={open} seats={seats} mine={null} />
        {way}
      </div>
    </div>
  )
}

import type { Duel } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { PowerFace } from '../card/PowerFace.tsx'
import { Gain } from '../card/Tokens.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTRexWords } from '../words.tsx'
import './DuelNews.css'

interface Props {
  readonly duel: Duel
  readonly seats: readonly Player[]
  /** What it is, where it stands longer than a moment. */
  readonly label?: string
}

/** Somebody's comparison at a glance: both, with what, and what came of it. */
export function DuelNews({ duel, seats, label }: Props) {
  const { duel: words } = useTRexWords()
  const [one, other] = duel.sides
  const mark = (seat: number) => {
    const who = seatAt(seats, seat)
    return who && <PlayerMark colour={who.colour} shape={who.shape} />
  }
  return (
    <p className="duel-news" data-good={duel.tokens.meh === 0}>
      {label && <span className="duel-news__label">{label}</span>}
      {mark(one.seat)}
      <PowerFace colour={one.colour} number={one.number} />
      <PowerFace colour={other.colour} number={other.number} />
      {mark(other.seat)}
      <b>{words.verdicts[duel.verdict]}</b>
      <Gain tokens={duel.tokens} />
    </p>
  )
}

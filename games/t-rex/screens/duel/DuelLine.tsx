import type { Duel } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { PowerFace } from '../card/PowerFace.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import './DuelLine.css'

/** A comparison in one line: who, with what, and what came of it. */
export function DuelLine({ duel, seats }: { readonly duel: Duel; readonly seats: readonly Player[] }) {
  const { duel: words } = useTRexWords()
  const nameOf = useNames(seats)
  const isLost = duel.answer !== null && duel.tokens.yay === 0
  return (
    <span className="duel-line" data-good={duel.tokens.meh === 0 && !isLost}>
      {duel.sides.map(({ seat, colour, number }) => {
        const who = seatAt(seats, seat)
        return (
          <span key={seat} className="duel-line__side">
            {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
            <bdi>{nameOf(seat)}</bdi>
            <PowerFace colour={colour} number={number} />
          </span>
        )
      })}
      <b>
        {duel.answer === null ? words.verdicts[duel.verdict] : words.answers[duel.answer]}{' '}
        {duel.answer === null ? words.each[duel.verdict] : isLost ? words.wrong : words.right(duel.tokens.yay)}
      </b>
    </span>
  )
}

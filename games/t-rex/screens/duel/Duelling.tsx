import type { Duel, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { Stage } from '../board/Stage.tsx'
import { ActionLine } from '../card/ActionLine.tsx'
import { PowerFace } from '../card/PowerFace.tsx'
import { Gain } from '../card/Tokens.tsx'
import { useStrengths } from '../puppet/strength.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { Scale } from './Scale.tsx'
import './Duelling.css'

interface Props {
  readonly duel: Duel
  readonly seats: readonly Player[]
  /** What each of them was doing, where it may be told by now. */
  readonly row?: Open['row']
  readonly children?: ReactNode
}

/** Both, and between them their cards: they meet, stand on edge, turn together; then what came of it, and how far apart they were. */
export function Duelling({ duel, seats, row, children }: Props) {
  const { duel: words } = useTRexWords()
  const [one, other] = duel.sides
  return (
    <div className="duelling" data-verdict={duel.verdict} data-good={duel.tokens.meh === 0 && !isLost(duel)}>
      <Side side={one} at={0} {...{ duel, seats, row }} />
      <div className="duelling__middle">
        <div className="duelling__cards">
          {duel.sides.map(({ seat, colour, number }, at) => (
            <span key={seat} className="duelling__card" data-at={at}>
              <span className="duelling__back" aria-hidden="true" />
              <PowerFace colour={colour} number={number} />
            </span>
          ))}
        </div>
        <p className="duelling__count" aria-hidden="true">
          {words.turning}
        </p>
        <div className="duelling__outcome">
          <p className="duelling__verdict">{words.verdicts[duel.verdict]}</p>
          <Scale duel={duel} seats={seats} />
          <p className="duelling__each">
            <Came duel={duel} seats={seats} />
          </p>
        </div>
        {children}
      </div>
      <Side side={other} at={1} {...{ duel, seats, row }} />
    </div>
  )
}

const isLost = ({ answer, tokens }: Duel): boolean => answer !== null && tokens.yay === 0

/** What it brought; of two who play together, what they had said. */
function Came({ duel, seats }: Pick<Props, 'duel' | 'seats'>) {
  const { duel: words } = useTRexWords()
  const nameOf = useNames(seats)
  const { answer, tokens, verdict, sides } = duel
  if (answer === null) return words.each[verdict]
  return `${words.said(nameOf(sides[0].seat), nameOf(sides[1].seat), answer)} ${isLost(duel) ? words.wrong : words.right(tokens.yay)}`
}

interface SideProps {
  readonly side: Open['duels'][number]['sides'][number]
  readonly duel: Duel
  readonly seats: readonly Player[]
  readonly at: number
  readonly row: Open['row'] | undefined
}

function Side({ side, duel, seats, at, row }: SideProps) {
  const strengths = useStrengths(side.seat)
  const nameOf = useNames(seats)
  const who = seatAt(seats, side.seat)
  return (
    <div className="duelling__side" data-at={at} data-person={who?.person ?? undefined}>
      {who ? <Stage who={who} strengths={strengths} /> : <span className="trex-stage" />}
      <p className="duelling__foot">
        {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
        <bdi>{nameOf(side.seat)}</bdi>
        {duel.answer === null && <Gain tokens={duel.tokens} />}
      </p>
      {row && (
        <p className="duelling__did">
          <ActionLine action={row[side.colour]} />
        </p>
      )}
    </div>
  )
}

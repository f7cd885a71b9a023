import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { DuelLine } from '../duel/DuelLine.tsx'
import { useJust } from '../just.ts'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import './Told.css'

const toldForMs = 6000

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  /** The wild Bye-bye is mine to say. */
  readonly isChoosing: boolean
  readonly clockAhead: number
}

/** The question of the game; for a while after something has happened, that. */
export function Told({ open, seats, isChoosing, clockAhead }: Props) {
  const words = useTRexWords()
  const nameOf = useNames(seats)
  const duel = open.duels.at(-1)
  const byeBye = open.byeByes.at(-1)
  const isDuelNew = useJust(duel?.round ?? null, toldForMs).isNow
  const isByeByeNew = useJust(byeBye?.number ?? null, toldForMs).isNow
  const tellsByeBye = byeBye && isByeByeNew && !(isDuelNew && duel && duel.at > byeBye.at)
  const news = isChoosing ? null : tellsByeBye ? (
    <p key={`bye ${byeBye.number}`} className="told__news">
      <Named say={words.byeBye.said} name={nameOf(byeBye.seat)} />
    </p>
  ) : (
    duel &&
    isDuelNew && (
      <p key={duel.round} className="told__news">
        <DuelLine duel={duel} seats={seats} />
      </p>
    )
  )
  return (
    <header className="told">
      {/* screen readers are told elsewhere what happens */}
      <h1 className={news ? 'unseen' : 'told__question'}>{isChoosing ? words.byeBye.ask : words.acting.ask}</h1>
      {news && <div aria-hidden="true">{news}</div>}
      <Countdown due={isChoosing ? open.due : null} clockAhead={clockAhead} />
    </header>
  )
}

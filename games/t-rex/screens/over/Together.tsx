import type { Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Seat } from '@figment/game-kit'
import type { ReactNode } from 'react'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { PowerFace } from '../card/PowerFace.tsx'
import { Puppet } from '../puppet/Puppet.tsx'
import type { Strengths } from '../puppet/strength.ts'
import { Road } from '../together/Road.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
import { useRecord } from './record.ts'
import './Over.css'

const acts =
  (strength: number): Strengths =>
  (listener) => {
    listener(strength)
    return () => undefined
  }
const dancing = acts(1)
const glum = acts(0)

interface Props {
  readonly open: Open
  readonly seats: readonly Player[]
  /** Null on the TV, which speaks of them by name, and for whoever watches. */
  readonly mine: Seat | null
  readonly note?: ReactNode
}

/** Two won or lost together: what they said, what it was, how far they came. */
export function Together({ open, seats, mine, note }: Props) {
  const { over, agreeing } = useTRexWords()
  const nameOf = useNames(seats)
  const done = open.duels.reduce((sum, { tokens }) => sum + tokens.yay, 0)
  const record = useRecord(done)
  const { outcome } = open
  const duel = open.duels.at(-1)
  const isOurs = mine !== null && open.seats.includes(mine)
  const [one = '', other = ''] = open.seats.map(nameOf)
  return (
    <section className="two-over" data-outcome={outcome ?? 'unfinished'}>
      <div className="two-over__words">
        <h1>
          {outcome === null
            ? over.unfinished
            : outcome === 'won'
              ? isOurs
                ? over.won
                : over.wonBy(one, other)
              : duel?.answer
                ? isOurs
                  ? over.youSaid(agreeing.answers[duel.answer])
                  : over.theySaid(one, other, agreeing.answers[duel.answer])
                : over.lost}
        </h1>
        {outcome === 'lost' && duel && <p>{over.butWas(duel.sides[0].number, duel.sides[1].number)}</p>}
        {note && <p>{note}</p>}
      </div>
      {duel && (
        <ul className="two-over__cards">
          {duel.sides.map(({ seat, colour, number }) => {
            const who = seatAt(seats, seat)
            return (
              <li key={seat}>
                <PowerFace colour={colour} number={number} />
                {outcome !== 'won' && who && <PlayerName seat={who} />}
              </li>
            )
          })}
        </ul>
      )}
      <div className="two-over__road">
        <Road open={open} />
        <p>
          {outcome === 'won' ? over.allGone : over.cameSoFar(done, open.supply.yay)}
          {outcome === 'lost' && isOurs && record > done && <> {over.record(record)}</>}
        </p>
      </div>
      <div className="two-over__two" aria-hidden="true">
        {seatsAt(seats, open.seats).map((who) => (
          <span key={who.seat}>
            <Puppet who={who} strengths={outcome === 'won' ? dancing : glum} />
          </span>
        ))}
      </div>
    </section>
  )
}

import type { TRex, ByeBye, Open } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { Fragment } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import type { ShownChronicle } from '@figment/ui/contract.ts'
import { DuelLine } from '../duel/DuelLine.tsx'
import { votesFor } from '../over/standing.ts'
import { Verdict } from '../over/Verdict.tsx'
import { useNames } from '../who.tsx'
import { TRexWords, useActions, useTRexWords } from '../words.tsx'
import '@figment/ui/scene/Chronicle.css'
import './Chronicle.css'

/** The game so far, in words: only what everybody may know. */
export function Chronicle(props: ShownChronicle<TRex>) {
  return (
    <TRexWords>
      <Duels {...props} />
    </TRexWords>
  )
}

/** A round is what leads to a duel: cards that leave in it are told before it. */
function Duels({ open, seats, atTable }: ShownChronicle<TRex>) {
  const { chronicle: words } = useTRexWords()
  const nameOf = useNames(seats)
  const best = open.seats.filter((seat) => votesFor(open, seat) > 0)
  return (
    <section className="chronicle">
      <h3 className="happened__heading">{words.title}</h3>
      {open.duels.length === 0 && <p className="happened__line">{words.none}</p>}
      {Array.from({ length: open.round }, (_, before) => before + 1).map((round) => {
        const duel = open.duels[round - 1]
        const left = byeByesOf(open, round)
        return (
          <Fragment key={round}>
            {(duel || left.length > 0) && (
              <ul className="happened__lines">
                {left.map((byeBye) => (
                  <li key={byeBye.number} className="happened__line">
                    <Left byeBye={byeBye} seats={seats} />
                  </li>
                ))}
                {duel && (
                  <li className="happened__line">
                    <DuelLine duel={duel} seats={seats} />
                  </li>
                )}
              </ul>
            )}
            {atTable[round]}
          </Fragment>
        )
      })}
      {best.map((seat) => (
        <p key={seat} className="happened__line">
          <Named say={words.vote} name={nameOf(seat)} />
        </p>
      ))}
      {open.phase === 'over' && (
        <p className="chronicle__verdict">
          <Verdict open={open} seats={seats} mine={null} />
        </p>
      )}
    </section>
  )
}

const byeByesOf = ({ byeByes, duels }: Open, round: number): ByeBye[] => {
  const since = duels[round - 2]?.at ?? 0
  const until = duels[round - 1]?.at ?? Number.POSITIVE_INFINITY
  return byeByes.filter(({ at }) => at >= since && at < until)
}

function Left({ byeBye: { seat, gone, came }, seats }: { readonly byeBye: ByeBye; readonly seats: readonly Player[] }) {
  const { chronicle: words } = useTRexWords()
  const say = useActions()
  const nameOf = useNames(seats)
  return (
    <>
      <Named say={words.byeBye} name={nameOf(seat)} /> <i>{say(gone).text}</i>, {words.came} <i>{say(came).text}</i>
    </>
  )
}

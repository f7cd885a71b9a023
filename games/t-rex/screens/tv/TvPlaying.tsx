import type { TRex, Tokens, Verdict } from '../../types.ts'
import { useEffect } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { Pile } from '../card/Tokens.tsx'
import { Duelling } from '../duel/Duelling.tsx'
import { useNames } from '../who.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import { TvHead } from './TvHead.tsx'

const PAYS: readonly (readonly [Verdict, Tokens])[] = [
  ['equal', { yay: 2, meh: 0 }],
  ['oneOff', { yay: 1, meh: 0 }],
  ['apart', { yay: 0, meh: 1 }],
]

/** Until somebody has compared: what it would bring. */
function Pays() {
  const { duel } = useTRexWords()
  return (
    <ul className="trex-tv__pays">
      {PAYS.map(([verdict, { yay, meh }]) => (
        <li key={verdict}>
          <b>{duel.verdicts[verdict]}</b>
          <Pile kind={meh > 0 ? 'meh' : 'yay'} count={yay + meh} />
          <span>{duel.each[verdict]}</span>
        </li>
      ))}
    </ul>
  )
}

/** The actions, the people, the latest duel. */
export function TvPlaying({ open, seats, isAway, clockAhead }: Shown<TRex>) {
  const { tv, duel: duelWords, byeBye: byeByeWords, agreeing } = useTRexWords()
  const nameOf = useNames(seats)
  const say = useActions()
  const duel = open.duels.at(-1)
  const byeBye = open.byeByes.at(-1)
  const areApart = open.isTogether && open.seats.every((seat) => open.answers[seat])
  const newest = byeBye?.number ?? 0
  useEffect(() => {
    if (newest > 0) sound('card')
  }, [newest])
  return (
    <>
      <TvHead
        open={open}
        clockAhead={clockAhead}
        title={open.isTogether ? tv.agreeing : tv.acting}
        note={open.isTogether ? (areApart ? agreeing.differAll : tv.agreeingNote) : tv.note}
      />
      <div className="trex-tv__table">
        <ActionRow open={open} />
        <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, open.seats)} />
        <aside className="trex-tv__latest" aria-live="polite">
          <h2>{duel || open.isTogether ? duelWords.latest : duelWords.none}</h2>
          {duel ? <Duelling key={duel.round} duel={duel} seats={seats} /> : open.isTogether ? <p>{duelWords.none}</p> : <Pays />}
          {byeBye && (!duel || byeBye.at > duel.at) && (
            <p key={`bye ${byeBye.number}`} className="trex-tv__bye">
              <b>
                <Named say={byeByeWords.said} name={nameOf(byeBye.seat)} />
              </b>
              <s>{say(byeBye.gone).text}</s>
            </p>
          )}
          {open.isTogether &&
            open.seats
              .filter((seat) => open.answers[seat])
              .map((seat) => (
                <p key={seat} className="trex-tv__said">
                  <bdi>{nameOf(seat)}</bdi> {agreeing.hasSaid}
                </p>
              ))}
        </aside>
      </div>
    </>
  )
}

import type { Dixit } from '../types.ts'
import { useEffect } from 'react'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { sound } from '@figment/ui/sound.ts'
import type { Shown } from '@figment/ui/contract.ts'
import { stateOf } from './seat-state.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { TvHead } from './TvHead.tsx'
import { useDixitWords } from './words.tsx'
import './TvGiving.css'

/** Cards come face down to the table; that somebody has given is known, what it was is not. */
export function TvGiving(props: Shown<Dixit>) {
  const { open, seats, isAway } = props
  const words = useDixitWords()
  const guessers = open.seats.length - 1
  const haveGiven = guessers - open.awaited.length
  useEffect(() => {
    if (haveGiven > 0) sound('card')
  }, [haveGiven])
  return (
    <>
      <TvHead {...props} title={words.giving.watch} />
      <ul className="tv-giving" data-count={open.seats.length}>
        {seatsAt(seats, open.seats).map((seat) => {
          const isTeller = seat.seat === open.storyteller
          const isThere = isTeller || stateOf(open, seat.seat) === 'ready'
          const cards = isTeller ? 1 : open.toGive
          return (
            <li key={seat.seat} className="tv-giving__place" data-there={isThere} data-teller={isTeller} data-cards={cards}>
              <span className="tv-giving__pile" aria-hidden="true">
                {Array.from({ length: cards }, (_, at) => (
                  <span key={at} className="tv-giving__card" />
                ))}
              </span>
              <span data-person={seat.person ?? undefined}>
                <PlayerName seat={seat} isAway={isAway(seat.seat)} />
              </span>
              <span className="unseen">{isTeller ? words.storyteller : isThere ? words.isReady : words.isThinking}</span>
            </li>
          )
        })}
      </ul>
      <p className="dixit-tv__note" aria-live="polite">
        {words.ready(haveGiven, guessers)} · {words.giving.faceDown(1 + haveGiven * open.toGive)}
      </p>
    </>
  )
}

import type { Dixit } from '../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import type { Shown } from '@figment/ui/contract.ts'
import { accountsOf } from './account.ts'
import { goalOf, runnersOf } from './runners.ts'
import { ScoreTrack } from './ScoreTrack.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { TvHead } from './TvHead.tsx'
import { TvSeats } from './TvSeats.tsx'
import { useDixitWords } from './words.tsx'
import './TvTelling.css'

export function TvClaiming(props: Shown<Dixit>) {
  const { open, seats } = props
  const words = useDixitWords()
  return (
    <>
      <TvHead {...props} title={words.title} />
      <div className="tv-telling">
        <div className="tv-telling__marks">
          {seatsAt(seats, open.seats).map((seat) => (
            <Rabbit key={seat.seat} colour={seat.colour} shape={seat.shape} />
          ))}
        </div>
        <p className="tv-telling__line">{words.claiming.watch}</p>
        <p className="tv-telling__hint">{words.claiming.watchHint}</p>
      </div>
      <TvSeats {...props} />
    </>
  )
}

export function TvTelling(props: Shown<Dixit>) {
  const { open, seats } = props
  const words = useDixitWords()
  const teller = seatAt(seats, open.storyteller)
  // from the second round on there is something to see on the track
  const isRunning = open.round > 1
  return (
    <>
      <TvHead {...props} title={words.title} />
      <div className="tv-telling" data-running={isRunning}>
        <div className="tv-telling__teller">{teller && <Rabbit colour={teller.colour} shape={teller.shape} />}</div>
        <p className="tv-telling__line">
          <Named say={words.telling.others} name={teller?.name} />
        </p>
        {isRunning && <ScoreTrack runners={runnersOf(accountsOf(undefined, open.seats, open.scores), seats)} goal={goalOf(open)} />}
      </div>
      <TvSeats {...props} />
    </>
  )
}

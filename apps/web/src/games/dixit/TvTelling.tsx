import { PlayerMark } from '../../kit/PlayerMark.tsx'
import type { TvProps } from '../screens.ts'
import { Phrase } from './Phrase.tsx'
import { seatAt, seatsAt } from './seating.ts'
import { TvHead } from './TvHead.tsx'
import { TvSeats } from './TvSeats.tsx'
import { useDixitWords } from './words/index.tsx'
import './TvTelling.css'

export function TvClaiming(props: TvProps<'dixit'>) {
  const { open, seats } = props
  const words = useDixitWords()
  return (
    <>
      <TvHead {...props} title={words.title} />
      <div className="tv-telling">
        <div className="tv-telling__marks">
          {seatsAt(seats, open.seats).map((seat) => (
            <PlayerMark key={seat.seat} colour={seat.colour} shape={seat.shape} size="large" />
          ))}
        </div>
        <p className="tv-telling__line">{words.claiming.watch}</p>
        <p className="tv-telling__hint">{words.claiming.watchHint}</p>
      </div>
      <TvSeats {...props} />
    </>
  )
}

export function TvTelling(props: TvProps<'dixit'>) {
  const { open, seats } = props
  const words = useDixitWords()
  const teller = seatAt(seats, open.storyteller)
  return (
    <>
      <TvHead {...props} title={words.title} />
      <div className="tv-telling">
        <div className="tv-telling__teller">{teller && <PlayerMark colour={teller.colour} shape={teller.shape} size="large" />}</div>
        <p className="tv-telling__line">
          <Phrase text={words.telling.others} name={<bdi>{teller?.name}</bdi>} />
        </p>
      </div>
      <TvSeats {...props} />
    </>
  )
}

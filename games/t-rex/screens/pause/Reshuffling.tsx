import type { TRex } from '../../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { CardBack } from '../card/CardBack.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useTRexWords } from '../words.tsx'
import './Reshuffling.css'

/** The deck is empty: everybody sits down for a moment. */
export function Reshuffling({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { pause: words } = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const { awaited, deck } = open
  const isAwaited = seat !== null && awaited.includes(seat)
  return (
    <Room now="pause">
      <header className="trex-room__head pause__head">
        <Ask>{words.ask}</Ask>
        <p>{words.hint}</p>
        <Countdown due={open.due} clockAhead={clockAhead} />
        {isAwaited && awaited.length < open.seats.length && <Waiting awaited={awaited} seats={seats} isAway={isAway} />}
      </header>
      <Shuffling />
      {held !== null && (
        <footer className="trex-room__foot">
          {isAwaited ? (
            <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn', deck })}>
              {words.goOn}
            </Button>
          ) : (
            <Settled note={words.settled} awaited={awaited} seats={seats} isAway={isAway} />
          )}
        </footer>
      )}
    </Room>
  )
}

export const Shuffling = () => (
  <div className="shuffling" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((at) => (
      <span key={at} style={{ '--at': at }}>
        <CardBack />
      </span>
    ))}
  </div>
)

import type { TRex } from '../../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { CardBack } from '../board/Tile.tsx'
import { useTRexWords } from '../words.tsx'
import './Reshuffling.css'

/** The deck is empty: everybody sits down for a moment. */
export function Reshuffling({ open, held, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { pause: words } = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const { awaited, deck } = open
  const isAwaited = seat !== null && awaited.includes(seat)
  return (
    <>
      <Asking ask={words.ask} hint={words.hint} due={open.due} clockAhead={clockAhead}>
        {isAwaited && awaited.length < open.seats.length && <Waiting awaited={awaited} seats={seats} isAway={isAway} />}
      </Asking>
      <Shuffling />
      {held !== null && (
        <Dock>
          {isAwaited ? (
            <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn', deck })}>
              {words.goOn}
            </Button>
          ) : (
            <Settled note={words.settled} awaited={awaited} seats={seats} isAway={isAway} />
          )}
        </Dock>
      )}
    </>
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

import type { Pictomania } from '../../types.ts'
import type { ReactNode } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled } from '@figment/ui/scene/Waiting.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { peopleAmong } from '../show/people.ts'
import './GoOn.css'

interface Props extends Pick<ShownAtSeat<Pictomania>, 'open' | 'seat' | 'seats' | 'isAway' | 'play'> {
  readonly button: string
  /** Said to those who have pressed it. */
  readonly gone: string
  /** Quietly, beside the button. */
  readonly aside?: ReactNode
}

/** Enough seen: on to the next; or else for whom we wait. */
export function GoOn({ open, seat, seats, isAway, play, button, gone, aside }: Props) {
  const { isBusy, take } = useTurn(play)
  const { round, step, awaited } = open
  return (
    <Dock>
      {seat !== null && awaited.includes(seat) ? (
        <div className="go-on">
          {aside}
          <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'goOn', round, step })}>
            {button}
          </Button>
        </div>
      ) : (
        <div className="go-on">
          {aside}
          <Settled
            note={seat === null ? undefined : gone}
            awaited={peopleAmong(awaited, { seats, isAway })}
            seats={seats}
            isAway={isAway}
          />
        </div>
      )}
    </Dock>
  )
}

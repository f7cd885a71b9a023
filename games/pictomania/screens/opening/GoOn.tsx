import type { Pictomania } from '../../types.ts'
import type { ReactNode } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { useShowWords } from '../show/words/index.tsx'
import './GoOn.css'

interface Props extends Pick<ShownAtSeat<Pictomania>, 'open' | 'seat' | 'seats' | 'play'> {
  readonly button: string
  /** Left of the button, instead of the charms of those who have pressed it. */
  readonly aside?: ReactNode
}

/** Enough seen: on to the next. It would come by itself: whoever presses only shortens the rest. */
export function GoOn({ open, seat, seats, play, button, aside }: Props) {
  const { isBusy, take } = useTurn(play)
  const { round, step, awaited } = open
  const isPressed = seat !== null && !awaited.includes(seat)
  return (
    <div className="go-on">
      <div className="go-on__aside">{aside ?? <Pressed open={open} seats={seats} />}</div>
      {seat !== null && (
        // it stays where it is, and keeps the keyboard
        <Button
          kind="primary"
          busy={isBusy}
          aria-disabled={isPressed}
          onClick={() => !isPressed && void take({ type: 'goOn', round, step })}
        >
          {button}
          <Icon name={isPressed ? 'check' : 'next'} />
        </Button>
      )}
    </div>
  )
}

/** The people who have seen enough; bots are not waited for. */
function Pressed({ open, seats }: Pick<Props, 'open' | 'seats'>) {
  const { opening } = useShowWords()
  const pressed = open.heldFor === null ? open.seats.filter((seat) => !open.awaited.includes(seat)) : []
  const people = pressed.flatMap((seat) => seatAt(seats, seat) ?? []).filter(({ isBot }) => !isBot)
  if (people.length === 0) return null
  return (
    <ul className="go-on__pressed" aria-label={opening.pressed}>
      {people.map(({ seat, name, colour, shape }) => (
        <li key={seat}>
          <PlayerMark colour={colour} shape={shape} size="small" />
          <span className="unseen">{name}</span>
        </li>
      ))}
    </ul>
  )
}

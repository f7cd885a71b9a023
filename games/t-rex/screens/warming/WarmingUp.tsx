import { type TRex, STRONGEST, type WarmUp } from '../../types.ts'
import type { ReactNode } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { OneRoom } from '../acting/OneRoom.tsx'
import { Tile } from '../board/Tile.tsx'
import { colourOf } from '../card/colour-of.ts'
import { Dial } from '../card/Dial.tsx'
import { Sign } from '../card/Sign.tsx'
import { Examples } from '../card/YourCard.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import './WarmingUp.css'

/** One after another everybody shows the same action, each a little stronger. Nobody looks at a card yet. */
export function WarmingUp({ open, seat, seats, isAway, clockAhead, play }: ShownAtSeat<TRex>) {
  const { warmUp: words } = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const { warmUp } = open
  if (!warmUp) return null
  const { strength } = warmUp
  const shower = seatAt(seats, warmUp.seat)
  const isMine = warmUp.seat === seat
  return (
    <>
      <Asking
        ask={isMine ? words.ask(strength) : <Named say={(name) => words.others(name, strength)} name={shower?.name ?? ''} />}
        hint={isMine ? words.hint : words.othersHint}
        due={open.due}
        clockAhead={clockAhead}
      />
      <div className="warm-up">
        <WarmUpCard warmUp={warmUp}>
          <Examples key={warmUp.action} action={warmUp.action} />
        </WarmUpCard>
        {shower && isMine && !isOneRoom && <YourPuppet who={shower} card={0} />}
        {shower && !isMine && (!isOneRoom || shower.isBot) && (
          <div className="warm-up__shower">
            <Tile who={shower} seats={seats} open={open} isAway={isAway(shower.seat)} />
          </div>
        )}
      </div>
      {seat !== null && <OneRoom isOne={isOneRoom} />}
      {isMine && (
        <Dock>
          <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'warmUp', strength })}>
            {words.done}
          </Button>
        </Dock>
      )}
    </>
  )
}

/** How strongly, and what; and how far the scale has come. */
export function WarmUpCard({ warmUp, children }: { readonly warmUp: WarmUp; readonly children?: ReactNode }) {
  const { warmUp: words, ofTen } = useTRexWords()
  const say = useActions()
  const colour = colourOf(warmUp.action)
  return (
    <section className="your-card warm-up__card" data-hue={colour} aria-label={ofTen(warmUp.strength)}>
      <div className="your-card__dial">
        <Dial number={warmUp.strength} colour={colour} />
      </div>
      <div className="your-card__what">
        <h2 className="your-card__action">
          <Sign colour={colour} />
          {say(warmUp.action).text}
        </h2>
        {children}
        <ol className="warm-up__scale" aria-label={words.scale}>
          {Array.from({ length: STRONGEST }, (_, before) => before + 1).map((number) => (
            <li key={number} data-shown={number <= warmUp.strength} aria-current={number === warmUp.strength ? 'step' : undefined}>
              {number}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

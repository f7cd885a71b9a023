import type { TRex } from '../../types.ts'
import { Button } from '@figment/ui/Button.tsx'
import { Countdown } from '@figment/ui/Countdown.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { OneRoom } from '../acting/OneRoom.tsx'
import { Tile } from '../board/Tile.tsx'
import { ActionLine } from '../card/ActionLine.tsx'
import { colourOf } from '../card/colour-of.ts'
import { Dial } from '../card/Dial.tsx'
import { Sign } from '../card/Sign.tsx'
import { Examples } from '../card/YourCard.tsx'
import { TRexHints } from '../learn/Hints.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useActions, useTRexWords } from '../words.tsx'
import { Stairs } from './Stairs.tsx'
import { showsAt } from './turns.ts'
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
  const next = showsAt(warmUp, open.seats, strength + 1)
  return (
    <Room now="warming" others={1} look={isMine ? 'mine' : 'others'}>
      <header className="trex-room__head warming__head">
        <div className="trex-room__me">
          <div className="trex-room__words">
            <p>{isMine ? words.yours : words.title}</p>
            <Ask>{isMine ? words.ask(strength) : <Named say={(name) => words.others(name, strength)} name={shower?.name ?? ''} />}</Ask>
          </div>
        </div>
        <Countdown due={open.due} clockAhead={clockAhead} />
        {seat !== null && <OneRoom isOne={isOneRoom} />}
      </header>
      {isMine ? (
        <Shown {...{ warmUp }} />
      ) : (
        <p className="action-row warming__action">
          <ActionLine action={warmUp.action} />
        </p>
      )}
      <Stairs warmUp={warmUp} order={open.seats} seats={seats} />
      {shower && isMine && !isOneRoom && <YourPuppet who={shower} card={0} says={words.tap} />}
      {shower && !isMine && (
        <div className="board warming__shower" data-faces="board">
          <Tile who={shower} seats={seats} open={open} isAway={isAway(shower.seat)} isSeenOtherwise={isOneRoom && !shower.isBot}>
            {next !== null && strength < 10 && (
              <span className="warming__next">
                {next === seat ? words.youNext(strength + 1) : <Named say={words.next} name={seatAt(seats, next)?.name ?? ''} />}
              </span>
            )}
          </Tile>
        </div>
      )}
      <TRexHints open={open} seat={seat} />
      {isMine ? (
        <footer className="trex-room__foot">
          <Button kind="primary" busy={isBusy} onClick={() => void take({ type: 'warmUp', strength })}>
            {words.done}
          </Button>
        </footer>
      ) : (
        <p className="warming__note">{words.othersHint}</p>
      )}
    </Room>
  )
}

/** How strongly, and what. */
function Shown({ warmUp: { action, strength } }: { readonly warmUp: NonNullable<TRex['open']['warmUp']> }) {
  const { ofTen } = useTRexWords()
  const say = useActions()
  const colour = colourOf(action)
  return (
    <section className="your-card" data-hue={colour} aria-label={ofTen(strength)}>
      <div className="your-card__dial">
        <Dial number={strength} colour={colour} />
      </div>
      <div className="your-card__what">
        <h2 className="your-card__action">
          <Sign colour={colour} />
          {say(action).text}
        </h2>
        <Examples action={action} />
      </div>
    </section>
  )
}

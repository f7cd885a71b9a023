import type { TRex } from '../../types.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { Supply } from '../card/Supply.tsx'
import { DuelLine } from '../duel/DuelLine.tsx'
import { YourCard } from '../card/YourCard.tsx'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { useOneRoom } from '../one-room.ts'
import { useTRexWords } from '../words.tsx'
import { ChoosingColour } from './ChoosingColour.tsx'
import { Foot } from './Foot.tsx'
import { Offers } from './Offers.tsx'
import { OneRoom } from './OneRoom.tsx'
import { Told } from './Told.tsx'
import './Acting.css'

/** No turns: my card, everybody else, and who holds out what to whom. */
export function Acting(props: ShownAtSeat<TRex>) {
  const { open, held, seat } = props
  return held !== null && seat !== null && open.seats.includes(seat) ? (
    <ActingSeat {...props} held={held} seat={seat} />
  ) : (
    <Onlooking {...props} />
  )
}

type Playing = ShownAtSeat<TRex> & { readonly held: NonNullable<ShownAtSeat<TRex>['held']>; readonly seat: Seat }

function ActingSeat({ open, held, seat, seats, isAway, clockAhead, play }: Playing) {
  const { isBusy, take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const card = open.drawn[seat] ?? 0
  const hasNumber = held.card !== null && held.card.number !== null
  const mine = open.offers.find(({ from }) => from === seat)
  const me = seatAt(seats, seat)
  const others = seatsAt(seats, open.seats).filter((who) => who.seat !== seat)
  const asking = open.offers.filter(({ to }) => to === seat).map(({ from }) => from)
  const takeBack = () => mine && void take({ type: 'takeBack', offer: mine.id })
  const isChoosing = open.choosing === seat
  return (
    <>
      <Told {...{ open, seats, isChoosing, clockAhead }} />
      <div className="acting-table" data-room={isOneRoom ? 'one' : 'apart'}>
        <div className="acting-table__mine">
          {isChoosing ? (
            <ChoosingColour row={open.row} isBusy={isBusy} choose={(colour) => void take({ type: 'sayByeBye', card, colour })} />
          ) : (
            <YourCard key={card} held={held} tokens={open.tokens[seat] ?? null} />
          )}
          {!isOneRoom && me && <YourPuppet who={me} card={card} hasBots={others.some(({ isBot }) => isBot)} />}
        </div>
        <div className="acting-table__others">
          {!isOneRoom && !isChoosing && <ActionRow open={open} />}
          <Board
            {...{ open, seats, isAway, isOneRoom }}
            people={others}
            asking={asking}
            {...(hasNumber && {
              tap: {
                offeredTo: mine?.to ?? null,
                offer: (to: Seat) => void take({ type: 'offer', card, to }),
                takeBack,
              },
            })}
          />
        </div>
        <div className="acting-table__rest">
          <Supply open={open} />
          <OneRoom isOne={isOneRoom} />
        </div>
      </div>
      {!isChoosing && (hasNumber || asking.length > 0) && (
        <Dock>
          <div className="acting-dock">
            <Offers
              {...{ open, seat, seats }}
              canAccept={hasNumber}
              accept={({ id }) => void take({ type: 'accept', offer: id, card })}
              decline={({ id }) => void take({ type: 'decline', offer: id })}
            />
            {hasNumber && <Foot {...{ open, seat, seats, mine, isBusy, takeBack }} skip={() => void take({ type: 'skip', card })} />}
          </div>
        </Dock>
      )}
    </>
  )
}

/** Somebody who watches sees what a TV shows. */
function Onlooking({ open, seats, isAway, clockAhead }: ShownAtSeat<TRex>) {
  const { acting } = useTRexWords()
  const duel = open.duels.at(-1)
  return (
    <>
      <Asking ask={acting.watching} due={open.due} clockAhead={clockAhead} />
      <ActionRow open={open} />
      <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, open.seats)} />
      <div className="onlooking">
        <Supply open={open} />
        {duel && (
          <p key={duel.round}>
            <DuelLine duel={duel} seats={seats} />
          </p>
        )}
      </div>
    </>
  )
}

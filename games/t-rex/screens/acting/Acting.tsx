import type { TRex } from '../../types.ts'
import { useState } from 'react'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Board } from '../board/Board.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { YourCard } from '../card/YourCard.tsx'
import { DuelNews } from '../duel/DuelNews.tsx'
import { TRexHints } from '../learn/Hints.tsx'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { Room } from '../room/Room.tsx'
import { useOneRoom } from '../one-room.ts'
import { useTRexWords } from '../words.tsx'
import { ChoosingColour } from './ChoosingColour.tsx'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { Offers } from './Offers.tsx'
import { OneRoom } from './OneRoom.tsx'
import './Acting.css'

/** Whoever has held so many cards knows what 1 and 10 are about. */
const CARDS_EXPLAINED = 3

/** No turns: my card, everybody else, and who holds out what to whom. */
export function Acting(props: ShownAtSeat<TRex>) {
  const { open, held, seat } = props
  if (held === null || seat === null || !open.seats.includes(seat)) return <Onlooking {...props} />
  return <ActingSeat {...props} held={held} seat={seat} />
}

type Playing = ShownAtSeat<TRex> & { readonly held: NonNullable<ShownAtSeat<TRex>['held']>; readonly seat: Seat }

function ActingSeat({ open, held, seat, seats, isAway, clockAhead, play }: Playing) {
  const words = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const card = open.drawn[seat] ?? 0
  const [wish, setWish] = useState<{ readonly card: number; readonly to: Seat } | null>(null)
  const colour = held.card?.number == null ? null : held.card.colour
  const mine = open.offers.find(({ from }) => from === seat)
  const me = seatAt(seats, seat)
  const others = seatsAt(seats, open.seats).filter((who) => who.seat !== seat)
  const asking = open.offers.filter(({ to }) => to === seat)
  // with another card nobody is picked any more
  const picked = wish?.card === card && others.some((who) => who.seat === wish.to) ? wish.to : (mine?.to ?? null)
  if (open.choosing === seat)
    return (
      <ChoosingColour
        {...{ open, isBusy, clockAhead }}
        choose={(chosen) => void take({ type: 'sayByeBye', card, colour: chosen })}
        hint={<TRexHints open={open} seat={seat} />}
      />
    )
  const duel = open.duels.at(-1)
  // whoever offers is looked at in the sheet
  const isInSheet = (who: Seat) => asking.some(({ from }) => from === who)
  const seen = others.filter((who) => isOneRoom || !isInSheet(who.seat))
  return (
    <Room
      now={isOneRoom ? 'one-room' : 'acting'}
      others={isOneRoom ? 0 : seen.length}
      {...(asking.length > 0 && { look: asking.length > 1 ? 'offers' : 'offer' })}
    >
      <Head {...{ open, seats, me }} ask={isOneRoom ? words.acting.lookAtPeople : mine ? words.acting.cardOut : words.acting.ask}>
        <OneRoom isOne={isOneRoom} />
      </Head>
      <YourCard key={card} held={held} isExplained={card <= CARDS_EXPLAINED} />
      <ActionRow open={open} mine={colour} />
      <Board
        {...{ open, seats, isAway, isOneRoom }}
        people={seen}
        asking={asking.map(({ from }) => from)}
        offeredTo={mine?.to ?? null}
        {...(colour && { pick: { label: words.acting.ask, picked, onPick: (to: Seat) => setWish({ card, to }) } })}
      />
      {!isOneRoom && me && (
        <YourPuppet who={me} card={card} hasBots={others.some(({ isBot }) => isBot)} className="trex-room__left acting__pad" />
      )}
      {!isOneRoom && duel && asking.length === 0 && (
        <div className="latest trex-room__left" aria-hidden="true">
          <DuelNews key={duel.round} duel={duel} seats={seats} label={words.duel.latest} />
        </div>
      )}
      <TRexHints open={open} seat={seat} />
      <Offers
        {...{ open, seat, seats, isAway, clockAhead, held }}
        accept={({ id }) => void take({ type: 'accept', offer: id, card })}
        decline={({ id }) => void take({ type: 'decline', offer: id })}
      />
      {colour && (
        <Foot
          {...{ open, seat, seats, picked, mine, isBusy, clockAhead }}
          offer={(to) => void take({ type: 'offer', card, to })}
          takeBack={() => mine && void take({ type: 'takeBack', offer: mine.id })}
          skip={() => void take({ type: 'skip', card })}
        />
      )}
    </Room>
  )
}

/** Somebody who watches sees what a TV shows. */
function Onlooking({ open, seats, seat, isAway }: ShownAtSeat<TRex>) {
  const { acting, duel: words } = useTRexWords()
  const duel = open.duels.at(-1)
  return (
    <Room now="onlooking" others={open.seats.length}>
      <Head open={open} seats={seats} me={undefined} ask={acting.watching} />
      <ActionRow open={open} />
      <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, open.seats)} />
      {duel && (
        <div className="latest trex-room__left">
          <DuelNews key={duel.round} duel={duel} seats={seats} label={words.latest} />
        </div>
      )}
      <TRexHints open={open} seat={seat} />
    </Room>
  )
}

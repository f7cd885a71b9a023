import { type TRex, ANSWERS, type Answer, type Open } from '../../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import type { Player } from '@figment/game-kit/player'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { ChoosingColour } from '../acting/ChoosingColour.tsx'
import { OneRoom } from '../acting/OneRoom.tsx'
import { Tile } from '../board/Tile.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { YourCard } from '../card/YourCard.tsx'
import { TRexHints } from '../learn/Hints.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { Ask, Room } from '../room/Room.tsx'
import { useTRexWords } from '../words.tsx'
import { AnswerSign } from './AnswerSign.tsx'
import { Road } from './Road.tsx'
import './Agreeing.css'

/** Two play together: they watch each other, and have to say the same. */
export function Agreeing(props: ShownAtSeat<TRex>) {
  const { open, held, seat } = props
  return held !== null && seat !== null && open.seats.includes(seat) ? (
    <OneOfTwo {...props} held={held} seat={seat} />
  ) : (
    <Onlooking {...props} />
  )
}

type Playing = ShownAtSeat<TRex> & { readonly held: NonNullable<ShownAtSeat<TRex>['held']>; readonly seat: Seat }

function OneOfTwo({ open, held, seat, seats, isAway, clockAhead, play }: Playing) {
  const words = useTRexWords()
  const { isBusy, take } = useTurn(play)
  const isOneRoom = useOneRoom()
  const card = open.drawn[seat] ?? 0
  const me = seatAt(seats, seat)
  const [other] = seatsAt(seats, open.seats).filter((who) => who.seat !== seat)
  const canAnswer = open.choosing === null && held.card !== null && held.card.number !== null
  const areApart = canAnswer && open.seats.every((one) => open.answers[one])
  const answer = (said: Answer) => {
    sound('card')
    void take({ type: 'answer', card, answer: said })
  }
  if (open.choosing === seat)
    return (
      <ChoosingColour
        {...{ open, isBusy, clockAhead }}
        choose={(colour) => void take({ type: 'sayByeBye', card, colour })}
        hint={<TRexHints open={open} seat={seat} />}
      />
    )
  return (
    <Room now="together" look={isOneRoom ? 'one' : 'apart'}>
      <header className="trex-room__head">
        <Road open={open} />
        <OneRoom isOne={isOneRoom} />
      </header>
      {other && (
        <Partner who={other} {...{ open, seats, isAway }} isSeenOtherwise={isOneRoom && !other.isBot}>
          <Saying open={open} mine={seat} other={other} />
        </Partner>
      )}
      <YourCard key={card} held={held} />
      {!isOneRoom && me && <YourPuppet who={me} card={card} hasBots={other?.isBot ?? false} />}
      <TRexHints open={open} seat={seat} />
      <div className="together">
        <Ask>{areApart ? words.agreeing.differAll : words.agreeing.ask}</Ask>
        {areApart && <p className="together__more">{words.agreeing.differHint}</p>}
      </div>
      <div className="answers">
        {ANSWERS.map((one) => (
          <button
            key={one}
            type="button"
            className="answers__one"
            data-answer={one}
            aria-pressed={open.answers[seat] === one}
            disabled={!canAnswer}
            onClick={() => answer(one)}
          >
            <AnswerSign answer={one} />
            {words.agreeing[one]}
          </button>
        ))}
      </div>
    </Room>
  )
}

type Seen = Pick<ShownAtSeat<TRex>, 'open' | 'seats' | 'isAway'> & {
  readonly who: Player
  readonly isSeenOtherwise?: boolean
  readonly children: React.ReactNode
}

const Partner = ({ who, open, seats, isAway, isSeenOtherwise = false, children }: Seen) => (
  <div className="partner" data-faces="board" data-said={open.answers[who.seat] !== undefined}>
    <Tile who={who} seats={seats} open={open} isAway={isAway(who.seat)} isSeenOtherwise={isSeenOtherwise}>
      {children}
    </Tile>
  </div>
)

/** That the other one has said something; what, only once both have: until then everybody makes up their own mind. */
function Saying({ open, mine, other }: { readonly open: Open; readonly mine: Seat; readonly other: Player }) {
  const { agreeing: words } = useTRexWords()
  const theirs = open.answers[other.seat]
  if (open.choosing !== null) return <span className="saying">{words.wait}</span>
  if (theirs && open.answers[mine])
    return (
      <span className="saying" data-differ="true">
        <span className="unseen">
          <Named say={(shown) => words.differ(shown, words.answers[theirs])} name={other.name} />
        </span>
        <AnswerSign answer={theirs} />
        <span aria-hidden="true">{words.quoted(words.answers[theirs])}</span>
      </span>
    )
  return <span className="saying">{theirs ? words.knows : words.thinks}</span>
}

function Onlooking({ open, seats, seat, isAway }: ShownAtSeat<TRex>) {
  const { agreeing } = useTRexWords()
  return (
    <Room now="together" look="onlooking">
      <header className="trex-room__head">
        <Road open={open} />
      </header>
      <ActionRow open={open} />
      <div className="partners">
        {seatsAt(seats, open.seats).map((who) => (
          <Partner key={who.seat} {...{ who, open, seats, isAway }}>
            <span className="saying">{open.answers[who.seat] ? agreeing.knows : agreeing.thinks}</span>
          </Partner>
        ))}
      </div>
      <div className="together">
        <Ask>{open.seats.every((one) => open.answers[one]) ? agreeing.differAll : agreeing.watching}</Ask>
      </div>
      <TRexHints open={open} seat={seat} />
    </Room>
  )
}

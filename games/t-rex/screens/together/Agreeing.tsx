import { type TRex, ANSWERS, type Answer, type Open } from '../../types.ts'
import { Named } from '@figment/ui/Named.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { seatAt, seatsAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { ChoosingColour } from '../acting/ChoosingColour.tsx'
import { OneRoom } from '../acting/OneRoom.tsx'
import { Board } from '../board/Board.tsx'
import { ActionRow } from '../card/ActionRow.tsx'
import { Pile } from '../card/Tokens.tsx'
import { YourCard } from '../card/YourCard.tsx'
import { useOneRoom } from '../one-room.ts'
import { YourPuppet } from '../puppet/YourPuppet.tsx'
import { useNames } from '../who.tsx'
import { useTRexWords } from '../words.tsx'
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
  const others = seatsAt(seats, open.seats).filter((who) => who.seat !== seat)
  const isChoosing = open.choosing === seat
  const canAnswer = open.choosing === null && held.card !== null && held.card.number !== null
  const answer = (said: Answer) => {
    sound('card')
    void take({ type: 'answer', card, answer: said })
  }
  return (
    <>
      <Asking ask={isChoosing ? words.byeBye.ask : words.agreeing.ask} due={isChoosing ? open.due : null} clockAhead={clockAhead}>
        {others.map((other) => (
          <Saying key={other.seat} open={open} mine={seat} other={other.seat} name={other.name} />
        ))}
      </Asking>
      <div className="acting-table acting-table--two" data-room={isOneRoom ? 'one' : 'apart'}>
        <div className="acting-table__mine">
          {isChoosing ? (
            <ChoosingColour row={open.row} isBusy={isBusy} choose={(colour) => void take({ type: 'sayByeBye', card, colour })} />
          ) : (
            <YourCard key={card} held={held} tokens={null} />
          )}
          {!isOneRoom && me && <YourPuppet who={me} card={card} hasBots={others.some(({ isBot }) => isBot)} />}
        </div>
        <div className="acting-table__others">
          <ToGo open={open} />
          {!isOneRoom && !isChoosing && <ActionRow open={open} />}
          {(!isOneRoom || others.some(({ isBot }) => isBot)) && <Board {...{ open, seats, isAway, isOneRoom }} people={others} />}
        </div>
        <OneRoom isOne={isOneRoom} />
      </div>
      <Dock>
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
      </Dock>
    </>
  )
}

/** That the other one has said something; what, only once both have: until then everybody makes up their own mind. */
function Saying({ open, mine, other, name }: { readonly open: Open; readonly mine: Seat; readonly other: Seat; readonly name: string }) {
  const { agreeing: words } = useTRexWords()
  const theirs = open.answers[other]
  const isMineSaid = open.answers[mine] !== undefined
  if (open.choosing !== null) return <p className="saying">{words.wait}</p>
  if (theirs && isMineSaid)
    return (
      <p className="saying" data-differ="true">
        <Named say={(shown) => words.differ(shown, words.answers[theirs])} name={name} />.{' '}
        <span className="saying__more">{words.differHint}</span>
      </p>
    )
  return (
    <p className="saying">
      <Named say={theirs ? words.theyHaveSaid : isMineSaid ? words.youWait : words.theyThink} name={name} />
    </p>
  )
}

/** What is still to be removed. */
export function ToGo({ open }: { readonly open: Open }) {
  const { agreeing } = useTRexWords()
  return (
    <p className="to-go">
      <Pile kind="yay" count={open.supply.yay} />
      <span>{agreeing.left(open.supply.yay)}</span>
    </p>
  )
}

function Onlooking({ open, seats, isAway, clockAhead }: ShownAtSeat<TRex>) {
  const { agreeing } = useTRexWords()
  const nameOf = useNames(seats)
  const silent = open.seats.filter((seat) => !open.answers[seat])
  return (
    <>
      <Asking ask={agreeing.watching} due={open.due} clockAhead={clockAhead}>
        <p className="saying">
          {silent.length === 0
            ? agreeing.differAll
            : silent.map((seat) => (
                <span key={seat}>
                  <Named say={agreeing.theyThink} name={nameOf(seat)} />.{' '}
                </span>
              ))}
        </p>
      </Asking>
      <ToGo open={open} />
      <ActionRow open={open} />
      <Board {...{ open, seats, isAway }} isOneRoom={false} people={seatsAt(seats, open.seats)} />
    </>
  )
}

const AnswerSign = ({ answer }: { readonly answer: Answer }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={answer === 'match' ? 'M4 9.500h16M4 14.500h16' : 'M4 9.500h16M4 14.500h16M16 4L8 20'} />
  </svg>
)

import type { Dixit, Card, Held } from '../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { Cards } from './Cards.tsx'
import { Clue } from './Clue.tsx'
import { Dock } from '@figment/ui/scene/Dock.tsx'
import { Gathered } from './Gathered.tsx'
import { aboutToLay } from './laying.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Settled, Waiting } from '@figment/ui/scene/Waiting.tsx'
import { useDixitWords } from './words.tsx'
import './Giving.css'

export function Giving(props: ShownAtSeat<Dixit>) {
  const { open, held, seat } = props
  if (!held || open.storyteller === seat) return <Onlooker {...props} />
  return <Giver {...props} held={held} />
}

function Giver({ open, held, seats, isAway, clockAhead, play }: ShownAtSeat<Dixit> & { held: Held }) {
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const [picked, setPicked] = useState<readonly Card[] | null>(null)
  const cards = useSteadyOrder([...held.hand, ...held.given])
  const chosen = picked ?? held.given
  const hasGiven = held.given.length > 0
  const isAnother = !sameCards(chosen, held.given)
  const isPair = open.toGive === 2
  const toggle = (card: Card) =>
    // one too many: the one chosen first goes back
    setPicked(chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card].slice(-open.toGive))
  const give = async () => {
    const lay = aboutToLay(chosen)
    const isGiven = await take({ type: 'giveCards', cards: chosen })
    if (!isGiven) return
    setPicked(null)
    lay()
  }
  const { askOne, askTwo, givenOne, givenTwo, emptyOne, emptyTwo, emptyMore, buttonOne, buttonTwo, change, canChange } = words.giving
  const given = isPair ? givenTwo : givenOne
  const isEnough = chosen.length === open.toGive
  const wanted = chosen.length > 0 ? emptyMore : isPair ? emptyTwo : emptyOne
  const button = hasGiven ? change : isPair ? buttonTwo : buttonOne
  return (
    <>
      <Asking ask={hasGiven ? given : isPair ? askTwo : askOne} due={open.due} clockAhead={clockAhead} />
      <Clue
        clue={open.clue ?? ''}
        kind={open.clueKind}
        clip={open.clip}
        teller={seatAt(seats, open.storyteller)?.name}
        by={seatAt(seats, open.storyteller)?.person}
        told={{ round: open.round, seat: open.storyteller }}
      />
      <Cards
        cards={cards}
        label={words.hand}
        chosen={hasGiven && !isAnother ? [] : chosen}
        given={isAnother ? [] : held.given}
        tagOf={(card) => (held.given.includes(card) ? words.giving.given : undefined)}
        onToggle={toggle}
      />
      <Dock>
        {hasGiven && !isAnother ? (
          <Settled note={canChange} awaited={open.awaited} seats={seats} isAway={isAway} />
        ) : (
          <Button kind="primary" busy={isBusy} disabled={!isEnough} onClick={() => void give()}>
            {isEnough ? button : wanted}
          </Button>
        )}
      </Dock>
    </>
  )
}

/** The storyteller, and those who watch: the clue is told, the cards are on their way. */
function Onlooker({ open, held, seats, isAway, clockAhead }: ShownAtSeat<Dixit>) {
  const words = useDixitWords()
  const guessers = open.seats.length - 1
  const [told] = held?.given ?? []
  return (
    <>
      <Asking
        ask={held ? words.giving.teller : words.giving.watch}
        hint={words.ready(guessers - open.awaited.length, guessers)}
        due={open.due}
        clockAhead={clockAhead}
      >
        <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
      </Asking>
      <Clue
        clue={open.clue ?? ''}
        kind={open.clueKind}
        clip={open.clip}
        isMine={held !== null}
        teller={seatAt(seats, open.storyteller)?.name}
        by={seatAt(seats, open.storyteller)?.person}
        told={{ round: open.round, seat: open.storyteller }}
      />
      {told !== undefined && (
        <figure className="giving__told">
          <Picture card={told} size="large" />
          <figcaption>{words.giving.yourCard}</figcaption>
        </figure>
      )}
      {held === null && <Gathered open={open} seats={seats} />}
    </>
  )
}

const sameCards = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card))

/** Cards stay where they were seen first, though giving and taking back moves them to the end of the hand. */
function useSteadyOrder(cards: readonly Card[]): readonly Card[] {
  const [first] = useState(cards)
  return sameCards(first, cards) ? first : cards
}

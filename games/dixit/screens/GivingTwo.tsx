import type { Dixit, Card, Held } from '../types.ts'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Picture } from '@figment/ui/Picture.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { Named } from '@figment/ui/Named.tsx'
import { hasStage } from '@figment/ui/scene/shape.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { useStage } from '@figment/ui/scene/Stage.tsx'
import { useTurn } from '@figment/ui/scene/turn.ts'
import { Waiting } from '@figment/ui/scene/Waiting.tsx'
import { sameCards, useHandCards, useSteadyOrder } from './hand.ts'
import { aboutToLay } from './laying.ts'
import { Count, CountHere, Table } from './Table.tsx'
import { useDixitWords } from './words.tsx'

type Props = ShownAtSeat<Dixit> & { held: Held }
type Places = readonly [Card | null, Card | null]

/** Two to give are two places to fill. The first two taps fill them; after that a tap only looks, and a place takes what is large. */
export function GivingTwo(props: Props) {
  const { open, held, seats, isAway, play } = props
  const words = useDixitWords()
  const { isBusy, take } = useTurn(play)
  const stage = useStage()
  const isStaged = hasStage(stage.shape)
  const hand = useSteadyOrder([...held.hand, ...held.given])
  const [filled, fill] = useState<Places | null>(null)
  const [looked, look] = useState<Card | null>(null)
  const places: Places = filled ?? [held.given[0] ?? null, held.given[1] ?? null]
  const chosen = places.filter((card) => card !== null)
  const hasGiven = held.given.length > 0
  const isSettled = hasGiven && sameCards(chosen, held.given)
  const at = looked ?? chosen.at(-1) ?? (isStaged ? (hand[0] ?? null) : null)
  const cards = useHandCards(hand, { chosen, large: at, gone: chosen.filter((card) => !isStaged || card !== at) })
  const tap = (card: Card) => {
    const free = places.indexOf(null)
    if (free !== -1 && !chosen.includes(card)) fill(withAt(places, free, card))
    else if (!isStaged) stage.bringForward(true)
    look(card)
  }
  const press = (place: 0 | 1) => {
    const there = places[place]
    const isElsewhere = at === null || chosen.includes(at)
    // upright a place gives its card back; else it takes what is large
    if (there !== null && (!isStaged || isElsewhere)) fill(withAt(places, place, null))
    else if (!isElsewhere) fill(withAt(places, place, at))
  }
  const give = async () => {
    const lay = aboutToLay(chosen)
    if (!(await take({ type: 'giveCards', cards: chosen }))) return
    fill(null)
    look(null)
    stage.bringForward(false)
    lay()
  }
  const { askTwo, givenTwo, emptyTwo, emptyMore, buttonTwo, change } = words.giving
  const isEnough = chosen.length === 2
  const both = ([0, 1] as const).map((place) => (
    <Place key={place} number={place + 1} card={places[place]} isNext={places.indexOf(null) === place} onPress={() => press(place)} />
  ))
  const button = (
    <Button kind="primary" busy={isBusy} disabled={!isEnough || isSettled} onClick={() => void give()}>
      {isSettled ? <Count open={open} /> : isEnough ? hasGiven ? change : buttonTwo : chosen.length === 1 ? emptyMore : emptyTwo}
    </Button>
  )
  return (
    <Table
      shown={props}
      stage={stage}
      now="give-two"
      ask={isSettled ? givenTwo : askTwo}
      hint={
        isSettled ? (
          <Waiting awaited={open.awaited} seats={seats} isAway={isAway} />
        ) : isStaged && isEnough ? (
          words.giving.placeHint
        ) : (
          <CountHere open={open} shape={stage.shape} />
        )
      }
      label={words.hand}
      cards={cards}
      at={at}
      onTap={tap}
      onLook={look}
      cells={isStaged ? [<TheOther key="other" {...props} />] : both}
      foot={
        isStaged ? (
          <div className="places-foot">
            <div className="places">{both}</div>
            {button}
          </div>
        ) : (
          button
        )
      }
    />
  )
}

interface PlaceProps {
  readonly number: number
  readonly card: Card | null
  readonly isNext: boolean
  onPress(): void
}

function Place({ number, card, isNext, onPress }: PlaceProps) {
  const words = useDixitWords()
  return (
    <button type="button" className="place" data-filled={card !== null} onClick={onPress}>
      <span className="unseen">{words.giving.place(number)}. </span>
      {card === null ? <span>{isNext && number === 2 ? words.giving.oneMore : number}</span> : <Picture card={card} size="hand" />}
    </button>
  )
}

/** At a table of three there is one other to give. */
function TheOther({ open, seat, seats }: Props) {
  const words = useDixitWords()
  const [other] = seatsAt(
    seats,
    open.seats.filter((one) => one !== seat && one !== open.storyteller),
  )
  if (!other) return null
  const isDone = !open.awaited.includes(other.seat)
  return (
    <div className="the-other">
      <div className="the-other__backs" data-given={isDone} aria-hidden="true">
        <i className="card-back" />
        <i className="card-back" />
      </div>
      <p>
        {isDone ? (
          <Named say={words.giving.both} name={other.name} />
        ) : (
          <Named say={(name) => `${name}: ${words.isThinking}`} name={other.name} />
        )}
      </p>
    </div>
  )
}

const withAt = ([first, second]: Places, place: number, card: Card | null): Places => (place === 0 ? [card, second] : [first, card])

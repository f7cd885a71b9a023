import type { Pictomania } from '../../types.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flyFrom } from '@figment/ui/motion.ts'
import { CharmCard } from '@figment/ui/CharmCard.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { sound } from '@figment/ui/sound.ts'
import type { Seat } from '@figment/game-kit'
import type { Shown } from '@figment/ui/contract.ts'
import { areAllPilesTold } from '../../open/what-comes.ts'
import { countsOf, oddSoFar, tiltOf, wrongCards } from '../show/middle.ts'
import type { ToldPile } from '../show/told-pile.ts'
import { useNames, WhoMark } from '../show/Who.tsx'
import { useTvWords } from './words/index.tsx'
import './TvMiddle.css'

interface Props extends Pick<Shown<Pictomania>, 'open' | 'seats'> {
  readonly drawer: Seat
  readonly told: ToldPile
}

/** With more people than this only their charms stand beside the numbers: the names are in the rows above. */
const mostNames = 3

/** All wrong cards of the round, whose they are, and who leads alone. */
export function TvMiddle({ open, seats, drawer, told }: Props) {
  const { reveal } = useTvWords()
  const nameOf = useNames(seats)
  const pile = open.sheets[drawer]?.pile ?? []
  const isThere = (card: { readonly drawing: Seat; readonly by: Seat }) =>
    card.drawing !== drawer || pile.findIndex(({ by }) => by === card.by) < told.judged
  const cards = wrongCards(open).filter(isThere)
  const counts = countsOf(cards)
  const odd = oddSoFar(cards, open)
  const isSettled = areAllPilesTold(open) && told.isOver
  const list = useRef<HTMLUListElement>(null)
  useLandingCards(list, cards.length, told)
  const wasRunning = useRef(told.isRunning)
  useEffect(() => {
    if (isSettled && odd !== null && wasRunning.current) sound('thud')
  }, [isSettled, odd])
  return (
    <section className="tv-middle" aria-label={reveal.middle}>
      <ul ref={list} className="tv-middle__cards" aria-hidden="true" style={{ '--cards': cards.length }}>
        {cards.map((card) => {
          const by = seatAt(seats, card.by)
          return (
            <li key={`${card.drawing} ${card.by}`} data-from={card.drawing === drawer ? card.by : undefined}>
              <span className="tv-middle__card" style={{ rotate: `${tiltOf(card)}deg` }}>
                {card.number}
                {by && <CharmCard of={by} />}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="tv-middle__told">
        <h2>{reveal.middle}</h2>
        {counts.length === 0 && <p>{reveal.middleEmpty}</p>}
        <ul className="tv-middle__counts">
          {counts.map(({ seat, count }) => (
            <li key={seat}>
              <WhoMark seat={seat} seats={seats} />
              {counts.length <= mostNames && (
                <bdi className="tv-middle__name" aria-hidden="true">
                  {nameOf(seat)}
                </bdi>
              )}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      </div>
      {odd === null && isSettled && cards.length > 0 && <p className="tv-middle__none">{reveal.noOdd}</p>}
      {odd !== null && (
        <p key={`${odd} ${isSettled}`} className="tv-middle__odd" data-settled={isSettled}>
          <WhoMark seat={odd} seats={seats} />
          <span>{isSettled ? reveal.odd : reveal.oddSoFar}</span>
        </p>
      )}
    </section>
  )
}

/** A card that has just been found wrong slides here from its row. */
function useLandingCards(list: RefObject<HTMLUListElement | null>, count: number, { isRunning }: ToldPile): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isNew = count > before.current
    before.current = count
    const card = list.current?.lastElementChild
    if (!isNew || !isRunning || !(card instanceof HTMLElement)) return
    const slot = document.querySelector(`.tv-guess[data-seat="${card.dataset.from}"] .tv-guess__slot`)
    if (slot) flyFrom(card, slot.getBoundingClientRect(), { duration: 400, scale: 0.85 })
  }, [list, count, isRunning])
}

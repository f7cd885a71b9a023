import type { Card, Told } from '../../types.ts'
import type { Player } from '@figment/game-kit/player'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Picture } from '@figment/ui/Picture.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { prefersStill } from '@figment/ui/motion.ts'
import { seatsAt } from '@figment/ui/scene/seating.ts'
import { votersFor } from '../account.ts'
import { flightMs } from '../reveal/beats.ts'
import { useDixitWords } from '../words.tsx'
import type { Place } from './places.ts'
import '@figment/ui/CardBack.css'
import './TvCards.css'

interface Props {
  readonly cards: readonly Card[]
  readonly places: readonly Place[]
  /** Which is the storyteller's, once it may be seen. */
  readonly told?: number
  /** They have just been laid: they are mixed, and turn over where they lie. */
  readonly isTurning?: boolean
  /** Out of the light, by number. */
  isDim?(number: number): boolean
  /** What stands below a card. */
  renderBelow?(at: number): ReactNode
}

/** Cards that keep their identity while they move from place to place; only transform and opacity change. */
export function TvCards({ cards, places, told, isTurning = false, isDim, renderBelow }: Props) {
  const words = useDixitWords()
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) }
  return (
    <ol className="tv-cards" aria-label={words.gallery} data-turning={isTurning}>
      {cards.map((card, at) => {
        const place = places[at]
        if (!place) return null
        return (
          <li
            key={card}
            className="tv-cards__place"
            data-told={at === told}
            data-dim={isDim?.(at + 1) ?? false}
            style={{
              '--x': place.x,
              '--y': place.y,
              '--width': place.width,
              '--at': at,
              '--in-x': middle.x - place.x,
              '--in-y': middle.y - place.y,
            }}
          >
            <span className="tv-cards__card">
              <span className="tv-cards__front">
                <Picture card={card} size="tv" />
              </span>
              {isTurning && <span className="tv-cards__back card-back" aria-hidden="true" />}
            </span>
            <span className="tv-cards__number">{at + 1}</span>
            {renderBelow && <span className="tv-cards__below">{renderBelow(at)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

interface BallotsProps {
  readonly told: Told
  readonly places: readonly Place[]
  readonly seats: readonly Player[]
  /** Whose lie there by now. */
  readonly voted: readonly Player['seat'][]
}

/** On the ledge under the card that it is for. */
export function Ballots({ told, places, seats, voted }: BallotsProps) {
  return (
    <>
      {places.map((place, at) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: a ledge is known by its number
          key={at}
          className="tv-ledge"
          style={{ '--x': place.x, '--y': place.y + place.width * 1.5, '--width': place.width }}
        >
          {seatsAt(
            seats,
            votersFor(told, at + 1).filter((seat) => voted.includes(seat)),
          ).map((voter) => (
            <Ballot key={voter.seat} voter={voter} />
          ))}
        </ul>
      ))}
    </>
  )
}

/** Comes from its person's row: down the gap beside the column, then along the ledges, never across a picture. */
function Ballot({ voter }: { readonly voter: Player }) {
  const ballot = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = ballot.current
    const home = document.querySelector(`[data-home="${voter.seat}"] .tv-people__sign`)
    const column = document.querySelector('.tv-column')
    if (!element || !home || !column || prefersStill()) return
    const [to, from] = [element.getBoundingClientRect(), home.getBoundingClientRect()]
    const gap = column.getBoundingClientRect().left - to.width
    const at = (x: number, y: number) => `translate(${x - to.x}px, ${y - to.y}px)`
    element.animate([{ transform: at(from.x, from.y) }, { transform: at(gap, to.y), offset: 0.45 }, { transform: 'none' }], {
      duration: flightMs,
      easing: 'ease-in-out',
    })
  }, [voter.seat])
  return (
    <li ref={ballot}>
      <PlayerMark colour={voter.colour} shape={voter.shape} size="large" />
      <span className="unseen">{voter.name}</span>
    </li>
  )
}

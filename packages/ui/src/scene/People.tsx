import type { Player } from '@figment/game-kit/player'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { withMinus } from '../minus.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import { Rabbit } from '../Rabbit.tsx'
import { useKitWords } from '../words.tsx'
import type { Shape } from './shape.ts'
import '../CardBack.css'
import './People.css'

/** What everybody may know of somebody: has given a card, has made up their mind, is still at it, or there is nothing to wait for. */
export type Doing = 'given' | 'decided' | 'thinking' | 'telling' | 'idle'

export interface PersonAtTable {
  readonly player: Player
  readonly score: number
  readonly doing: Doing
  readonly isAway: boolean
}

interface Props {
  readonly shape: Shape
  readonly people: readonly PersonAtTable[]
  /** How many have done their part, in words. */
  readonly count?: ReactNode
  /** The words for what they do, for those who do not see the signs. */
  readonly said: Readonly<Record<Doing, string>>
}

const isDone = (doing: Doing): boolean => doing === 'given' || doing === 'decided'

/** Who has done what: tokens and a count where there is little room, else everybody with a figure, a name and points. */
export function People({ shape, people, count, said }: Props) {
  if (shape === 'lying' || shape === 'upright') return <Tokens people={people} count={count} />
  return (
    <ul className="seated" data-shape={shape} data-count={people.length}>
      {people.map((person) => (
        <Person key={person.player.seat} person={person} said={said} isFigure={shape !== 'square'} />
      ))}
    </ul>
  )
}

function Person({ person, said, isFigure }: Pick<Props, 'said'> & { readonly person: PersonAtTable; readonly isFigure: boolean }) {
  const words = useKitWords()
  const { player, score, doing, isAway } = person
  const { name, colour, shape } = player
  return (
    <li className="seated__one" data-doing={doing} data-away={isAway} data-person={player.person ?? undefined}>
      <span className="seated__figure">
        {isFigure ? <Rabbit colour={colour} shape={shape} /> : <PlayerMark colour={colour} shape={shape} />}
      </span>
      <bdi className="seated__name">{name}</bdi>
      <span className="seated__score" aria-hidden="true">
        {withMinus(String(score))}
      </span>
      <Sign doing={doing} isAway={isAway} />
      <span className="unseen">
        {` ${withMinus(words.seat.points(score))}`}
        {isAway ? ` ${words.seat.away}` : ` ${said[doing]}`}
      </span>
    </li>
  )
}

/** A little back: has given; a tick: has decided; three dots: not yet. */
function Sign({ doing, isAway }: Pick<PersonAtTable, 'doing' | 'isAway'>) {
  if (isAway) {
    return (
      <span className="seated__sign" aria-hidden="true">
        <Icon name="away" />
      </span>
    )
  }
  return (
    <span className="seated__sign" data-sign={doing} aria-hidden="true">
      {doing === 'decided' && <Icon name="check" />}
      {doing === 'given' && <i className="card-back" />}
      {doing === 'thinking' && '•••'}
      {doing === 'telling' && (
        <svg viewBox="0 0 24 24" className="icon">
          <path d="M5 19c1-7 5-13 14-14-1 8-6 12-12 12M5 19c2-4 5-7 8-9" />
        </svg>
      )}
    </span>
  )
}

/** Those who have done their part, and how many of how many. */
export function Tokens({ people, count }: Pick<Props, 'people' | 'count'>) {
  return (
    <div className="tokens">
      <div className="tokens__all" aria-hidden="true">
        {people
          .filter(({ doing }) => isDone(doing))
          .map(({ player }) => (
            <span key={player.seat} data-person={player.person ?? undefined}>
              <PlayerMark colour={player.colour} shape={player.shape} />
            </span>
          ))}
      </div>
      {count !== undefined && <output className="tokens__count">{count}</output>}
    </div>
  )
}

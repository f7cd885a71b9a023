import { type RefObject, useLayoutEffect, useRef } from 'react'
import { hopAlong } from '@figment/ui/motion.ts'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { JOY } from '@figment/ui/rabbit-faces.tsx'
import { type Place, placesOn, type Runner, waveAt } from './runners.ts'
import { useDixitWords } from './words.tsx'
import './ScoreTrack.css'

interface Props {
  runners: readonly Runner[]
  goal: number
  /** False: they still sit where the round found them. */
  hasMoved?: boolean
  /** Compact on a phone, where ten points are a finger's width. */
  size?: 'wide' | 'small' | 'tv'
}

/** A hop takes so long, and is one point. */
export const hopMs = 130
const POINTS = 60
const path = Array.from({ length: POINTS + 1 }, (_, at) => `${at === 0 ? 'M' : 'L'}${(at / POINTS) * 100} ${-waveAt(at / POINTS)}`).join('')

/** Everybody's rabbit on the way to the goal. */
export function ScoreTrack({ runners, goal, hasMoved = true, size = 'wide' }: Props) {
  const words = useDixitWords()
  const track = useRef<HTMLDivElement>(null)
  const before = placesOn(
    runners.map(({ from }) => from),
    goal,
  )
  const after = placesOn(
    runners.map(({ to }) => to),
    goal,
  )
  const places = hasMoved ? after : before
  useHops(track, { runners, before, after, hasMoved })
  const every = goal > 40 || size === 'small' ? 10 : 5
  return (
    <div className={`track track--${size}`} ref={track}>
      <svg className="track__runner" viewBox="0 -0.5 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
        <path d={path} />
        <path d={path} />
      </svg>
      {Array.from({ length: goal + 1 }, (_, stone) => (
        <span
          key={stone}
          className="track__stone"
          data-round={stone % every === 0}
          style={{ '--along': stone / goal, '--wave': waveAt(stone / goal) }}
          aria-hidden="true"
        >
          {stone % every === 0 && <i>{stone}</i>}
        </span>
      ))}
      <ol className="track__rabbits" aria-label={words.track}>
        {runners.map(({ player, from, to }, at) => (
          <li
            key={player.seat}
            className="track__rabbit"
            data-rabbit={player.seat}
            data-person={player.person ?? undefined}
            style={styleOf(places[at])}
          >
            <Rabbit colour={player.colour} shape={player.shape} {...(hasMoved && to > from && { face: JOY })} />
            {to > from && (
              <b className="track__gain" data-shown={hasMoved} style={{ '--player': `var(--player-${player.colour})` }} aria-hidden="true">
                +{to - from}
              </b>
            )}
            <span className="unseen">
              {player.name}: {words.points(hasMoved ? to : from)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const styleOf = (place: Place | undefined) =>
  place && { '--along': place.along, '--wave': waveAt(place.along), '--behind': place.behind, zIndex: 10 - place.behind }

interface Race {
  readonly runners: readonly Runner[]
  readonly before: readonly Place[]
  readonly after: readonly Place[]
  readonly hasMoved: boolean
}

/** As many hops as points, all rabbits together, when the points have been given. */
function useHops(track: RefObject<HTMLDivElement | null>, { runners, before, after, hasMoved }: Race): void {
  const isDone = useRef(hasMoved)
  useLayoutEffect(() => {
    const { current } = track
    if (!current || !hasMoved || isDone.current) return
    isDone.current = true
    const rabbits = [...current.querySelectorAll<HTMLElement>('.track__rabbit')]
    const length = current.clientWidth * 0.93
    const height = (rabbits[0]?.offsetHeight ?? 0) * Number(getComputedStyle(current).getPropertyValue('--amp'))
    for (const [at, { from, to }] of runners.entries()) {
      const [rabbit, start, end] = [rabbits[at], before[at], after[at]]
      if (!rabbit || !start || !end) continue
      const hops = Math.max(1, to - from)
      const spots = Array.from({ length: hops + 1 }, (_, hop) => {
        const along = start.along + ((end.along - start.along) * hop) / hops
        return { x: (along - end.along) * length, y: (waveAt(end.along) - waveAt(along)) * height }
      })
      if (to > from) hopAlong(rabbit, spots, { everyMs: hopMs })
    }
  })
}

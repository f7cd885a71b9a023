import type { Dixit, Told } from '../../types.ts'
import { useContext, useEffect, useState } from 'react'
import type { Shown } from '@figment/ui/contract.ts'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import type { Account } from '../account.ts'
import { Clue } from '../Clue.tsx'
import { LiveContext } from '../drama.ts'
import { isLastRound } from '../../open/last-round.ts'
import { nextTeller } from '../../open/next-teller.ts'
import { useVerdictOf } from '../reveal/verdict.ts'
import type { Reveal } from '../reveal/use-reveal.ts'
import { useRevealWords } from '../reveal/words/index.tsx'
import { goalOf, runnersOf } from '../runners.ts'
import { hopMs, ScoreTrack } from '../ScoreTrack.tsx'
import { useDixitWords } from '../words.tsx'

interface Props extends Shown<Dixit> {
  readonly told: Told
  readonly reveal: Reveal
  readonly accounts: readonly Account[]
}

/** Everybody hops one stone a point, and the figures count with them. */
export function TvPoints({ open, seats, told, accounts }: Props) {
  const words = useRevealWords()
  const { lastRound, standing } = useDixitWords()
  const verdict = useVerdictOf(told)
  const next = isLastRound(open) ? undefined : seatAt(seats, nextTeller(open))
  const isNews = useContext(LiveContext)
  const hops = useCounting(Math.max(0, ...accounts.map(({ gained }) => gained)))
  return (
    <div className="tv-hops">
      <header className="tv-hops__head">
        <div>
          <Clue clue={told.clue} kind={told.kind} size="tv" />
          <h1>{verdict}</h1>
        </div>
        {next ? (
          <p className="tv-hops__next">
            <span>
              {words.nextTells}
              <bdi>{next.name}</bdi>
            </span>
            <Rabbit colour={next.colour} shape={next.shape} />
          </p>
        ) : (
          <p className="tv-hops__next">{lastRound}</p>
        )}
      </header>
      <ScoreTrack runners={runnersOf(accounts, seats)} goal={goalOf(open)} hasMoved={hops > 0 || !isNews} size="tv" />
      <ol className="tv-hops__list" aria-label={standing} style={{ '--rows': Math.ceil(accounts.length / 4) }}>
        {accounts.map(({ seat, gained, total }) => {
          const player = seatAt(seats, seat)
          return (
            <li key={seat}>
              {player && <PlayerName seat={player} />}
              {gained > 0 && <span>+{gained}</span>}
              <b>{total - Math.max(0, gained - hops)}</b>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** From nothing to all, one at a time. */
function useCounting(most: number): number {
  const isNews = useContext(LiveContext)
  const [count, setCount] = useState(isNews ? 0 : most)
  useEffect(() => {
    if (count >= most) return
    const timer = setTimeout(() => setCount(count + 1), count === 0 ? 300 : hopMs)
    return () => clearTimeout(timer)
  }, [count, most])
  return count
}

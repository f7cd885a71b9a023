import type { OpenBase, Seat } from '@figment/game-kit'
import type { Player } from '@figment/game-kit/player'
import { Podium, type PodiumWords } from './Podium.tsx'
import { standingsOf } from './standing.ts'
import { Verdict, type VerdictWords } from './Verdict.tsx'
import './TvOver.css'

interface Props {
  readonly words: VerdictWords & PodiumWords
  readonly open: OpenBase
  readonly winners: readonly Seat[]
  readonly seats: readonly Player[]
}

/** A podium for everybody: the last places come up first, the winner at the end. */
export function TvOver({ words, open, winners, seats }: Props) {
  const steps = standingsOf(open)
    .filter(({ place }) => place !== null)
    .map((standing) => [standing])
  return (
    <>
      <header className="tv-over__head">
        <h1>
          <Verdict words={words} winners={winners} seats={seats} mine={null} />
        </h1>
      </header>
      <div className="tv-over">
        <Podium words={words} steps={steps} winners={winners} seats={seats} />
      </div>
    </>
  )
}

import { type Poezium, RIVAL } from '../../types.ts'
import { useEffect } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { playersOf, scoreOf } from '../../open/players.ts'
import { finalStandingsOf } from '../show/standing.ts'
import { ShowWords, useShowWords } from '../show/words/index.tsx'
import { useVerse } from '../verse.ts'
import { useWho } from '../who.ts'
import { FinalScores } from './FinalScores.tsx'
import { Poems } from './Poems.tsx'
import { unfinishedIn } from './unfinished.ts'
import './Over.css'

/** Who won, with how much, and all that was written. */
export function Over(props: ShownAtSeat<Poezium>) {
  return (
    <ShowWords>
      <Ended {...props} />
    </ShowWords>
  )
}

function Ended({ open, seat, seats }: ShownAtSeat<Poezium>) {
  const words = useShowWords()
  const whoIs = useWho(seats)
  const verse = useVerse(open.options.language)
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  const isTied = open.winner === RIVAL && playersOf(open).some((player) => player !== RIVAL && scoreOf(open, player) === open.rival?.score)
  return (
    <main className="seat-scene poezium ended" data-screen="poezium" data-phase={open.phase} data-round={open.round}>
      <h1 className="ended__verdict">
        {open.winner !== null && open.winner === seat
          ? words.over.youWin
          : open.winner !== null && <Named say={words.over.wins} name={whoIs(open.winner).name || words.somebodyGone} />}
      </h1>
      <div className="ended__columns">
        <div className="ended__scores">
          <FinalScores open={open} standings={finalStandingsOf(open)} whoIs={whoIs} mine={seat} />
          {open.draw?.decides === 'winner' && <p className="ended__note">{words.over.tie}</p>}
          {isTied && <p className="ended__note">{words.over.tieForRival}</p>}
        </div>
        <Poems poems={open.poems} unfinished={unfinishedIn(open)} verse={verse} whoIs={whoIs} />
      </div>
    </main>
  )
}

import { leaders } from '@figment/game-kit'
import { PlayerName } from '../PlayerMark.tsx'
import { Asking } from '../scene/Asking.tsx'
import { FinalScores as Lines } from '../scene/FinalScores.tsx'
import { Podium as Steps } from '../scene/Podium.tsx'
import { seatAt } from '../scene/seating.ts'
import { firstPlaces, standingsOf } from '../scene/standing.ts'
import { TvOver as TvEnding } from '../scene/TvOver.tsx'
import { Verdict as Won } from '../scene/Verdict.tsx'
import { useKitWords } from '../words.tsx'
import { useInPlay } from './in-play.ts'
import { playWords } from './words/index.ts'

/** The end of every game: who won, the podium, all the points. */
export const Over = () => (
  <>
    <Asking ask={<Verdict />} due={null} clockAhead={0} />
    <Podium />
    <FinalScores />
  </>
)

function useEnd() {
  const { over, somebodyGone } = playWords.useWords()
  const { seat } = useKitWords()
  const inPlay = useInPlay()
  return { ...inPlay, winners: leaders(inPlay.open), words: { ...over, somebodyGone, points: seat.points } }
}

/** Who won, in one line; a tie is shared. */
export function Verdict() {
  const { words, winners, seats, seat } = useEnd()
  return <Won words={words} winners={winners} seats={seats} mine={seat} />
}

/** The first three places. */
export function Podium() {
  const { words, winners, seats, open } = useEnd()
  return <Steps words={words} steps={firstPlaces(standingsOf(open))} winners={winners} seats={seats} />
}

export function FinalScores() {
  const { words, winners, seats, seat: mine, open } = useEnd()
  const lines = standingsOf(open).map(({ seat, place, total }) => {
    const player = seatAt(seats, seat)
    const isWinner = winners.includes(seat)
    return {
      key: seat,
      place,
      isWinner,
      isMine: seat === mine,
      who: player ? <PlayerName seat={player} size={isWinner ? 'medium' : 'small'} /> : words.somebodyGone,
      notes: place === null && (
        <small>
          <i>{words.left}</i>
        </small>
      ),
      points: words.points(total),
    }
  })
  return <Lines words={words} lines={lines} />
}

export function TvOver() {
  const { words, winners, seats, open } = useEnd()
  return <TvEnding words={words} open={open} winners={winners} seats={seats} />
}

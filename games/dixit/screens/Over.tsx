import type { Dixit } from '../types.ts'
import type { ShownAtSeat } from '@figment/ui/contract.ts'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { Asking } from '@figment/ui/scene/Asking.tsx'
import { FinalScores } from '@figment/ui/scene/FinalScores.tsx'
import { Podium } from '@figment/ui/scene/Podium.tsx'
import { seatAt } from '@figment/ui/scene/seating.ts'
import { firstPlaces, standingsOf } from '@figment/ui/scene/standing.ts'
import { Stories } from './Stories.tsx'
import { useVerdict } from './verdict.tsx'
import { useDixitWords } from './words.tsx'

export function Over({ open, seat: mine, seats, clockAhead }: ShownAtSeat<Dixit>) {
  const { over, points } = useDixitWords()
  const verdict = useVerdict(open, seats, mine)
  const standings = standingsOf(open).filter(({ place }) => place !== null)
  const lines = standings.map(({ seat, place, total }) => {
    const player = seatAt(seats, seat)
    const isWinner = open.winners.includes(seat)
    return {
      key: seat,
      place,
      isWinner,
      isMine: seat === mine,
      who: player && <PlayerName seat={player} size={isWinner ? 'medium' : 'small'} />,
      points: points(total),
    }
  })
  return (
    <>
      <Asking ask={verdict} due={null} clockAhead={clockAhead} />
      <Podium words={{ ...over, points }} steps={firstPlaces(standings)} winners={open.winners} seats={seats} />
      <div className="dixit__columns">
        <FinalScores words={over} lines={lines} />
        <Stories told={open.told} seats={seats} />
      </div>
    </>
  )
}

import { canBeTakenOver } from '@figment/table/seats'
import type { TableSeat } from '@figment/table/types'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost, mySeat } from '@figment/client/who.ts'

/** For those who do not play now: what they may do instead. */
export function WatchBar() {
  const words = useWords()
  const house = useHouseWords()
  const { view, move } = useTable()
  const { open, you } = view
  const [isChoosing, setChoosing] = useState(false)
  const waitsForASeat = open.seats.some(({ wantedBy }) => wantedBy !== null && wantedBy === you)
  const free = open.seats.filter((seat) => canBeTakenOver(open, seat))
  const [only, another] = free

  const sitDown = ({ seat }: TableSeat) => {
    setChoosing(false)
    void move({ type: 'sitDown', seat })
  }

  const wasTakenOut = you !== null && open.seats.some(({ person, isOut }) => isOut && person === you)

  if (mySeat(view)?.isBot) {
    return (
      <div className="play__bar">
        <output>{house.watching.botPlays}</output>
        <Button onClick={() => void move({ type: 'sitDown' })}>{house.watching.takeBack}</Button>
      </div>
    )
  }
  if (wasTakenOut) {
    return (
      <div className="play__bar">
        <output>{isHost(view) ? house.watching.tookMyselfOut : house.watching.removed}</output>
      </div>
    )
  }
  const isNext = you !== null && open.nextUp.includes(you)
  if (waitsForASeat || isNext) {
    return (
      <div className="play__bar">
        <output>{isNext ? house.watching.playsNext : words.play.sitsNext}</output>
        <Button onClick={() => void move({ type: 'standUp' })}>{words.play.cancelSit}</Button>
      </div>
    )
  }
  return (
    <div className="play__bar">
      <p>{only ? words.play.watching : words.play.noFreeSeat}</p>
      {only ? (
        <Button onClick={() => (another ? setChoosing(true) : sitDown(only))}>{words.play.sitNext}</Button>
      ) : (
        <Button onClick={() => void move({ type: 'playNext' })}>{house.watching.playNext}</Button>
      )}
      <Dialog title={words.play.sitWhere} open={isChoosing} onClose={() => setChoosing(false)}>
        <ul className="play__seats">
          {free.map((seat) => (
            <li key={seat.seat}>
              <Button className="play__seat" onClick={() => sitDown(seat)}>
                <PlayerName seat={seat} />
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}

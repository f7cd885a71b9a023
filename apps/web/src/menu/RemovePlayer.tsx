import type { TableSeat } from '@figment/table/types'
import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { isolated } from '@figment/ui/Named.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isSeatAway } from '@figment/client/who.ts'

/** Anybody in the game, whether they are here or not. Asked twice: it cannot be taken back. */
export function RemovePlayer({ onDone }: { onDone(): void }) {
  const words = useWords()
  const house = useHouseWords()
  const tell = useToast()
  const { view, move } = useTable()
  const [chosen, setChosen] = useState<TableSeat | null>(null)
  const [isBusy, setBusy] = useState(false)

  const remove = async ({ seat, name }: TableSeat) => {
    setBusy(true)
    const refused = await move({ type: 'removeSeat', seat })
    setBusy(false)
    if (refused === null) tell(house.host.removed(isolated(name)))
    onDone()
  }

  if (chosen) {
    return (
      <div className="menu__page">
        <p className="menu__question">{words.play.removeTitle(isolated(chosen.name))}</p>
        <p>{words.play.removeText}</p>
        <Button kind="danger" busy={isBusy} onClick={() => void remove(chosen)}>
          {words.play.remove}
        </Button>
      </div>
    )
  }
  return (
    <div className="menu__page">
      <p>{house.host.removeWho}</p>
      <ul className="menu__list">
        {view.open.seats
          .filter(({ isOut }) => !isOut)
          .map((seat) => (
            <li key={seat.seat}>
              <Button className="menu__player" onClick={() => setChosen(seat)}>
                <PlayerName seat={seat} isAway={isSeatAway(view, seat)} />
                {seat.person !== null && seat.person === view.you && <span className="menu__soft">{words.seat.you}</span>}
                {seat.isBot && <span className="menu__soft">{words.seat.bot}</span>}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  )
}

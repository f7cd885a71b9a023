import { seatOf } from '@figment/table/seats'
import { Button } from '@figment/ui/Button.tsx'
import { PlayerName } from '@figment/ui/PlayerMark.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { isHere } from '@figment/client/who.ts'

export function HandOver({ onDone }: { onDone(): void }) {
  const words = useWords()
  const { view, move } = useTable()
  const heirs = Object.entries(view.open.people).filter(([id]) => id !== view.you && isHere(view, id))
  const handOver = async (to: string) => {
    if ((await move({ type: 'passHost', to })) === null) onDone()
  }
  return (
    <div className="menu__page">
      <p>{heirs.length === 0 ? words.menu.hostNobody : words.menu.hostText}</p>
      <ul className="menu__list">
        {heirs.map(([id, person]) => (
          <li key={id}>
            <Button className="menu__player" onClick={() => void handOver(id)}>
              {/* as they look at this table */}
              <PlayerName seat={seatOf(view.open, id) ?? person} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

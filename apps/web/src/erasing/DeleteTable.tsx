import { useTable } from '@figment/client/useTable.ts'
import { playersOf } from '@figment/client/who.ts'
import { Button } from '@figment/ui/Button.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useErasing } from './erase.ts'
import './Erasing.css'

/** Everything, for everybody: for who opened the table, or for all who sit there together. */
export function DeleteTable({ code, onDone }: { readonly code: string; onDone(): void }) {
  const { erasing } = useHouseWords()
  const { isBusy, erase } = useErasing(code, 'remove', onDone)
  const { you, open } = useTable().view
  const players = playersOf(open)
  const agreed = players.filter((player) => open.removal.includes(player))
  return (
    <div className="erasing">
      <p>{erasing.tableText}</p>
      {you !== open.opener && <p>{erasing.tableTogether(agreed.length, players.length)}</p>}
      <p className="erasing__note">{erasing.tableOnlyMine}</p>
      <Button kind="danger" busy={isBusy} onClick={erase}>
        {erasing.tableYes}
      </Button>
    </div>
  )
}

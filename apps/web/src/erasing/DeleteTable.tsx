import { Button } from '@figment/ui/Button.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useErasing } from './erase.ts'
import './Erasing.css'

/** For the host: everything, for everybody. */
export function DeleteTable({ code, onDone }: { readonly code: string; onDone(): void }) {
  const { erasing } = useHouseWords()
  const { isBusy, erase } = useErasing(code, 'remove', onDone)
  return (
    <div className="erasing">
      <p>{erasing.tableText}</p>
      <p className="erasing__note">{erasing.tableOnlyMine}</p>
      <Button kind="danger" busy={isBusy} onClick={erase}>
        {erasing.tableYes}
      </Button>
    </div>
  )
}

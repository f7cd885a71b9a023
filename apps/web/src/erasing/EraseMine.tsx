import { Button } from '@figment/ui/Button.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useErasing } from './erase.ts'
import './Erasing.css'

interface Props {
  readonly code: string
  onDone(): void
}

/** Says what goes and what stays, before it is too late to think again. */
export function EraseMine({ code, onDone }: Props) {
  const { erasing } = useHouseWords()
  const { isBusy, erase } = useErasing(code, 'erase', onDone)
  return (
    <div className="erasing">
      <h3 className="erasing__heading">{erasing.goes}</h3>
      <ul className="erasing__list">
        {erasing.going.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <h3 className="erasing__heading">{erasing.stays}</h3>
      <ul className="erasing__list">
        {erasing.staying.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="erasing__note">{erasing.afterwards}</p>
      <Button kind="danger" busy={isBusy} onClick={erase}>
        {erasing.mineYes}
      </Button>
    </div>
  )
}

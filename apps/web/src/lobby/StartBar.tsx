import { useId, useState } from 'react'
import { limitsOf } from '../games/manifests.ts'
import { Button } from '@figment/ui/Button.tsx'
import { useToast } from '@figment/ui/Toast.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import './StartBar.css'

/** The host's one button. When it cannot start yet it says why, and what would help. */
export function StartBar() {
  const words = useWords()
  const tell = useToast()
  const { view, move } = useTable()
  const [isBusy, setBusy] = useState(false)
  const note = useId()
  const { min, max } = limitsOf(view.open.choice)
  const count = view.open.seats.length
  const whyNot = count < min ? words.lobby.tooFew(min - count) : count > max ? words.lobby.tooMany(max) : null

  const start = async () => {
    if (whyNot !== null) return tell(whyNot)
    setBusy(true)
    await move({ type: 'startGame' })
    setBusy(false)
  }

  return (
    <div className="start-bar">
      <p id={note} className="start-bar__note" aria-live="polite">
        {whyNot ?? words.lobby.ready}
      </p>
      <Button
        kind="primary"
        className={whyNot === null ? 'start-bar__button' : 'start-bar__button start-bar__button--waiting'}
        busy={isBusy}
        aria-describedby={note}
        onClick={() => void start()}
      >
        {words.lobby.start}
      </Button>
    </div>
  )
}

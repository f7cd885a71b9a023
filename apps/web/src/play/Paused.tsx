import { useEffect, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import './Paused.css'

/** The game stands still behind it, in sight but out of reach. */
export function Paused() {
  const words = useHouseWords().pause
  const { view, move } = useTable()
  const host = hostOf(view.open)
  const { isResting } = view.open
  const [isBusy, setBusy] = useState(false)
  const part = useRef<HTMLElement>(null)
  // what had the focus is out of reach now
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [])
  const goOn = async () => {
    setBusy(true)
    await move({ type: 'resumeGame' })
    setBusy(false)
  }
  return (
    <section ref={part} className="paused" aria-labelledby="paused-heading" tabIndex={-1}>
      <div className="paused__card panel">
        <span className="paused__sign">
          <Icon name="pause" />
        </span>
        <h2 id="paused-heading" className="paused__title">
          {words.paused}
        </h2>
        <p className="paused__text">{isResting ? words.resting : words.text}</p>
        {isHost(view) || (isResting && view.you !== null) ? (
          <Button kind="primary" busy={isBusy} onClick={() => void goOn()}>
            {words.goOn}
          </Button>
        ) : (
          <p className="paused__host">{host ? <Named say={words.hostGoesOn} name={host.name} /> : words.nobodyGoesOn}</p>
        )}
      </div>
    </section>
  )
}

import { useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { useWords } from '../words/spoken.tsx'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import './OverBar.css'

/** After the last point: the way back to the lobby. */
export function OverBar() {
  const house = useHouseWords()
  const { view } = useTable()
  return (
    <footer className="over-bar">
      {view.open.isCutShort && <p className="over-bar__short">{house.host.cutShort}</p>}
      <WayToNextGame note="over-bar-note" />
      {isHost(view) && (
        <p id="over-bar-note" className="over-bar__note">
          {house.host.again}
        </p>
      )}
    </footer>
  )
}

/** For the host a button; for the others, whose button it is. */
export function WayToNextGame({ note }: { readonly note?: string }) {
  const words = useWords()
  const { view, move } = useTable()
  const [isBusy, setBusy] = useState(false)
  const host = hostOf(view.open)
  const again = async () => {
    setBusy(true)
    await move({ type: 'closeGame' })
    setBusy(false)
  }
  if (!isHost(view)) return <p>{host ? <Named say={words.play.againHost} name={host.name} /> : words.lobby.noHostTitle}</p>
  return (
    <Button kind="primary" className="over-bar__again" busy={isBusy} aria-describedby={note} onClick={() => void again()}>
      {words.play.again}
    </Button>
  )
}

import { lazy, Suspense } from 'react'
import { useHouseWords } from '../settings/words/index.ts'
import { useTable } from '@figment/client/useTable.ts'
import { isHost } from '@figment/client/who.ts'
import './OverBar.css'

const OneMore = lazy(() => import('./OneMore.tsx'))

/** The way to the next game; nobody needs it before this one is over. */
export const WayToNextGame = ({ note }: { readonly note?: string }) => (
  <Suspense>
    <OneMore {...(note !== undefined && { note })} />
  </Suspense>
)

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

import { lazy, Suspense, useState } from 'react'
import { Named } from '@figment/ui/Named.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { hostOf, isHost } from '@figment/client/who.ts'
import { NoticePlace } from '../notices/NoticePlace.tsx'
import { GameChoice } from './GameChoice.tsx'
import { Invite } from './Invite.tsx'
import { Seats } from './Seats.tsx'
import { StartBar } from './StartBar.tsx'
import { Watchers } from './Watchers.tsx'
import './Lobby.css'

// only where a game offers something, and somebody wants it
const WarmUp = lazy(() => import('./WarmUp.tsx'))

export function Lobby() {
  const words = useWords()
  const { view } = useTable()
  const [isWarmingUp, setWarmingUp] = useState(false)
  const host = hostOf(view.open)
  if (isWarmingUp) {
    return (
      <Suspense>
        <WarmUp onBack={() => setWarmingUp(false)} />
      </Suspense>
    )
  }
  return (
    <main className="lobby" data-screen="lobby">
      <h1 className="lobby__title" aria-live="polite">
        {isHost(view) && words.lobby.hostTitle}
        {!isHost(view) && host && <Named say={words.lobby.guestTitle} name={host.name} />}
        {!host && words.lobby.noHostTitle}
      </h1>
      <NoticePlace isLobby />
      <div className="lobby__columns">
        <Invite code={view.open.code} isHidden={view.open.isCodeHidden} />
        <div className="lobby__people">
          <Seats onWarmUp={() => setWarmingUp(true)} />
          <Watchers />
        </div>
        <GameChoice />
      </div>
      {isHost(view) && <StartBar />}
    </main>
  )
}

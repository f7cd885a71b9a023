import { Suspense, useEffect } from 'react'
import { useScreens } from '../games/screens.ts'
import { useTitle } from '../kit/title.ts'
import { useWords } from '../kit/words.tsx'
import type { View } from '../table/store.ts'
import { useTableStore } from '../table/useTableStore.ts'
import { isSeatAway, seatNumbered } from '../table/who.ts'
import { TvLobby } from './TvLobby.tsx'
import { TvNotice } from './TvNotice.tsx'
import { useWakeLock } from './useWakeLock.ts'
import './TvPage.css'

/** `/tv/CODE`: the table for everybody in the room. It has no controls, and comes back by itself. */
export function TvPage({ code }: { readonly code: string }) {
  const words = useWords()
  const { snapshot } = useTableStore(code, 'tv')
  const { status, view } = snapshot
  useTitle(code)
  useWakeLock()
  useTvScale()

  if (view) {
    return (
      <div className="tv">
        {view.open.play ? (
          <Suspense fallback={<TvNotice title={words.kit.loading} />}>
            <TvGame view={view} />
          </Suspense>
        ) : (
          <TvLobby view={view} />
        )}
        <output className={status === 'live' ? 'unseen' : 'tv__lost'}>{status === 'live' ? '' : words.status.reconnecting}</output>
      </div>
    )
  }
  switch (status) {
    case 'noSuchTable':
      return <TvNotice title={words.status.noSuchTable} text={words.status.noSuchTableText} />
    case 'tooManyTries':
      return <TvNotice title={words.status.tooManyTries} text={words.status.tooManyTriesText} />
    case 'tableFull':
      return <TvNotice title={words.status.tableFull} />
    default:
      return <TvNotice title={words.status.connecting} />
  }
}

function TvGame({ view }: { readonly view: View }) {
  const { play, seats, choice } = view.open
  const { Tv } = useScreens(play?.game ?? choice.game)
  if (!play) return null
  return (
    <Tv
      open={play.open}
      seats={seats}
      isAway={(number) => {
        const seat = seatNumbered(view.open, number)
        return seat !== undefined && isSeatAway(view, seat)
      }}
      clockAhead={view.clockAhead}
    />
  )
}

/** Everything is read from three metres: the tokens of a TV are larger. */
function useTvScale(): void {
  useEffect(() => {
    document.documentElement.dataset.device = 'tv'
    return () => {
      delete document.documentElement.dataset.device
    }
  }, [])
}

import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { Floats } from '../company/Floats.tsx'
import { useScreens } from '../games/screens.ts'
import { Button } from '@figment/ui/Button.tsx'
import { useOnline } from '@figment/ui/online.ts'
import { PausedContext } from '@figment/ui/paused.ts'
import { AgainContext } from '@figment/ui/scene/again.ts'
import { TvFootContext } from '@figment/ui/scene/TvFoot.tsx'
import { CornerContext } from '@figment/ui/scene/TvHead.tsx'
import { tryToSound } from '@figment/ui/sound.ts'
import { useTitle } from '@figment/ui/title.ts'
import { useWords } from '../words/spoken.tsx'
import { keyInAddress, navigate, showKey, tvPath } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { TableCodeContext, TableKeyContext } from '@figment/client/code.ts'
import { InkContext } from '@figment/client/ink.ts'
import { Pages, PagesContext } from '@figment/client/pages.ts'
import { MotionContext } from '@figment/client/motion.ts'
import { useNames } from '../table/names.ts'
import type { View } from '@figment/client/connection/view.ts'
import { useTableStore } from '@figment/client/useTableStore.ts'
import { isSeatAway, seatNumbered } from '@figment/client/who.ts'
import { HiddenSign } from './HiddenSign.tsx'
import { TvInvite } from './TvInvite.tsx'
import { TvLobby } from './TvLobby.tsx'
import { TvNotice } from './TvNotice.tsx'
import { TvOneMore } from './TvOneMore.tsx'
import { TvSlip } from './TvSlip.tsx'
import { useTvSounds } from './useTvSounds.ts'
import { useWakeLock } from './useWakeLock.ts'
import './TvPage.css'

const TvAtDoor = lazy(() => import('./TvAtDoor.tsx'))

/** Slow enough not to spend the tries that people of the same house need: slower and slower, so that those of a day last, too. */
const lookAgainAfter = { firstMs: 30_000, growth: 1.5, mostMs: 15 * 60_000 }

/** `/tv/CODE`: the table for everybody in the room. It has no controls, and comes back by itself. */
export function TvPage({ code }: { readonly code: string }) {
  const [tries, setTries] = useState(0)
  const [wasShown, setWasShown] = useState(false)
  const [linkKey, setLinkKey] = useState(keyInAddress)
  useEffect(() => {
    const look = () => {
      setLinkKey(keyInAddress())
      setTries((before) => before + 1)
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  useTitle(code)
  useWakeLock()
  useTvScale()
  return (
    <AtTv
      key={tries}
      code={code}
      linkKey={linkKey}
      lookAgainAfterMs={Math.min(lookAgainAfter.mostMs, lookAgainAfter.firstMs * lookAgainAfter.growth ** tries)}
      wasShown={wasShown}
      onShown={() => setWasShown(true)}
      onAgain={() => setTries(tries + 1)}
    />
  )
}

interface Props {
  readonly code: string
  readonly linkKey: string | null
  readonly lookAgainAfterMs: number
  /** The table was here: nobody has to check the letters of its code. */
  readonly wasShown: boolean
  onShown(): void
  onAgain(): void
}

function AtTv({ code, linkKey, lookAgainAfterMs, wasShown, onShown, onAgain }: Props) {
  const words = useWords()
  const house = useHouseWords()
  const isOnline = useOnline()
  const { store, snapshot } = useTableStore({ code, key: linkKey, as: 'tv' })
  const { status, key } = snapshot
  useEffect(() => {
    if (key !== null) showKey(key)
  }, [key])
  const view = useNames(snapshot.view)
  const isTurnedAway = status === 'noSuchTable' || status === 'tableFull'
  const again = useEffectEvent(onAgain)
  const shown = useEffectEvent(onShown)
  const isShown = view !== null
  useEffect(() => {
    if (isShown) shown()
  }, [isShown])
  // nobody has to go and touch it
  const next = view?.open.next ?? null
  useEffect(() => {
    if (next !== null) navigate(tvPath(next))
  }, [next])
  useEffect(() => {
    if (!isTurnedAway) return
    const timer = setTimeout(() => again(), lookAgainAfterMs)
    return () => clearTimeout(timer)
  }, [isTurnedAway, lookAgainAfterMs])
  const games = view?.open.games ?? 0
  const pages = useMemo(() => new Pages(code, games, key), [code, games, key])
  useTvSounds(view?.open.play?.open.round ?? null)

  if (view) {
    const cutShort = view.open.isCutShort ? house.host.cutShort : null
    const slip = <TvSlip view={view} status={status} />
    return (
      <div className="tv">
        {view.open.play ? (
          <Suspense fallback={<TvNotice title={words.kit.loading} />}>
            <PausedContext value={view.open.pausedAt}>
              <TableCodeContext value={code}>
                <InkContext value={store}>
                  <MotionContext value={store}>
                    <PagesContext value={pages}>
                      <CornerContext value={view.open.isCodeHidden && <HiddenSign />}>
                        <TvFootContext value={<TvInvite view={view} linkKey={key} />}>
                          <AgainContext
                            value={{
                              way: <TvOneMore view={view} linkKey={key} />,
                              short: cutShort,
                            }}
                          >
                            <TvGame view={view} />
                          </AgainContext>
                        </TvFootContext>
                      </CornerContext>
                    </PagesContext>
                  </MotionContext>
                </InkContext>
              </TableCodeContext>
            </PausedContext>
          </Suspense>
        ) : (
          <TableKeyContext value={key}>
            <TvLobby view={view} slip={slip} />
          </TableKeyContext>
        )}
        {cutShort && <footer className="tv__short">{cutShort}</footer>}
        <Floats open={view.open} onReaction={store.onReaction} />
        {view.open.play && slip}
      </div>
    )
  }
  switch (status) {
    case 'noSuchTable':
      return (
        <TvNotice
          title={wasShown ? house.tvDoor.gone : words.status.noSuchTable}
          text={wasShown ? house.tvDoor.goneText : house.status.lookingAgain}
        >
          <Button onClick={() => navigate('/')}>{words.status.home}</Button>
        </TvNotice>
      )
    case 'working':
      return <TvNotice title={words.status.working} text={words.status.workingText} />
    case 'tooManyTries':
      return <TvNotice title={words.status.tooManyTries} text={words.status.tooManyTriesText} />
    case 'cannotSave':
      return <TvNotice title={words.status.cannotSave} text={words.status.cannotSaveText} />
    case 'serverBusy':
      return <TvNotice title={words.status.serverBusy} text={words.status.serverBusyText} />
    case 'tableIsNewer':
      return <TvNotice title={words.status.tableIsNewer} text={words.status.tableIsNewerText} />
    case 'tableUnreadable':
      return <TvNotice title={words.status.tableUnreadable} text={words.status.tableUnreadableText} />
    case 'doorLocked':
    case 'removed':
    case 'knocking':
    case 'notNow':
    case 'tooManyKnock':
      return (
        <Suspense fallback={<TvNotice title={words.status.connecting} />}>
          <TvAtDoor at={status} code={code} />
        </Suspense>
      )
    case 'tableFull':
      return <TvNotice title={words.status.tableFull} text={house.status.knockingAgain} />
    default:
      if (!isOnline) return <TvNotice title={house.status.offline} text={house.status.comingBack} />
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

/** Everything is read from three metres: the tokens of a TV are larger. And a TV sounds, where the browser lets it. */
function useTvScale(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.device = 'tv'
    tryToSound()
    return () => {
      delete document.documentElement.dataset.device
    }
  }, [])
}

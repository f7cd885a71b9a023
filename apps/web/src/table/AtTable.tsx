import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { Notice } from '@figment/ui/Notice.tsx'
import { prefersStill } from '@figment/ui/motion.ts'
import { useOnline } from '@figment/ui/online.ts'
import { useWords } from '../words/spoken.tsx'
import { noteBeenAt, wasAt } from '../route/been-at.ts'
import { followCode, navigate, pairingInAddress, showKey } from '../route/route.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { JoinScreen } from './JoinScreen.tsx'
import { useNames } from './names.ts'
import type { Snapshot } from '@figment/client/connection/store.ts'
import { TableScreen } from './TableScreen.tsx'
import { TableKeyContext } from '@figment/client/code.ts'
import { useTableStore } from '@figment/client/useTableStore.ts'

// with its drawing and its words it would weigh on everybody's first screen
const AtTheDoor = lazy(() => import('../door/AtTheDoor.tsx'))

/** The door swings open before the eyes of whoever knocked; then whoever listens goes on from the table's heading. */
const opensForMs = 900

function useOpening({ isKnocking, isIn }: { readonly isKnocking: boolean; readonly isIn: boolean }): boolean {
  const [hasKnocked, setKnocked] = useState(false)
  if (isKnocking && !hasKnocked) setKnocked(true)
  const isOpening = hasKnocked && isIn
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(
      () => {
        setKnocked(false)
        requestAnimationFrame(() => {
          const heading = document.querySelector<HTMLElement>('main h1')
          heading?.setAttribute('tabindex', '-1')
          heading?.focus({ preventScroll: true })
        })
      },
      prefersStill() ? 0 : opensForMs,
    )
    return () => clearTimeout(timer)
  }, [isOpening])
  return isOpening
}

/** Where the connection stands decides what is shown; once there is a view, a loss does not take it away. */
export function AtTable({ code, linkKey }: { readonly code: string; readonly linkKey: string | null }) {
  const words = useWords()
  const house = useHouseWords()
  const isOnline = useOnline()
  const { store, snapshot } = useTableStore({ code, key: linkKey, as: 'person' })
  const [introducedAt, setIntroducedAt] = useState<Snapshot | null>(null)
  const { status, key } = snapshot
  const view = useNames(snapshot.view)
  const shownCode = view?.open.code ?? code
  useEffect(() => {
    if (shownCode !== code) followCode(code, shownCode)
    if (key !== null) showKey(key)
  }, [shownCode, code, key])
  const isIn = view !== null
  // who sat here does not have to check the letters of the code
  const [wasHere, setWasHere] = useState(() => wasAt(code))
  if (isIn && !wasHere) setWasHere(true)
  useEffect(() => {
    if (isIn) noteBeenAt(shownCode)
  }, [isIn, shownCode])
  const [pairing] = useState(pairingInAddress)
  const isOpening = useOpening({ isKnocking: status === 'knocking', isIn })
  if (isOpening) return <AtTheDoor at="opened" code={code} />
  if (view) {
    return (
      <TableKeyContext value={key}>
        <TableScreen store={store} table={snapshot.table ?? code} view={view} status={status} pairing={pairing} />
      </TableKeyContext>
    )
  }

  const join = (
    <JoinScreen
      code={code}
      busy={introducedAt === snapshot || status === 'working'}
      note={status === 'working' ? words.status.workingText : null}
      knocks={snapshot.knocksHere}
      opener={snapshot.opener}
      refused={status === 'nameTaken' || status === 'rudeWord' ? status : null}
      onJoin={(profile) => {
        setIntroducedAt(snapshot)
        store.introduce(profile)
      }}
    />
  )
  const home = <Button onClick={() => navigate('/')}>{words.status.home}</Button>
  const connecting = <Notice screen="connecting" title={words.status.connecting} />
  switch (status) {
    case 'working':
      // whoever has just said who they are keeps the screen on which they did
      if (introducedAt !== null) return join
      return <Notice screen="working" title={words.status.working} text={words.status.workingText} />
    case 'nameNeeded':
    case 'nameTaken':
    case 'rudeWord':
      return join
    case 'noSuchTable':
      return (
        <Suspense fallback={connecting}>
          <AtTheDoor at={wasHere ? 'gone' : 'noSuchTable'} code={code} />
        </Suspense>
      )
    case 'removed':
    case 'doorLocked':
    case 'knockFirst':
    case 'knocking':
    case 'notNow':
    case 'tooManyKnock':
      return (
        <Suspense fallback={connecting}>
          <AtTheDoor at={status} code={code} knockAgainAt={snapshot.knockAgainAt} opener={snapshot.opener} onKnock={() => store.knock()} />
        </Suspense>
      )
    case 'tableFull':
      return (
        <Notice screen="tableFull" title={words.status.tableFull} text={words.status.tableFullText}>
          {home}
        </Notice>
      )
    case 'tableIsNewer':
      return <Notice screen="tableIsNewer" title={words.status.tableIsNewer} text={words.status.tableIsNewerText} />
    case 'tableUnreadable':
      return (
        <Notice screen="tableUnreadable" title={words.status.tableUnreadable} text={words.status.tableUnreadableText}>
          {home}
        </Notice>
      )
    case 'moved':
      return (
        <Notice screen="moved" title={words.status.moved} text={words.status.movedText}>
          {home}
        </Notice>
      )
    case 'tooManyTries':
      return <Notice screen="tooManyTries" title={words.status.tooManyTries} text={words.status.tooManyTriesText} />
    case 'cannotSave':
      return <Notice screen="cannotSave" title={words.status.cannotSave} text={words.status.cannotSaveText} />
    case 'serverBusy':
      return <Notice screen="serverBusy" title={words.status.serverBusy} text={words.status.serverBusyText} />
    case 'connecting':
    case 'lost':
    case 'live':
      if (!isOnline) return <Notice screen="offline" title={house.status.offline} text={house.status.offlineText} />
      return connecting
  }
}

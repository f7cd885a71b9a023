import { useTable } from '@figment/client/useTable.ts'
import { type FrameHost, FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { OneNotice } from '../notices/later.ts'
import { NoticesContext } from '../notices/notices.ts'
import { useHouseWords } from '../settings/words/index.ts'
import { MenuButton } from './TableHeader.tsx'

/** What of the table goes into a scene that fills the whole screen. */
export function FrameHosting({ onMenu, children }: { readonly children: ReactNode; onMenu(): void }) {
  const [isFilled, onFill] = useState(false)
  const { hurry } = useHouseWords().notices
  const { shown } = use(NoticesContext)
  const isPaused = useTable().view.open.pausedAt !== null
  // the clock is in sight: a line is enough for the last seconds
  const isHurry = shown?.kind === 'hurry'
  const hasNotice = shown !== null && !isHurry && shown.kind !== 'paused'
  const host = useMemo<FrameHost>(
    () => ({
      menu: <MenuButton isAlone onMenu={onMenu} />,
      news: isHurry ? hurry : null,
      notice: hasNotice ? <NoticeNow /> : null,
      pause: isPaused ? (
        <Suspense>
          <OneNotice notice={{ kind: 'paused' }} />
        </Suspense>
      ) : null,
      isFilled,
      onFill,
    }),
    [onMenu, isHurry, hurry, hasNotice, isPaused, isFilled],
  )
  return <FrameHostContext value={host}>{children}</FrameHostContext>
}

function NoticeNow() {
  const { shown } = use(NoticesContext)
  return <Suspense>{shown && <OneNotice notice={shown} />}</Suspense>
}

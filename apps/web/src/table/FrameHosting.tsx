import { useTable } from '@figment/client/useTable.ts'
import { type FrameHost, FrameHostContext } from '@figment/ui/scene/frame-host.ts'
import { FrameMenuContext } from '@figment/ui/scene/frame-menu.ts'
import { type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { OneNotice } from '../notices/later.ts'
import { NoticesContext } from '../notices/notices.ts'
import { useNoticeTold } from '../notices/told.ts'
import { MenuButton } from './TableHeader.tsx'

/** What of the table goes into a scene that fills the whole screen. */
export function FrameHosting({ onMenu, children }: { readonly children: ReactNode; onMenu(): void }) {
  const [isFilled, onFill] = useState(false)
  const { shown } = use(NoticesContext)
  const isPaused = useTable().view.open.pausedAt !== null
  const news = useNoticeTold(shown)
  const text = news?.text
  const isLasting = news?.isLasting ?? false
  const host = useMemo<FrameHost>(
    () => ({
      menu: <MenuButton isAlone onMenu={onMenu} />,
      news: text === undefined ? null : { text, isLasting },
      pause: isPaused ? (
        <Suspense>
          <OneNotice notice={{ kind: 'paused' }} />
        </Suspense>
      ) : null,
      isFilled,
      onFill,
    }),
    [onMenu, text, isLasting, isPaused, isFilled],
  )
  return (
    <FrameHostContext value={host}>
      <FrameMenuContext value={host.menu}>{children}</FrameMenuContext>
    </FrameHostContext>
  )
}

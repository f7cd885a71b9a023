import { type ReactNode, Suspense, use, useEffect } from 'react'
import { loadNotices, OneNotice } from './later.ts'
import { NoticesContext } from './notices.ts'
import './NoticePlace.css'

/** Where notices lie on this screen; what is usually there is hidden meanwhile. */
export function NoticePlace({ isLobby = false, children }: { readonly isLobby?: boolean; readonly children?: ReactNode }) {
  const { shown } = use(NoticesContext)
  // that the connection is lost must be told when nothing can be loaded any more
  useEffect(() => void loadNotices().catch(() => undefined), [])
  return (
    <div className={isLobby ? 'notice-place notice-place--lobby' : 'notice-place'}>
      {children}
      {/* always there, so that a reader of the screen hears what comes into it */}
      <div className="notice-place__slip" aria-live="polite">
        <Suspense>{shown && shown.kind !== 'hurry' && <OneNotice notice={shown} />}</Suspense>
      </div>
      {/* its figure changes every second: only what is said twice is heard */}
      {shown?.kind === 'hurry' && (
        <div className="notice-place__slip">
          <Suspense>
            <OneNotice notice={shown} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

import { type ReactNode, use } from 'react'
import { Hurry, OneNotice } from './OneNotice.tsx'
import { NoticesContext } from './notices.ts'
import './NoticePlace.css'

/** Where notices lie on this screen; what is usually there is hidden meanwhile. */
export function NoticePlace({ isLobby = false, children }: { readonly isLobby?: boolean; readonly children?: ReactNode }) {
  const { shown } = use(NoticesContext)
  return (
    <div className={isLobby ? 'notice-place notice-place--lobby' : 'notice-place'}>
      {children}
      {/* always there, so that a reader of the screen hears what comes into it */}
      <div className="notice-place__slip" aria-live="polite">
        {shown && shown.kind !== 'hurry' && <OneNotice notice={shown} />}
      </div>
      {/* its figure changes every second: only what is said twice is heard */}
      {shown?.kind === 'hurry' && (
        <div className="notice-place__slip">
          <Hurry key={shown.due} until={shown.due} />
        </div>
      )}
    </div>
  )
}

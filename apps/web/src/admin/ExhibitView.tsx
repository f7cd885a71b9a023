import { GRID, type StrokeOnSheet, outlinesOf } from '@figment/ink'
import type { Exhibit, ReportedKind } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { Icon } from '@figment/ui/Icon.tsx'
import { useKitWords } from '@figment/ui/words.tsx'
import { useEffect, useState } from 'react'
import { AdminIcon } from './AdminIcon.tsx'
import { getOperator } from './ask.ts'
import { useAdminWords } from './words/index.ts'
import './ExhibitView.css'

/** The thing itself: nothing of it is shown or played before somebody wants that. */
export function ExhibitView({ id, kind }: { readonly id: string; readonly kind: ReportedKind }) {
  const { reports: words, tryAgain } = useAdminWords()
  const { kit } = useKitWords()
  const [exhibit, setExhibit] = useState<Exhibit | null>(null)
  const [isSeen, setSeen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  const hasFailed = failed === attempt
  useEffect(() => {
    let isWanted = true
    const fetchIt = async () => {
      const asked = await getOperator<Exhibit>(`/reports/${id}/exhibit`)
      if (!isWanted) return
      if (asked.ok) setExhibit(asked.value)
      else setFailed(attempt)
    }
    void fetchIt()
    return () => {
      isWanted = false
    }
  }, [id, attempt])
  if (hasFailed) {
    return (
      <div className="admin-report__erased" role="alert">
        <p>{tryAgain}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>{kit.tryAgain}</Button>
      </div>
    )
  }
  return (
    <div className={isSeen ? 'admin-exhibit' : 'admin-exhibit admin-exhibit--hidden'}>
      {exhibit && <Shown exhibit={exhibit} id={id} isSeen={isSeen} name={words.kinds[kind]} />}
      {!isSeen && (
        <Button className="admin-exhibit__look" disabled={!exhibit} onClick={() => setSeen(true)}>
          {kind === 'clip' ? <AdminIcon name="sound" /> : <Icon name="eye" />}
          {kind === 'clip' ? words.listen : words.look}
        </Button>
      )}
    </div>
  )
}

interface ShownProps {
  readonly exhibit: Exhibit
  readonly id: string
  readonly isSeen: boolean
  readonly name: string
}

function Shown({ exhibit, id, isSeen, name }: ShownProps) {
  // a screen reader does not see that it is blurred
  if ('text' in exhibit) return <p className="admin-exhibit__words">{isSeen ? <bdi>{exhibit.text}</bdi> : <q>…</q>}</p>
  if ('clip' in exhibit) {
    if (!isSeen) return <AdminIcon name="sound" />
    const Player = exhibit.clip
    // what people record has no subtitles
    return <Player className="admin-exhibit__clip" src={`/api/operator/reports/${id}/clip`} controls autoPlay aria-label={name} />
  }
  return (
    <svg
      className="admin-exhibit__drawing"
      viewBox={`0 0 ${GRID} ${GRID}`}
      role={isSeen ? 'img' : undefined}
      aria-label={isSeen ? name : undefined}
      aria-hidden={!isSeen}
    >
      {outlinesOf(exhibit.strokes as readonly StrokeOnSheet[]).map(({ path, width, isErased }, at) => (
        <path key={at} d={path} strokeWidth={width} className={isErased ? 'admin-exhibit__erased' : undefined} />
      ))}
    </svg>
  )
}

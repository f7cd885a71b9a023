import { Button } from '@figment/ui/Button.tsx'
import { Named } from '@figment/ui/Named.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Entrance } from '../entrance/Entrance.tsx'
import { recallProfile } from '../looks/profile.ts'
import { navigate } from '../route/route.ts'
import { useWords } from '../words/spoken.tsx'
import type { DoorLook } from './Door.tsx'
import { DoorScene } from './DoorScene.tsx'
import { MendCode } from './MendCode.tsx'
import { DoorSpeaking, useDoorWords } from './words/index.ts'
import './AtTheDoor.css'

export type Waiting = 'knockFirst' | 'knocking' | 'notNow' | 'tooManyKnock'
export type Shut = 'doorLocked' | 'removed' | 'gone' | 'noSuchTable' | 'opened'

interface Props {
  readonly at: Waiting | Shut
  readonly code: string
  /** When another knock is heard, on this device's clock; null: not any more. */
  readonly knockAgainAt?: number | null
  /** Who opens, as far as it is known. */
  readonly opener?: string | null
  onKnock?(): void
}

const LOOKS: Readonly<Record<Props['at'], DoorLook>> = {
  knockFirst: 'lit',
  knocking: 'knocked',
  notNow: 'dark',
  tooManyKnock: 'lit',
  doorLocked: 'locked',
  removed: 'dark',
  gone: 'gone',
  noSuchTable: 'lit',
  opened: 'ajar',
}

/** Where one waits, or cannot get in. */
export default function AtTheDoor(props: Props) {
  return (
    <DoorSpeaking>
      <Standing {...props} />
    </DoorSpeaking>
  )
}

function Standing({ at, code, knockAgainAt = null, opener = null, onKnock = () => undefined }: Props) {
  const [who] = useState(recallProfile)
  const { title, text } = useTold(at, { knockAgainAt, opener })
  return (
    <Entrance className="at-door">
      <main className="at-door__main" data-screen={at}>
        <DoorScene look={LOOKS[at]} who={who} />
        <div className="at-door__foot">
          <div className="at-door__words" aria-live="polite">
            <h1 className="at-door__title">{title}</h1>
            {text !== null && <p className="at-door__text">{text}</p>}
          </div>
          {at === 'knocking' && (
            <p className="at-door__who">
              <PlayerMark colour={who.colour} shape={who.shape} size="small" />
              <bdi>{who.name}</bdi>
              <Waited />
            </p>
          )}
          {at === 'noSuchTable' && <MendCode code={code} />}
          {at !== 'noSuchTable' && at !== 'opened' && (
            <div className="at-door__actions">
              <WhatToDo at={at} knockAgainAt={knockAgainAt} onKnock={onKnock} />
            </div>
          )}
        </div>
      </main>
    </Entrance>
  )
}

interface Told {
  readonly title: string
  readonly text: ReactNode
}

function useTold(at: Props['at'], { knockAgainAt, opener }: Required<Pick<Props, 'knockAgainAt' | 'opener'>>): Told {
  const words = useDoorWords()
  const { join, status } = useWords()
  switch (at) {
    case 'knockFirst':
      return { title: join.knockTitle, text: <Named say={join.knockLead} name={opener ?? join.someone} /> }
    case 'knocking':
      return { title: words.knocking, text: <Named say={words.knockingText} name={opener ?? join.someone} /> }
    case 'notNow':
      return { title: words.notNow, text: knockAgainAt === null ? words.notNowAtAllText : words.notNowText }
    case 'tooManyKnock':
      return { title: words.tooManyKnock, text: words.tooManyKnockText }
    case 'doorLocked':
      return { title: words.locked, text: words.lockedText }
    case 'removed':
      return { title: words.removed, text: words.removedText }
    case 'gone':
      return { title: status.tableGone, text: status.tableGoneText }
    case 'noSuchTable':
      return { title: status.noSuchTable, text: words.noSuchText }
    case 'opened':
      return { title: words.open, text: null }
  }
}

function WhatToDo({ at, knockAgainAt, onKnock }: Required<Omit<Props, 'code' | 'opener'>>): ReactNode {
  const words = useDoorWords()
  const { join, status } = useWords()
  const home = () => navigate('/')
  if (at === 'knockFirst') {
    return (
      <>
        <Button kind="primary" onClick={onKnock}>
          {join.knock}
        </Button>
        <button type="button" className="at-door__link" onClick={home}>
          {status.home}
        </button>
      </>
    )
  }
  const canKnockAgain = at === 'knocking' || ((at === 'notNow' || at === 'tooManyKnock') && knockAgainAt !== null)
  if (canKnockAgain) {
    return (
      <>
        <KnockAgain at={knockAgainAt} onKnock={onKnock} />
        <button type="button" className="at-door__link" onClick={home}>
          {words.leave}
        </button>
      </>
    )
  }
  return (
    <Button kind="primary" onClick={home}>
      {words.ownTable}
    </Button>
  )
}

/** It sleeps until another knock is heard, and says how long. */
function KnockAgain({ at, onKnock }: { readonly at: number | null; onKnock(): void }) {
  const words = useDoorWords()
  const now = useSeconds()
  const left = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Button disabled={left > 0} onClick={onKnock}>
      {left > 0 ? words.knockAgainIn(clock) : words.knockAgain}
    </Button>
  )
}

function Waited() {
  const words = useDoorWords()
  const now = useSeconds()
  const [since] = useState(now)
  return <span className="at-door__waited">{words.waits(Math.max(0, Math.round((now - since) / 1000)))}</span>
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { useTable } from '@figment/client/useTable.ts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ChatField } from '../company/ChatField.tsx'
import { ChatLog } from '../company/Chat.tsx'
import { useQuiet } from '../company/quiet.ts'
import { ReactionIcon } from '../company/ReactionIcon.tsx'
import { useUnread } from '../company/unread.ts'
import { CompanyWords, useCompanyWords } from '../company/words/index.tsx'
import './WatchFoot.css'

const oneHeartInMs = 400

/** One tap, one heart across the table; the other reactions are in the menu. */
export const HeartButton = () => (
  <CompanyWords>
    <Heart />
  </CompanyWords>
)

function Heart() {
  const { reactions } = useCompanyWords()
  const { react } = useTable()
  const sentAt = useRef(0)
  const send = () => {
    const now = Date.now()
    if (now - sentAt.current < oneHeartInMs) return
    sentAt.current = now
    react('heart')
  }
  return (
    <button type="button" className="heart-button" aria-label={reactions.names.heart} title={reactions.names.heart} onClick={send}>
      <ReactionIcon reaction="heart" />
    </button>
  )
}

/** Those who watch among themselves: the players read it when nothing can be spoiled any more. */
export const WatchersTalk = () => (
  <CompanyWords>
    <AmongWatchers />
  </CompanyWords>
)

function AmongWatchers() {
  const { chat } = useCompanyWords()
  const { isMuted } = useQuiet()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  // what stands here is read, where there is room for it
  useUnread(useTable().view, useHasRoom(section))
  return (
    <section ref={section} className="watchers-talk" aria-labelledby={heading}>
      <h2 id={heading}>{chat.watchers}</h2>
      <ChatLog isMuted={isMuted} />
      <ChatField />
    </section>
  )
}

/** Whether it is shown at all: its scene decides that by its own box. */
function useHasRoom(part: RefObject<Element | null>): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    if (!part.current) return
    const observer = new ResizeObserver(([entry]) => setRoom((entry?.contentRect.height ?? 0) > 0))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return hasRoom
}

import { seatOf } from '@figment/table/seats'
import type { ChatLine } from '@figment/table/types'
import { useEffect, useRef } from 'react'
import { HiddenForYou, TakenOff } from '@figment/ui/TakenOff.tsx'
import { PlayerMark } from '@figment/ui/PlayerMark.tsx'
import { useTableCode } from '@figment/client/code.ts'
import { useTable } from '@figment/client/useTable.ts'
import { AboutButton } from '../people/AboutPiece.tsx'
import { useHiddenHere } from '../people/hidden-here.ts'
import { ChatField } from './ChatField.tsx'
import { linesFor } from './lines.ts'
import { useCompanyWords } from './words/index.tsx'
import './Chat.css'

interface Props {
  readonly isMuted: boolean
  onMute(isMuted: boolean): void
}

export function Chat({ isMuted, onMute }: Props) {
  const words = useCompanyWords()
  return (
    <div className="chat">
      <ChatLog isMuted={isMuted} />
      <ChatField />
      <div className="chat__settings">
        <label className="chat__mute">
          <input type="checkbox" checked={isMuted} onChange={({ target }) => onMute(target.checked)} />
          <span>{words.chat.mute}</span>
        </label>
        {isMuted && <p className="chat__note">{words.chat.muted}</p>}
      </div>
    </div>
  )
}

/** What was written so far, as far as I can read it now. */
export function ChatLog({ isMuted }: Pick<Props, 'isMuted'>) {
  const words = useCompanyWords()
  const { view } = useTable()
  const lines = linesFor(view)
  const log = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.number
  // the newest line is the one to read
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last])
  return (
    <div
      ref={log}
      className="chat__log"
      role="log"
      aria-label={words.chat.log}
      aria-live={isMuted ? 'off' : 'polite'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too
      tabIndex={0}
    >
      {lines.length === 0 && <p className="chat__empty">{words.chat.empty}</p>}
      {lines.map((line) => (
        <Said key={line.number} line={line} />
      ))}
    </div>
  )
}

function Said({ line }: { readonly line: ChatLine }) {
  const words = useCompanyWords()
  const { view } = useTable()
  // at the table somebody may have another colour than they wished for
  const who = seatOf(view.open, line.person) ?? view.open.people[line.person]
  const isMine = line.person === view.you
  const thing = { kind: 'line', number: line.number } as const
  const isHidden = useHiddenHere(useTableCode())(thing)
  return (
    <div className={isMine ? 'chat__line chat__line--mine' : 'chat__line'}>
      {who && <PlayerMark colour={who.colour} shape={who.shape} size="small" />}
      <p className="chat__said">
        <span className="chat__who">
          <bdi>{who?.name ?? words.chat.somebodyGone}</bdi>
          {isMine && <i>{words.chat.you}</i>}
          <span className="unseen">: </span>
        </span>
        {line.text === '' ? <TakenOff /> : isHidden ? <HiddenForYou /> : <bdi className="chat__text">{line.text}</bdi>}
      </p>
      {line.text !== '' && <AboutButton all={[{ thing, person: line.person, shown: <bdi>{line.text}</bdi> }]} />}
    </div>
  )
}

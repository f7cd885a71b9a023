import { lazy, Suspense, useState } from 'react'
import { Dialog } from '@figment/ui/Dialog.tsx'
import { useWords } from '../words/spoken.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { useQuiet } from './quiet.ts'
import { linesFor } from './lines.ts'
import type { Side } from './side.ts'
import { useUnread } from './unread.ts'
import { CompanyWords, useCompanyWords } from './words/index.tsx'
// with the button, so that the sheet has its shape before what is in it has come
import './Talk.css'
import './TalkButton.css'

const SHOWN_AT_MOST = 9
const Talk = lazy(() => import('./Talk.tsx').then(({ Talk }) => ({ default: Talk })))

interface Props {
  /** Says lines aloud as they come; one of all such buttons does. */
  readonly isAnnouncing?: boolean
}

/** In the header of the table: what people write, and what happened while I looked away. */
export function TalkButton({ isAnnouncing = true }: Props) {
  return (
    <CompanyWords>
      <Button isAnnouncing={isAnnouncing} />
    </CompanyWords>
  )
}

function Button({ isAnnouncing }: Required<Props>) {
  const words = useCompanyWords()
  const { kit } = useWords()
  const { view } = useTable()
  const { isOn } = view.open.chat
  const { isMuted, mute } = useQuiet()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setSide] = useState<Side>('chat')
  const side = isOn ? chosen : 'happened'
  const unread = useUnread(view, isOpen && side === 'chat')
  const close = () => setOpen(false)
  const isBadged = isOn && !isMuted && unread > 0
  const title = isOn ? words.talk.title : words.talk.happened
  return (
    <>
      <button
        type="button"
        className="talk-button"
        aria-label={isBadged ? `${title}, ${words.talk.unread(unread)}` : title}
        onClick={() => {
          // whoever taps a badge wants to read what it counts
          if (isBadged) setSide('chat')
          setOpen(true)
        }}
      >
        <TalkIcon />
        {isBadged && (
          <span className="talk-button__badge" aria-hidden="true">
            {unread > SHOWN_AT_MOST ? `${SHOWN_AT_MOST}+` : unread}
          </span>
        )}
      </button>
      {isAnnouncing && isOn && !isMuted && !isOpen && <Announced />}
      <Dialog title={title} open={isOpen} onClose={close}>
        <Suspense fallback={<p className="talk">{kit.loading}</p>}>
          <Talk side={side} onSide={setSide} isMuted={isMuted} onMute={mute} />
        </Suspense>
      </Dialog>
    </>
  )
}

/** A line that comes while the sheet is closed, for screen readers; what was there before is not read out. */
function Announced() {
  const words = useCompanyWords()
  const { view } = useTable()
  const line = linesFor(view).at(-1)
  const [first] = useState(line?.number ?? 0)
  const isNews = line !== undefined && line.number > first && line.person !== view.you
  const name = line && view.open.people[line.person]?.name
  return <output className="unseen">{isNews && words.talk.wrote(name ?? words.chat.somebodyGone, line.text)}</output>
}

const TalkIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1.5rem"
    height="1.5rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 5.500h16v11h-9L6.500 20.500v-4H4z" />
    <path d="M8 9.500h8M8 12.700h5" strokeLinecap="round" />
  </svg>
)

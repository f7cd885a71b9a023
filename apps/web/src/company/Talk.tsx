import { type KeyboardEvent, useId } from 'react'
import { useKeyboardHeight } from '@figment/ui/keyboard.ts'
import { useTable } from '@figment/client/useTable.ts'
import { Chat } from './Chat.tsx'
import { Happened } from './Happened.tsx'
import type { Side } from './side.ts'
import { useCompanyWords } from './words/index.tsx'

interface Props {
  readonly side: Side
  onSide(side: Side): void
  readonly isMuted: boolean
  onMute(isMuted: boolean): void
}

const SIDES: readonly Side[] = ['chat', 'happened']

export function Talk({ side, onSide, isMuted, onMute }: Props) {
  const id = useId()
  const { view } = useTable()
  const keyboard = useKeyboardHeight()
  const { isOn } = view.open.chat
  return (
    <div className="talk" style={{ paddingBottom: keyboard }}>
      {isOn && <Tabs id={id} side={side} onSide={onSide} />}
      <div
        id={`${id}-panel`}
        className="talk__panel"
        role={isOn ? 'tabpanel' : undefined}
        aria-labelledby={isOn ? `${id}-${side}` : undefined}
      >
        {side === 'chat' ? <Chat isMuted={isMuted} onMute={onMute} /> : <Happened />}
      </div>
    </div>
  )
}

function Tabs({ id, side, onSide }: Pick<Props, 'side' | 'onSide'> & { readonly id: string }) {
  const words = useCompanyWords()
  const turnByKey = (event: KeyboardEvent) => {
    const next = reachedBy(event.key, side)
    if (!next) return
    event.preventDefault()
    onSide(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  return (
    <div className="talk__tabs" role="tablist">
      {SIDES.map((one) => (
        <button
          key={one}
          id={`${id}-${one}`}
          type="button"
          role="tab"
          className="talk__tab"
          aria-selected={one === side}
          aria-controls={`${id}-panel`}
          tabIndex={one === side ? 0 : -1}
          onClick={() => onSide(one)}
          onKeyDown={turnByKey}
        >
          {words.talk[one]}
        </button>
      ))}
    </div>
  )
}

function reachedBy(key: string, from: Side): Side | undefined {
  switch (key) {
    case 'Home':
      return SIDES[0]
    case 'End':
      return SIDES.at(-1)
    case 'ArrowLeft':
    case 'ArrowRight':
      // there are two of them: either way leads to the other
      return SIDES.find((one) => one !== from)
    default:
      return undefined
  }
}

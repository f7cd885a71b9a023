import { REACTIONS, type Reaction } from '@figment/protocol'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { Floats } from './Floats.tsx'
import { ReactionIcon } from './ReactionIcon.tsx'
import { useHeard } from './heard.ts'
import { CompanyWords, useCompanyWords } from './words/index.tsx'
import './Corner.css'

const oneReactionInMs = 400
const staysOpenForMs = 6000

/** Laughter across the table: one small button in the corner of the thumb, and what comes from the others. */
export function Corner() {
  const { view, onReaction } = useTable()
  return (
    <CompanyWords>
      <Reacting />
      <Heard />
      <Floats open={view.open} onReaction={onReaction} />
    </CompanyWords>
  )
}

/** The same where a scene that fills the screen has a place for it. */
export const Reactions = () => (
  <CompanyWords>
    <Reacting />
  </CompanyWords>
)

export const OpenReactions = () => (
  <CompanyWords>
    <ReactionRow onSent={() => undefined} />
  </CompanyWords>
)

function Reacting() {
  const words = useCompanyWords()
  const row = useId()
  const corner = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [uses, setUses] = useState(0)

  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !corner.current?.contains(target)) setOpen(false)
  })
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    // the row goes away: the keyboard goes on from the button
    if (corner.current?.contains(document.activeElement)) corner.current.querySelector<HTMLElement>('.corner__button')?.focus()
  })
  // it goes by itself when nobody uses it, unless a keyboard is still in it
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => {
      const isInUse = corner.current?.querySelector('.corner__row :focus-visible')
      if (!isInUse) setOpen(false)
    }, staysOpenForMs)
    const onPointer = (event: Event) => closeIfOutside(event)
    const onKey = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, uses])

  return (
    <section ref={corner} className="corner" aria-label={words.reactions.title}>
      <button
        type="button"
        className="corner__button"
        aria-label={isOpen ? words.reactions.close : words.reactions.open}
        aria-expanded={isOpen}
        aria-controls={row}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Icon name="close" /> : <ReactionIcon reaction="laugh" />}
      </button>
      <div id={row} className="corner__row" hidden={!isOpen}>
        <ReactionRow onSent={() => setUses(uses + 1)} />
      </div>
    </section>
  )
}

/** One tap sends one. Also in the menu, where a scene leaves no corner. */
export function ReactionRow({ onSent }: { onSent(): void }) {
  const words = useCompanyWords()
  const { react } = useTable()
  const reactedAt = useRef(0)
  const send = (reaction: Reaction) => {
    onSent()
    const now = Date.now()
    if (now - reactedAt.current < oneReactionInMs) return
    reactedAt.current = now
    react(reaction)
  }
  return (
    <ul className="reaction-row">
      {REACTIONS.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className="corner__one"
            aria-label={words.reactions.names[reaction]}
            title={words.reactions.names[reaction]}
            onClick={() => send(reaction)}
          >
            <ReactionIcon reaction={reaction} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Heard() {
  return <output className="unseen">{useHeard()}</output>
}

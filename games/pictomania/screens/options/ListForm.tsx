import { type Card, OWN_CARDS, ROUNDS } from '../../types.ts'
import { roundsWith } from '../../open/own-rounds.ts'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@figment/ui/Button.tsx'
import { type Pasted, placeOf, readPasted, type Trouble } from './pasted.ts'
import { troubleText } from './trouble-text.ts'
import { useOptionWords, type Words } from './words/index.tsx'

/** More would be read by nobody; they come when these are mended. */
const TROUBLES_AT_ONCE = 4
/** A screen reader is told when the hands rest, not at every letter. */
const restsAfterMs = 900

interface Props {
  readonly first: string
  onWrite(text: string): void
  onDone(cards: readonly Card[]): void
}

/** A sheet to paste a list on; it says at once how it is understood. */
export function ListForm({ first, onWrite, onDone }: Props) {
  const words = useOptionWords()
  const { own } = words
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(first)
  const pasted = readPasted(useDeferredValue(text))
  const { troubles, isReady } = pasted
  const [firstTrouble] = troubles
  const count = countText(pasted, words)
  const news = useSettled([count, firstTrouble && troubleText(firstTrouble, own.troubles)].filter(Boolean).join(' '))

  const goTo = (trouble: Trouble | undefined) => {
    const area = field.current
    if (!area) return
    const { start, end } = trouble && 'line' in trouble ? placeOf(text, trouble.line) : { start: text.length, end: text.length }
    // a browser scrolls to the caret when the field gets the focus
    area.blur()
    area.setSelectionRange(start, start)
    area.focus()
    area.setSelectionRange(start, end)
  }
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault()
        const { isReady, cards, troubles } = readPasted(text)
        if (isReady) onDone(cards)
        else goTo(troubles[0])
      }}
    >
      <div id={`${id}-how`} className="list-form__how">
        <p>{own.how}</p>
        <p className="list-form__example">{own.example}</p>
      </div>
      <label htmlFor={`${id}-list`} className="list-form__label">
        {own.label}
      </label>
      <textarea
        ref={field}
        id={`${id}-list`}
        className="list-form__list"
        rows={7}
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={troubles.length > 0 || undefined}
        aria-describedby={`${id}-how ${id}-count ${id}-troubles`}
        onChange={({ target }) => {
          setText(target.value)
          onWrite(target.value)
        }}
      />
      <p id={`${id}-count`} className="list-form__count" data-ready={isReady}>
        {count}
      </p>
      <ol className="list-form__rounds">
        {Array.from({ length: ROUNDS }, (_, at) => (
          <li key={words.round(at + 1)} data-own={at < roundsWith(pasted.cards)}>
            {words.round(at + 1)} <b>{at < roundsWith(pasted.cards) ? own.yours : own.ours}</b>
          </li>
        ))}
      </ol>
      <ul id={`${id}-troubles`} className="list-form__troubles">
        {troubles.slice(0, TROUBLES_AT_ONCE).map((trouble) => {
          const told = troubleText(trouble, own.troubles)
          return (
            <li key={told}>
              {'line' in trouble ? (
                <button type="button" className="list-form__trouble" onClick={() => goTo(trouble)}>
                  {told}
                </button>
              ) : (
                <span className="list-form__trouble">{told}</span>
              )}
            </li>
          )
        })}
        {troubles.length > TROUBLES_AT_ONCE && <li className="list-form__more">{own.more(troubles.length - TROUBLES_AT_ONCE)}</li>}
      </ul>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
      <p className="options__note">{own.bots}</p>
      <Button type="submit" kind="primary" className="list-form__done" aria-disabled={!isReady}>
        {isReady ? own.play(pasted.cards.length) : own.notYet}
      </Button>
    </form>
  )
}

function countText({ understood, missing, cards, troubles }: Pasted, { own }: Words): string {
  if (cards.length === 0) return own.limits(OWN_CARDS.fewest, OWN_CARDS.most)
  const toMend = cards.length - understood
  return [
    own.understood(understood),
    toMend > 0 && own.toMend(toMend),
    missing > 0 && own.missing(missing),
    troubles.length === 0 && missing === 0 && own.ready,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The text, once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => settle(text), restsAfterMs)
    return () => clearTimeout(rest)
  }, [text])
  return settled
}

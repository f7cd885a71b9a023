import { useId, useRef, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { useTable } from '@figment/client/useTable.ts'
import { charactersLeft, lineLength } from './line-length.ts'
import { isSaidAside } from './lines.ts'
import { useCompanyWords } from './words/index.tsx'

const NEARLY_FULL_LETTERS = 30

/** One line to everybody: Enter sends it. */
export function ChatField() {
  const words = useCompanyWords()
  const { view, move } = useTable()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const left = charactersLeft(text)
  const isTooLong = left < 0
  const canSend = lineLength(text) > 0 && !isTooLong && !isBusy

  const say = async () => {
    if (!canSend) return
    setBusy(true)
    const refused = await move({ type: 'say', text })
    setBusy(false)
    // what was refused stays, to be said again
    if (refused === null) setText((now) => (now === text ? '' : now))
    field.current?.focus()
  }

  return (
    <form
      className="chat__form"
      onSubmit={(event) => {
        event.preventDefault()
        void say()
      }}
    >
      <label className="unseen" htmlFor={id}>
        {words.chat.field}
      </label>
      <input
        ref={field}
        id={id}
        className="chat__field"
        value={text}
        placeholder={isSaidAside(view) ? words.chat.aside : words.chat.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby={`${id}-left`}
        aria-invalid={isTooLong}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="chat__send" aria-label={words.chat.send} aria-disabled={!canSend}>
        <Icon name="up" />
      </button>
      <p id={`${id}-left`} className={left <= NEARLY_FULL_LETTERS ? 'chat__left' : 'unseen'} data-over={isTooLong}>
        {isTooLong ? words.chat.tooMany(-left) : words.chat.left(left)}
      </p>
    </form>
  )
}

import { readCode } from '@figment/protocol'
import { Button } from '@figment/ui/Button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { tidyCode } from '../home/tidy-code.ts'
import { keyInLink, navigate, tablePath } from '../route/route.ts'
import { useWords } from '../words/spoken.tsx'
import { useDoorWords } from './words/index.ts'

/** The letters stay where they were, and one of them is mended in place. Takes a whole link, too. */
export function MendCode({ code }: { readonly code: string }) {
  const words = useWords()
  const door = useDoorWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(code)
  const [key, setKey] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    const last = field.current?.value.length ?? 0
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(Math.max(0, last - 1), last)
  }, [])
  return (
    <form
      className="mend-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readCode(typed)
        if (read === null) return setWrong(true)
        // the same letters once more: somebody may have opened the door meanwhile
        if (read === code && key === null) location.reload()
        else navigate(tablePath(read, key))
      }}
    >
      <label htmlFor={id} className="unseen">
        {words.home.code}
      </label>
      <input
        ref={field}
        id={id}
        className="mend-code__tiles"
        style={{ '--letters': Math.max(5, typed.length) }}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => {
          setTyped(tidyCode(target.value))
          setKey(keyInLink(target.value))
          setWrong(false)
        }}
      />
      <p id={`${id}-hint`} className="mend-code__hint" data-wrong={isWrong} aria-live="polite">
        {isWrong ? words.home.codeWrong : door.codeHint}
      </p>
      <Button kind="primary" type="submit">
        {words.kit.tryAgain}
      </Button>
      <button type="button" className="at-door__link" onClick={() => navigate('/')}>
        {words.status.home}
      </button>
    </form>
  )
}

import { useId } from 'react'
import { charactersLeft } from './clue-length.ts'
import { useDixitWords } from './words.tsx'
import './ClueField.css'

const NEARLY_FULL_LETTERS = 30

interface Props {
  clue: string
  /** What to write, where it is not the usual. */
  placeholder?: string | null
  onChange(clue: string): void
}

/** The slip of paper that a clue is written on: one line of meaning, though it may wrap. */
export function ClueField({ clue, placeholder = null, onChange }: Props) {
  const words = useDixitWords()
  const id = useId()
  const left = charactersLeft(clue)
  const isTooLong = left < 0
  const prompt = placeholder ?? words.telling.placeholder
  const isNearlyFull = left <= NEARLY_FULL_LETTERS
  return (
    <div className="clue-field">
      <label className="unseen" htmlFor={id}>
        {words.telling.clue}
      </label>
      <div className="clue-field__grow" data-clue={clue || prompt}>
        <textarea
          id={id}
          className="clue-field__slip"
          rows={1}
          value={clue}
          placeholder={prompt}
          enterKeyHint="done"
          autoComplete="off"
          aria-describedby={`${id}-left`}
          aria-invalid={isTooLong}
          onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
          onKeyDown={(event) => {
            // a clue is one line: Enter tells it, unless a syllable is still being composed
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </div>
      <p id={`${id}-left`} className={isNearlyFull ? 'clue-field__left' : 'unseen'} data-over={isTooLong}>
        {isTooLong ? words.telling.tooMany(-left) : words.telling.left(left)}
      </p>
    </div>
  )
}

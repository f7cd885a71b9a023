import { cleanText } from '@figment/i18n'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { type Edited, joined, pastedLines, put, spotAt, type Spot } from './list-lines.ts'
import type { Trouble } from './pasted.ts'
import { troubleText } from './trouble-text.ts'
import { TroubleIcon } from './TroubleIcon.tsx'
import { useOptionWords } from './words/index.tsx'

interface Props {
  readonly lines: readonly string[]
  /** From 0. */
  readonly at: number
  readonly label: string
  readonly troubles: readonly Trouble[]
  readonly placeholder: string | undefined
  onEdit(edited: Edited): void
  /** The hand goes to another line. */
  onSpot(spot: Spot): void
}

/** One line of the list: a card to be. Its words are written on the paper, and marked there. */
export function ListLine({ lines, at, label, troubles, placeholder, onEdit, onSpot }: Props) {
  const { own } = useOptionWords()
  const id = useId()
  const text = lines[at] ?? ''
  const [trouble] = troubles
  const write = (value: string) => {
    const written = value.split(/\r?\n/u)
    // Enter on a phone's keyboard is told as a text with a line break in it
    if (written.length > 1) onEdit(put(lines, { line: at, start: 0, end: text.length }, written))
    else onEdit({ ...put(lines, { line: at, start: 0, end: text.length }, written), spot: spotAt(at, -1) })
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    const isAtStart = start === 0 && end === 0
    const isAtEnd = start === text.length && end === text.length
    const done = doneBy(event.key)
    if (!done) return
    event.preventDefault()
    done()

    function doneBy(key: string): (() => void) | null {
      if (key === 'Enter') return () => onEdit(put(lines, { line: at, start, end }, ['', '']))
      if (key === 'Backspace' && isAtStart && at > 0) return () => onEdit(joined(lines, at))
      if (key === 'Delete' && isAtEnd && at + 1 < lines.length) return () => onEdit(joined(lines, at + 1))
      if (key === 'ArrowUp' && isAtStart && at > 0) return () => onSpot(spotAt(at - 1, lines[at - 1]?.length ?? 0))
      if (key === 'ArrowDown' && isAtEnd && at < lines.length) return () => onSpot(spotAt(at + 1, 0))
      return null
    }
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const added = pastedLines(event.clipboardData.getData('text/plain'))
    if (added.length < 2) return
    event.preventDefault()
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    onEdit(put(lines, { line: at, start, end }, added))
  }
  return (
    <li className="list-line" data-bad={trouble !== undefined}>
      <span className="list-line__number" aria-hidden="true">
        {at + 1}
      </span>
      <span className="list-line__field">
        <span className="list-line__ink" aria-hidden="true">
          <Marked text={text} troubles={troubles} />
        </span>
        <textarea
          rows={1}
          value={text}
          placeholder={placeholder}
          aria-label={label}
          aria-invalid={trouble !== undefined || undefined}
          aria-describedby={trouble && `${id}-trouble`}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
      </span>
      {trouble && (
        <p id={`${id}-trouble`} className="list-line__trouble">
          <TroubleIcon />
          {troubleText(trouble, own.troubles)}
        </p>
      )}
    </li>
  )
}

/** As it stands in the field, letter by letter: its theme is bold, and words that are meant are underlined. */
function Marked({ text, troubles }: { readonly text: string; readonly troubles: readonly Trouble[] }) {
  const colon = text.indexOf(':') + 1
  const meant = new Set(troubles.flatMap((trouble) => ('text' in trouble ? trouble.text.toLowerCase() : [])))
  const parts = text.slice(colon).split(/([,;\t])/u)
  return (
    <>
      {colon > 0 && <b>{text.slice(0, colon)}</b>}
      {parts.map((part, at) =>
        meant.has(cleanText(part).toLowerCase()) ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
          <span key={at}>
            {/^\s*/u.exec(part)?.[0]}
            <mark>{part.trim()}</mark>
            {/\s*$/u.exec(part)?.[0]}
          </span>
        ) : (
          part
        ),
      )}
      {/* a line that is empty is as high as one that is not */}
      {'\u200b'}
    </>
  )
}

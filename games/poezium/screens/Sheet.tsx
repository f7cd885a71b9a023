import { type LaidLine, type Line, type Mark, MARKS } from '../types.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import { useFolded } from './folding.ts'
import type { Spoken } from './verse.ts'
import { WhoMark } from './WhoMark.tsx'
import type { Who, WhoIs } from './who.ts'
import { usePoeziumWords } from './words.tsx'
import './Sheet.css'

interface Props {
  readonly verse: Spoken
  readonly whoIs: WhoIs
  readonly hint: Line | null
  readonly lines: readonly LaidLine[]
  readonly size?: 'phone' | 'tv'
  /** The line that is being asked about. */
  readonly asked?: Line | null
  /** Lines whose mark can still be corrected. */
  readonly correctable?: readonly Line[]
  /** A line that would come next, in grey: nobody else sees it. */
  readonly next?: { readonly line: Line; readonly who: Who } | null
  /** In grey under the hint, while there is nothing else. */
  readonly goesOn?: string | undefined
}

/** The poem as it grows: the hint, then line by line; those that do not fit are slid aside. */
export function Sheet({ verse, whoIs, hint, lines, size = 'phone', asked = null, correctable = [], next = null, goesOn }: Props) {
  const words = usePoeziumWords()
  const paper = useRef<HTMLElement>(null)
  const written = (hint === null ? 0 : 1) + lines.length + (next || goesOn ? 1 : 0)
  const room = useRoom(paper, size === 'phone')
  const { folded, isOpen, setOpen } = useFolded(lines, { written, room })
  const shown = isOpen ? lines : lines.slice(folded.length)
  const rows = isOpen ? written + 1 : written - folded.length + (folded.length > 0 ? 1 : 0)
  return (
    <section
      ref={paper}
      className={`sheet sheet--${size}`}
      aria-label={words.sheet.label}
      data-open={isOpen}
      data-laid={lines.length}
      style={{ '--written': Math.max(rows, 1) }}
    >
      <ol className="sheet__lines">
        {hint !== null && (
          <li className="sheet__line sheet__line--hint">
            <span className="unseen">{words.sheet.hint} </span>
            <span className="sheet__words" lang={verse.language}>
              {verse.lineText(hint)}
            </span>
          </li>
        )}
        {folded.length > 0 && (
          <li className="sheet__fold" aria-hidden="true">
            <span>{isOpen ? words.sheet.fold : words.sheet.folded(folded.length)}</span>
            {!isOpen && <Marks lines={folded} />}
          </li>
        )}
        {shown.map((laid) => {
          const who = whoIs(laid.by)
          return (
            <li
              key={laid.line}
              className="sheet__line"
              data-mark={laid.mark ?? 'none'}
              data-asked={laid.line === asked}
              data-correctable={laid.line !== asked && correctable.includes(laid.line)}
              data-line={laid.line}
            >
              <WhoMark who={who} />
              <span className="unseen">{who.name}: </span>
              <span className="sheet__words" lang={verse.language}>
                {verse.lineText(laid.line)}
              </span>
              {laid.mark !== null && <MarkRing mark={laid.mark} />}
            </li>
          )
        })}
        {next && (
          <li className="sheet__line sheet__line--next" aria-hidden="true">
            <WhoMark who={next.who} />
            <span className="sheet__words" lang={verse.language}>
              {verse.lineText(next.line)}…
            </span>
          </li>
        )}
        {!next && goesOn && (
          <li className="sheet__line sheet__line--next" aria-hidden="true">
            <span />
            <span className="sheet__words">{goesOn}</span>
          </li>
        )}
      </ol>
      {/* the whole sheet is the place to tap */}
      {folded.length > 0 && (
        <button
          type="button"
          className="sheet__unfold"
          aria-expanded={isOpen}
          aria-label={isOpen ? words.sheet.fold : words.sheet.folded(folded.length)}
          onClick={() => setOpen(!isOpen)}
        />
      )}
    </section>
  )
}

/** A ring with a sign in it; the word is for those who hear it. */
export function MarkRing({ mark }: { readonly mark: Mark }) {
  const words = usePoeziumWords()
  return (
    <span className="mark-ring" data-mark={mark}>
      <Icon name={mark === 'fits' ? 'check' : 'close'} />
      <span className="unseen">{words.marks[mark]}</span>
    </span>
  )
}

/** How the folded lines were marked. */
const Marks = ({ lines }: { readonly lines: readonly LaidLine[] }) => (
  <span className="sheet__marks">
    {MARKS.map((mark) => {
      const count = lines.filter((laid) => laid.mark === mark).length
      return (
        count > 0 && (
          <span key={mark}>
            {count} <MarkRing mark={mark} />
          </span>
        )
      )
    })}
  </span>
)

/** How many lines the paper has room for, written as closely as can still be read; as many as you like until it is known. */
function useRoom(paper: RefObject<HTMLElement | null>, isMeasured: boolean): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const sheet = paper.current
    if (!isMeasured || !sheet) return
    const measure = () => {
      const closest = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--closest-px'))
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setRoom(Math.max(3, Math.floor((sheet.clientHeight - 8) / (closest * letters))))
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(sheet)
    return () => watching.disconnect()
  }, [paper, isMeasured])
  return room
}

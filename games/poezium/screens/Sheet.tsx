import type { LaidLine, Line, Mark } from '../types.ts'
import type { ReactNode } from 'react'
import { Icon } from '@figment/ui/Icon.tsx'
import type { Spoken } from './verse.ts'
import { WhoMark } from './WhoMark.tsx'
import type { WhoIs } from './who.ts'
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
  /** What can be done with a line, beside it. */
  actionOf?(line: LaidLine): ReactNode
}

/** The poem as it grows: the hint, then line by line; those that do not fit are slid aside. */
export function Sheet({ verse, whoIs, hint, lines, size = 'phone', asked = null, actionOf }: Props) {
  const words = usePoeziumWords()
  return (
    <section className={`sheet sheet--${size}`} aria-label={words.sheet.label}>
      <ol className="sheet__lines">
        {hint !== null && (
          <li className="sheet__line sheet__line--hint">
            <span className="unseen">{words.sheet.hint} </span>
            <span className="sheet__words" lang={verse.language}>
              {verse.lineText(hint)}
            </span>
          </li>
        )}
        {lines.map((laid) => {
          const who = whoIs(laid.by)
          return (
            <li
              key={laid.line}
              className="sheet__line"
              data-mark={laid.mark ?? 'none'}
              data-asked={laid.line === asked}
              data-line={laid.line}
            >
              <WhoMark who={who} />
              <span className="sheet__said">
                <span className="unseen">{who.name}: </span>
                <span className="sheet__words" lang={verse.language}>
                  {verse.lineText(laid.line)}
                </span>{' '}
                {laid.mark !== null && <MarkStamp mark={laid.mark} />}
                {actionOf?.(laid)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A mark is a sign and a word, never a colour alone. */
export function MarkStamp({ mark }: { readonly mark: Mark }) {
  const words = usePoeziumWords()
  return (
    <span className="mark-stamp" data-mark={mark}>
      <Icon name={mark === 'fits' ? 'check' : 'close'} />
      {words.marks[mark]}
    </span>
  )
}

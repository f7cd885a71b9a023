import type { Line } from '../types.ts'
import type { ReactNode } from 'react'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words.tsx'
import './LineHand.css'

interface Props {
  readonly hand: readonly Line[]
  readonly verse: Spoken
  readonly chosen?: Line | null
  /** Left out while there is nothing to do but read them. */
  onChoose?: ((line: Line) => void) | undefined
  /** In the cell after the last line. */
  readonly children?: ReactNode
}

/** The five lines in my hand, as strips of paper. */
export function LineHand({ hand, verse, chosen = null, onChoose, children }: Props) {
  const words = usePoeziumWords()
  return (
    <section className="line-hand" aria-label={words.hand}>
      <ul className="line-hand__lines">
        {hand.map((line) => (
          <li key={line} lang={verse.language}>
            {onChoose ? (
              <button
                type="button"
                className="line-hand__line"
                data-line={line}
                aria-pressed={line === chosen}
                onClick={() => onChoose(line)}
              >
                {verse.lineText(line)}
              </button>
            ) : (
              <p className="line-hand__line">{verse.lineText(line)}</p>
            )}
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </section>
  )
}

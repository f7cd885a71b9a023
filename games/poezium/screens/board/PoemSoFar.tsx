import type { Open } from '../../types.ts'
import type { Spoken } from '../verse.ts'
import { usePoeziumWords } from '../words.tsx'

interface Props {
  readonly open: Pick<Open, 'hint' | 'lines'>
  readonly verse: Spoken
  /** The latest of those that fit. */
  readonly atMost: number
}

/** What is known of the story: the hint, and the lines that fit it. */
export function PoemSoFar({ open, verse, atMost }: Props) {
  const words = usePoeziumWords()
  if (open.hint === null) return null
  const fitting = open.lines.filter(({ mark }) => mark === 'fits').map(({ line }) => line)
  const latest = fitting.slice(Math.max(0, fitting.length - (atMost - 1)))
  return (
    <section className="so-far" aria-label={words.sheet.label}>
      <ol lang={verse.language}>
        <li className="so-far__hint">{verse.lineText(open.hint)}</li>
        {latest.length < fitting.length && <li aria-hidden="true">…</li>}
        {latest.map((line) => (
          <li key={line}>{verse.lineText(line)}</li>
        ))}
      </ol>
    </section>
  )
}

import { useShowWords } from '../show/words/index.tsx'
import './Lines.css'

interface Props {
  readonly lines: readonly string[]
  readonly said: number
  readonly read?: number | null
  readonly language: string
  readonly hasEnding?: boolean
}

/** The ending stands a little apart, as couplets do. */
export function Lines({ lines, said, read = null, language, hasEnding = true }: Props) {
  const words = useShowWords()
  return (
    <ol className="poem" lang={language} aria-label={words.poem.label}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the poem
        <li key={at} className="poem__line" data-said={at < said} data-read={at === read} data-ends={hasEnding && at >= lines.length - 2}>
          {line}
        </li>
      ))}
    </ol>
  )
}

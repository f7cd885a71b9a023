import type { Line } from '../types.ts'
import type { Spoken } from './verse.ts'
import { usePoeziumWords } from './words.tsx'
import './LineHand.css'

interface Props {
  readonly hand: readonly Line[]
  readonly verse: Spoken
  readonly chosen?: Line | null
  /** Left out while there is nothing to do but read them. */
  onChoose?: ((line: Line) => void) | undefined
}

/** The five lines in my hand, as strips of paper. */
export function LineHand({ hand, verse, chosen = null, onChoose }: Props) {
  const words = usePoeziumWords()
  return (
    <section className="line-hand">
      <h2 className="line-hand__title">{words.hand}</h2>
      <ul className="line-hand__lines" lang={verse.language}>
        {hand.map((line) => (
          <li key={line}>
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
      </ul>
    </section>
  )
}

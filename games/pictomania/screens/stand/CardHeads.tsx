import { type Language, LETTERS, type Letter, type Stand } from '../../types.ts'
import { Icon } from '@figment/ui/Icon.tsx'
import { usePictomaniaWords } from '../words.tsx'
import './CardHeads.css'

interface Props {
  readonly stand: Stand
  readonly language: Language
  /** Of which card the words are seen; null: of all three. */
  readonly tab: Letter | null
  /** Ticked: their words have been seen. */
  readonly seen?: readonly Letter[]
  onTab(letter: Letter): void
}

/** Letter and theme of each card over its words; where only one card has room they are tabs. */
export function CardHeads({ stand, language, tab, seen = [], onTab }: Props) {
  const words = usePictomaniaWords()
  const head = (letter: Letter) => (
    <>
      <b>{letter}</b> <i lang={language}>{stand[letter].theme}</i>
    </>
  )
  if (tab === null)
    return (
      <p className="card-heads" aria-hidden="true">
        {LETTERS.map((letter) => (
          <span key={letter}>{head(letter)}</span>
        ))}
      </p>
    )
  return (
    <fieldset className="card-heads card-heads--tabs" aria-label={words.drawing.theWords}>
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-pressed={letter === tab}
          aria-label={`${words.card(letter)}, ${stand[letter].theme}${seen.includes(letter) ? `, ${words.understanding.seen}` : ''}`}
          onClick={() => onTab(letter)}
        >
          {head(letter)}
          {seen.includes(letter) && <Icon name="check" />}
        </button>
      ))}
    </fieldset>
  )
}

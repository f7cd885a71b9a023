import type { Language } from '../../types.ts'
import { TheWord } from '../stand/TheWord.tsx'

interface Props {
  readonly words: readonly string[]
  readonly language: Language
  readonly isLong?: boolean
}

/** The seven words of a card; the numbers are those of the list. */
export const TvCardWords = ({ words, language, isLong }: Props) => (
  <ol lang={language} data-long={isLong}>
    {words.map((word, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its number, and some may be taken off
      <li key={at}>
        <span>
          <TheWord of={word} />
        </span>
      </li>
    ))}
  </ol>
)

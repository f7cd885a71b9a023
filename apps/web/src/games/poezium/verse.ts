import type { Locale } from '@figment/i18n'
import type { Ending, Line, Poem } from '@figment/poezium/types'
import { type Couplet, joined, loadVerse, type Verse } from '@figment/verse'
import { use } from 'react'
import { once } from '../../kit/once.ts'

const decks: Readonly<Record<Locale, () => Promise<Verse>>> = {
  en: once(() => loadVerse('en')),
  ru: once(() => loadVerse('ru')),
  uk: once(() => loadVerse('uk')),
  pl: once(() => loadVerse('pl')),
}

export interface Spoken {
  readonly language: Locale
  lineText(line: Line): string
  endingText(ending: Ending): Couplet
  /** All of its lines, the couplet last; joined: as one reads it aloud. */
  poemOf(poem: Pick<Poem, 'hint' | 'lines' | 'ending'>, how?: { readonly isJoined?: boolean }): readonly string[]
}

/** The words on the cards; suspends until they are here. */
export function useVerse(language: Locale): Spoken {
  const { lines, endings } = use(decks[language]())
  const lineText = (line: Line) => lines[line - 1] ?? ''
  const endingText = (ending: Ending): Couplet => endings[ending - 1] ?? ['', '']
  return {
    language,
    lineText,
    endingText,
    poemOf: (poem, { isJoined = false } = {}) => [
      lineText(poem.hint),
      ...poem.lines.map((line) => (isJoined ? joined(lineText(line), language) : lineText(line))),
      ...endingText(poem.ending),
    ],
  }
}

import type { Locale } from '@figment/i18n'
import type { Ending, Line, Poem } from '../types.ts'
import { type Couplet, joined, loadVerse, type Verse } from '@figment/verse'
import { use } from 'react'
import { once } from '@figment/ui/once.ts'

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
    poemOf: ({ hint, lines: fitting, ending }, { isJoined = false } = {}) => {
      const verses = [hint, ...fitting].map(lineText)
      return [...(isJoined ? joinedInPairs(verses, language) : verses), ...endingText(ending)]
    },
  }
}

/** Two and two become a sentence: "and" in every line would be a list. */
export function joinedInPairs(lines: readonly string[], language: Locale): readonly string[] {
  const read: string[] = []
  let isOpen = false
  for (const line of lines) {
    const said: string = isOpen ? joined(line, language) : line
    isOpen = said === line && isAboutMe(line, language)
    read.push(said)
  }
  return read
}

/** A Slavic verb says by itself who did it; in English "and" needs an "I" to lean on. */
const isAboutMe = (line: string, language: Locale): boolean => language !== 'en' || joined(line, language) !== line

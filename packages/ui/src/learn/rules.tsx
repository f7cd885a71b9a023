import type { Locale } from '@figment/i18n'
import { type ComponentType, use } from 'react'
import { once } from '../once.ts'
import type { Languages } from '../spoken.tsx'
import { useLocale } from '../words.tsx'
import { loadLearnWords } from './words/index.tsx'

interface Page<Words> {
  readonly RulesPage: ComponentType<{ readonly words: Words }>
}

/** All rules of a game, for those who want to read them: page and words come when they are asked for. */
export function rulesOf<Words>(languages: Languages<Words>, load: () => Promise<Page<Words>>): ComponentType {
  const page = once(load)
  // the frame's words come along, so that the page speaks from its first moment
  const told = (locale: Locale) => once(() => Promise.all([languages[locale](), loadLearnWords(locale)]).then(([{ words }]) => words))
  const words = { en: told('en'), ru: told('ru'), uk: told('uk'), pl: told('pl') }

  /** Suspends until the rules are here, in the reader's language. */
  return function Rules() {
    const { locale } = useLocale()
    // asked for together, so that one does not wait for the other
    const comingPage = page()
    const comingWords = words[locale]()
    const { RulesPage } = use(comingPage)
    return <RulesPage words={use(comingWords)} />
  }
}

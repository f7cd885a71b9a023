import type { Locale } from '@figment/i18n'
import { use } from 'react'
import { once } from '@figment/ui/once.ts'
import { useLocale } from '@figment/ui/words.tsx'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import type { Words } from './words/rules/en.ts'

const page = once(() => import('./RulesPage.tsx'))

/** Both dictionaries of one language, so that the page speaks from its first moment. */
const told = (locale: Locale, load: () => Promise<{ readonly words: Words }>) =>
  once(() => Promise.all([load(), loadLearnWords(locale)]).then(([{ words }]) => words))
const WORDS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: told('en', () => import('./words/rules/en.ts')),
  ru: told('ru', () => import('./words/rules/ru.ts')),
  uk: told('uk', () => import('./words/rules/uk.ts')),
  pl: told('pl', () => import('./words/rules/pl.ts')),
}

/** Suspends until the rules are here, in the reader's language. */
export function Rules() {
  const { locale } = useLocale()
  // asked for together, so that one does not wait for the other
  const comingPage = page()
  const comingWords = WORDS[locale]()
  const { RulesPage } = use(comingPage)
  return <RulesPage words={use(comingWords)} />
}

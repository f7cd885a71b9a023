import { chooseLocale, isLocale, type Locale } from '@figment/i18n'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'
import type { Languages } from '@figment/ui/spoken.tsx'
import { SpokenContext } from '@figment/ui/words.tsx'
import type { Words } from './en.ts'

const LANGUAGES: Languages<Words> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
}

export const loadWords = (locale: Locale): Promise<Words> => LANGUAGES[locale]().then(({ words }) => words)

/** Chosen here before, or else what the browser asks for. */
export function firstLocale(): Locale {
  const chosen = recall('locale')
  return typeof chosen === 'string' && isLocale(chosen) ? chosen : chooseLocale(navigator.languages)
}

interface Speaking {
  readonly locale: Locale
  readonly words: Words
}

const WordsContext = createContext<Words | null>(null)

/** The page speaks one language, and so do the parts of the kit on it. */
export function WordsProvider({ first, children }: { readonly first: Speaking; readonly children: ReactNode }) {
  const [speaking, speak] = useState(first)
  const spoken = useMemo(() => {
    const setLocale = async (locale: Locale) => {
      const words = await loadWords(locale)
      remember('locale', locale)
      startTransition(() => speak({ locale, words }))
    }
    return { ...speaking, setLocale: (locale: Locale) => void setLocale(locale) }
  }, [speaking])
  useEffect(() => {
    document.documentElement.lang = speaking.locale
  }, [speaking.locale])
  return (
    <SpokenContext value={spoken}>
      <WordsContext value={speaking.words}>{children}</WordsContext>
    </SpokenContext>
  )
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('words are spoken only inside a WordsProvider')
  return words
}

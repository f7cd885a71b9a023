import { chooseLocale, isLocale, type Locale } from '@figment/i18n'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import type { Words } from '../words/en.ts'
import { recall, remember } from './memory.ts'

/** Every language calls itself by its own name, whatever the screen speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
}

const LOADERS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: () => import('../words/en.ts').then(({ en }) => en),
  ru: () => import('../words/ru.ts').then(({ ru }) => ru),
  uk: () => import('../words/uk.ts').then(({ uk }) => uk),
  pl: () => import('../words/pl.ts').then(({ pl }) => pl),
}

export const loadWords = (locale: Locale): Promise<Words> => LOADERS[locale]()

/** Chosen here before, or else what the browser asks for. */
export function firstLocale(): Locale {
  const chosen = recall('locale')
  return typeof chosen === 'string' && isLocale(chosen) ? chosen : chooseLocale(navigator.languages)
}

interface Speaking {
  readonly locale: Locale
  readonly words: Words
}
interface Spoken extends Speaking {
  setLocale(locale: Locale): void
}

const SpokenContext = createContext<Spoken | null>(null)

export function WordsProvider({ first, children }: { readonly first: Speaking; readonly children: ReactNode }) {
  const [speaking, speak] = useState(first)
  const spoken = useMemo<Spoken>(() => {
    const setLocale = async (locale: Locale) => {
      const words = await loadWords(locale)
      remember('locale', locale)
      startTransition(() => speak({ locale, words }))
    }
    return { ...speaking, setLocale: (locale) => void setLocale(locale) }
  }, [speaking])
  useEffect(() => {
    document.documentElement.lang = speaking.locale
  }, [speaking.locale])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('words are spoken only inside a WordsProvider')
  return spoken
}

export const useWords = (): Words => useSpoken().words

export function useLocale(): { locale: Locale; setLocale(locale: Locale): void } {
  const { locale, setLocale } = useSpoken()
  return { locale, setLocale }
}

import type { Locale } from '@figment/i18n'
import { createContext, useContext } from 'react'
import type { KitWords } from './words/en.ts'

/** Every language calls itself by its own name, whatever the screen speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
}

export interface Spoken {
  readonly locale: Locale
  readonly words: KitWords
  setLocale(locale: Locale): void
}

/** The language of this device, and what the parts of the kit say in it: whoever shows them brings it along. */
export const SpokenContext = createContext<Spoken | null>(null)

function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('words are spoken only inside a SpokenContext')
  return spoken
}

export const useKitWords = (): KitWords => useSpoken().words

export function useLocale(): Pick<Spoken, 'locale' | 'setLocale'> {
  const { locale, setLocale } = useSpoken()
  return { locale, setLocale }
}

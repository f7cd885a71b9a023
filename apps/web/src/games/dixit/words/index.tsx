import type { Refusal } from '@figment/dixit/types'
import type { Locale } from '@figment/i18n'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocale } from '../../../kit/words.tsx'
import type { Words } from './en.ts'

export type { Words }

const loaders: Record<Locale, () => Promise<Words>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
}

const loaded = new Map<Locale, Words>()

async function load(locale: Locale): Promise<Words> {
  const words = loaded.get(locale) ?? (await loaders[locale]())
  loaded.set(locale, words)
  return words
}

export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)

const Spoken = createContext<Words | null>(null)

/** Everything below speaks the reader's language; while a new one is on its way the old one stays. */
export function DixitWords({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const [latest, setLatest] = useState<Words | null>(null)
  useEffect(() => {
    let isWanted = true
    load(locale).then(
      (words) => isWanted && setLatest(words),
      // a lost connection: the language that is there goes on
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [locale])
  const words = loaded.get(locale) ?? latest
  return words && <Spoken value={words}>{children}</Spoken>
}

export function useDixitWords(): Words {
  const words = useContext(Spoken)
  if (!words) throw new Error('Dixit speaks only inside DixitWords')
  return words
}

import type { Refusal } from '../types.ts'
import type { Locale } from '@figment/i18n'
import type { ReactNode } from 'react'
import { dictionary } from '@figment/ui/dictionary.tsx'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import { loadHintWords } from './learn/HintWords.tsx'
import { loadPerformWords, PerformWords } from './perform/words/index.tsx'
import type { Words } from '../words/en.ts'

export type { Words }

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => together('en', import('../words/en.ts')).then(({ en }) => en),
  ru: () => together('ru', import('../words/ru.ts')).then(({ ru }) => ru),
  uk: () => together('uk', import('../words/uk.ts')).then(({ uk }) => uk),
  pl: () => together('pl', import('../words/pl.ts')).then(({ pl }) => pl),
})

/** The words of songs, pantomime and hints come along, so that no screen waits twice and nothing jumps. */
async function together<T>(locale: Locale, words: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([words, loadPerformWords(locale), loadHintWords(locale), loadLearnWords(locale)])
  return loaded
}

export const DixitWords = ({ children }: { readonly children: ReactNode }) => (
  <Speaking>
    <PerformWords>{children}</PerformWords>
  </Speaking>
)
export const useDixitWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)

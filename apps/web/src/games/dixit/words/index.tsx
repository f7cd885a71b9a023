import type { Refusal } from '@figment/dixit/types'
import type { Locale } from '@figment/i18n'
import type { ReactNode } from 'react'
import { dictionary } from '../../../kit/dictionary.tsx'
import { loadPerformWords, PerformWords } from '../perform/words/index.tsx'
import type { Words } from './en.ts'

export type { Words }

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => withPerforming('en', import('./en.ts')).then(({ en }) => en),
  ru: () => withPerforming('ru', import('./ru.ts')).then(({ ru }) => ru),
  uk: () => withPerforming('uk', import('./uk.ts')).then(({ uk }) => uk),
  pl: () => withPerforming('pl', import('./pl.ts')).then(({ pl }) => pl),
})

/** The words of songs and pantomime come along, so that no screen waits twice. */
async function withPerforming<T>(locale: Locale, words: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([words, loadPerformWords(locale)])
  return loaded
}

export const DixitWords = ({ children }: { readonly children: ReactNode }) => (
  <Speaking>
    <PerformWords>{children}</PerformWords>
  </Speaking>
)
export const useDixitWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)

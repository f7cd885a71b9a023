import type { Locale } from '@figment/i18n'
import type { Refusal } from '../types.ts'
import { spoken } from '@figment/ui/spoken.tsx'
import type { Words } from '../words/en.ts'

export type { Words }

const { Speaking, useWords, load } = spoken<Words>({
  en: () => import('../words/en.ts'),
  ru: () => import('../words/ru.ts'),
  uk: () => import('../words/uk.ts'),
  pl: () => import('../words/pl.ts'),
})

export const PoeziumWords = Speaking
export const usePoeziumWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)
export const atZero = (locale: Locale) => load(locale).then((words) => words.atZero)

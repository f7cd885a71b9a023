import type { Locale } from '@figment/i18n'
import type { Refusal } from '../types.ts'
import { dictionary } from '@figment/ui/dictionary.tsx'
import type { Words } from '../words/en.ts'

export type { Words }

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => import('../words/en.ts').then(({ en }) => en),
  ru: () => import('../words/ru.ts').then(({ ru }) => ru),
  uk: () => import('../words/uk.ts').then(({ uk }) => uk),
  pl: () => import('../words/pl.ts').then(({ pl }) => pl),
})

export const PictomaniaWords = Speaking
export const usePictomaniaWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)

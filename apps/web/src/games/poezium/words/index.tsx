import type { Locale } from '@figment/i18n'
import type { Refusal } from '@figment/games/poezium/types.ts'
import { dictionary } from '@figment/ui/dictionary.tsx'
import type { Words } from './en.ts'

export type { Words }

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
})

export const PoeziumWords = Speaking
export const usePoeziumWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)

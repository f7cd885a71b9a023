import { dictionary } from '@figment/ui/dictionary.tsx'
import type { Words } from './en.ts'

export type { Words }

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
})

export const PerformWords = Speaking
export const usePerformWords = useWords
export const loadPerformWords = load

import { dictionary } from '../../dictionary.tsx'
import type { Words } from './en.ts'

const { Speaking, useWords, load } = dictionary<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
})

export const LearnWords = Speaking
export const useLearnWords = useWords
export const loadLearnWords = load

import { dictionary } from '@figment/ui/dictionary.tsx'
import type { Words } from './words/hints/en.ts'

const { Speaking, useWords } = dictionary<Words>({
  en: () => import('./words/hints/en.ts').then(({ en }) => en),
  ru: () => import('./words/hints/ru.ts').then(({ ru }) => ru),
  uk: () => import('./words/hints/uk.ts').then(({ uk }) => uk),
  pl: () => import('./words/hints/pl.ts').then(({ pl }) => pl),
})

export const HintWords = Speaking
export const useHintWords = useWords

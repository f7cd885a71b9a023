import { spoken } from '@figment/ui/spoken.tsx'
import type { Words } from './words/hints/en.ts'

export const { Speaking: HintWords, useWords: useHintWords } = spoken<Words>({
  en: () => import('./words/hints/en.ts'),
  ru: () => import('./words/hints/ru.ts'),
  uk: () => import('./words/hints/uk.ts'),
  pl: () => import('./words/hints/pl.ts'),
})

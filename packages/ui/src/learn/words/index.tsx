import { spoken } from '../../spoken.tsx'
import type { Words } from './en.ts'

export const {
  Speaking: LearnWords,
  useWords: useLearnWords,
  load: loadLearnWords,
} = spoken<Words>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

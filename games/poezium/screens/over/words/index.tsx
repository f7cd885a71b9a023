import { spoken } from '@figment/ui/spoken.tsx'
import type { Words } from './en.ts'

export const { Speaking: OverWords, useWords: useOverWords } = spoken<Words>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

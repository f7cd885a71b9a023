import { spoken } from '@figment/ui/spoken.tsx'
import type { Words } from './en.ts'

export type { Words }

export const {
  Speaking: OverWords,
  useWords: useOverWords,
  load: loadOverWords,
} = spoken<Words>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

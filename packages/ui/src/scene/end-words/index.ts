import { spoken } from '../../spoken.tsx'
import type { Words } from './en.ts'

export const endWords = spoken<Words>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

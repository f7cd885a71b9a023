import { spoken } from '@figment/ui/spoken.tsx'
import type { PeopleWords } from './en.ts'

export const { Speaking: PeopleSpeaking, useWords: usePeopleWords } = spoken<PeopleWords>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

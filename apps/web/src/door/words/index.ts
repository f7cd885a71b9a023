import { spoken } from '@figment/ui/spoken.tsx'
import type { DoorWords } from './en.ts'

export const { Speaking: DoorSpeaking, useWords: useDoorWords } = spoken<DoorWords>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

import { spoken } from '@figment/ui/spoken.tsx'
import type { HouseWords } from './en.ts'

export const {
  Speaking: HouseSpeaking,
  useWords: useHouseWords,
  load: loadHouseWords,
} = spoken<HouseWords>({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  uk: () => import('./uk.ts'),
  pl: () => import('./pl.ts'),
})

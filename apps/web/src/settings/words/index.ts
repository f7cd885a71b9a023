import { dictionary } from '@figment/ui/dictionary.tsx'
import type { HouseWords } from './en.ts'

export const {
  Speaking: HouseSpeaking,
  useWords: useHouseWords,
  load: loadHouseWords,
} = dictionary<HouseWords>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
})

import { dictionary } from '@figment/ui/dictionary.tsx'
import type { Words } from './en.ts'

const { Speaking, useWords } = dictionary<Words>({
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
})

export const ChronicleWords = Speaking
export const useChronicleWords = useWords

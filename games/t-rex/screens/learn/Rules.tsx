import { rulesOf } from '@figment/ui/learn/rules.tsx'
import type { Words } from './words/rules/en.ts'

export const Rules = rulesOf<Words>(
  {
    en: () => import('./words/rules/en.ts'),
    ru: () => import('./words/rules/ru.ts'),
    uk: () => import('./words/rules/uk.ts'),
    pl: () => import('./words/rules/pl.ts'),
  },
  () => import('./RulesPage.tsx'),
)

import type { Refusal } from '../types.ts'
import type { Locale } from '@figment/i18n'
import type { ReactNode } from 'react'
import { loadLearnWords } from '@figment/ui/learn/words/index.tsx'
import { spoken } from '@figment/ui/spoken.tsx'
import { loadHintWords } from './learn/Hints.tsx'
import { loadOverWords } from './over/words/index.tsx'
import { loadPerformWords, PerformWords } from './perform/words/index.tsx'
import { loadRevealWords, RevealWords } from './reveal/words/index.tsx'
import type { Words } from '../words/en.ts'

export type { Words }

const { Speaking, useWords, load } = spoken<Words>(
  {
    en: () => import('../words/en.ts'),
    ru: () => import('../words/ru.ts'),
    uk: () => import('../words/uk.ts'),
    pl: () => import('../words/pl.ts'),
  },
  // the words of songs, pantomime and hints
  (locale) =>
    Promise.all([loadPerformWords(locale), loadRevealWords(locale), loadOverWords(locale), loadHintWords(locale), loadLearnWords(locale)]),
)

export const DixitWords = ({ children }: { readonly children: ReactNode }) => (
  <Speaking>
    <RevealWords>
      <PerformWords>{children}</PerformWords>
    </RevealWords>
  </Speaking>
)
export const useDixitWords = useWords
export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => load(locale).then((words) => words.refusals)
export const atZero = (locale: Locale) => load(locale).then((words) => words.atZero)

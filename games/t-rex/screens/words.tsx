import { type ActionText, type ActionWords, loadActionWords } from '@figment/actions'
import type { Locale } from '@figment/i18n'
import type { ActionId, Refusal } from '../types.ts'
import type { ReactNode } from 'react'
import { dictionary } from '@figment/ui/dictionary.tsx'
import { spoken } from '@figment/ui/spoken.tsx'
import type { Words } from '../words/en.ts'

export type { Words }

const own = spoken<Words>({
  en: () => import('../words/en.ts'),
  ru: () => import('../words/ru.ts'),
  uk: () => import('../words/uk.ts'),
  pl: () => import('../words/pl.ts'),
})
const actions = dictionary<ActionWords>(loadActionWords)

/** The game's own words, and those of its actions. */
export const TRexWords = ({ children }: { readonly children: ReactNode }) => (
  <own.Speaking>
    <actions.Speaking>{children}</actions.Speaking>
  </own.Speaking>
)
export const useTRexWords = own.useWords

export type SayAction = (action: ActionId) => ActionText

const WORDLESS: ActionText = { text: '', atOne: '', atTen: '' }

/** What an action card says, in the reader's language. */
export function useActions(): SayAction {
  const words = actions.useWords()
  return (action) => words.actions[action] ?? WORDLESS
}

export const refusals = (locale: Locale): Promise<Record<Refusal, string>> => own.load(locale).then((words) => words.refusals)
export const atZero = (locale: Locale) => own.load(locale).then((words) => words.atZero)

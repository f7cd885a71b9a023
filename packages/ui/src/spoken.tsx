import type { Locale } from '@figment/i18n'
import { dictionary } from './dictionary.tsx'

/** Where the words of each language are; leaving one out does not compile. */
export type Languages<Words> = Readonly<Record<Locale, () => Promise<{ readonly words: Words }>>>

/** A dictionary whose languages come when they are spoken; what they need besides comes along, so that no screen waits twice. */
export const spoken = <Words,>(languages: Languages<Words>, along?: (locale: Locale) => Promise<unknown>) =>
  dictionary<Words>(async (locale) => {
    const [{ words }] = await Promise.all([languages[locale](), along?.(locale)])
    return words
  })

import type { Locale } from '@figment/i18n'

export type Couplet = readonly [first: string, second: string]

/** The words of one language: line cards from 1, endings from 1. */
export interface Verse {
  readonly lines: readonly string[]
  readonly endings: readonly Couplet[]
}

const decks: Readonly<Record<Locale, () => Promise<Verse>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
}

export const loadVerse = (locale: Locale): Promise<Verse> => decks[locale]()

/** The pronoun that a line may begin with, and what joins it to the line before. */
const JOINED: Readonly<Record<Locale, readonly [pronoun: RegExp, and: string]>> = {
  en: [/^I (?=\p{Ll})/u, 'And '],
  ru: [/^Я /u, 'И '],
  uk: [/^Я /u, 'І '],
  pl: [/^Ja /u, 'I '],
}

/** As it is read after another line: "I" becomes "And". */
export function joined(line: string, locale: Locale): string {
  const [pronoun, and] = JOINED[locale]
  return line.replace(pronoun, and)
}

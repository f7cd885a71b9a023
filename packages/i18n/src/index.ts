export * from './text.ts'

export const LOCALES = ['en', 'ru', 'uk', 'pl'] as const
export type Locale = (typeof LOCALES)[number]

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text)

/** The first language of the list that we speak. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return 'en'
}

type Slavic = 'one' | 'few' | 'many' | 'other'
interface Categories {
  en: 'one' | 'other'
  ru: Slavic
  uk: Slavic
  pl: Slavic
}

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  uk: new Intl.PluralRules('uk'),
  pl: new Intl.PluralRules('pl'),
}

/** The form that agrees with the number; a missing form does not compile. */
export function plural<L extends Locale>(locale: L, count: number, forms: Record<Categories[L], string>): string {
  return forms[rules[locale].select(count) as Categories[L]]
}

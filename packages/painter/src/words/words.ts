export const languages = ['en', 'ru', 'uk', 'pl'] as const

export type Language = (typeof languages)[number]

/** The same in every language, in the nominative: a list needs no other case. */
export type Words = Record<Language, string>

export const words = (en: string, ru: string, uk: string, pl: string): Words => ({ en, ru, uk, pl })

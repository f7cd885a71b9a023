import type { Locale } from '@figment/i18n'
import { english } from './en.ts'
import { polish } from './pl.ts'
import { russian } from './ru.ts'
import type { SlavicLanguage } from './slavic.ts'
import { ukrainian } from './uk.ts'

export { english }

export const slavic: Readonly<Record<Exclude<Locale, 'en'>, SlavicLanguage>> = { ru: russian, uk: ukrainian, pl: polish }

import type { Locale } from '@figment/i18n'

/** On the first screens, before any dictionary of this part has come. */
export const HOW_TO_PLAY: Readonly<Record<Locale, string>> = {
  en: 'How to play',
  ru: 'Как играть',
  uk: 'Як грати',
  pl: 'Jak grać',
}

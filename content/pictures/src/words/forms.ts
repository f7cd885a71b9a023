import type { Locale } from '@figment/i18n'
import type { Noun } from '../scene/nouns.ts'
import { adjectiveForm, nounForm, readNoun } from './declined.ts'
import { english, slavic } from './languages.ts'
import { CASES } from './slavic.ts'

/** What the thing is called in a dictionary. */
export function nameOf(locale: Locale, noun: Noun): string {
  return formsOf(locale, noun)[0] ?? noun
}

/** Every form of the thing's name, the dictionary form first. */
export function formsOf(locale: Locale, noun: Noun): readonly string[] {
  return [...new Set(locale === 'en' ? englishForms(noun) : slavicForms(locale, noun))]
}

function englishForms(noun: Noun): string[] {
  const [, ...forms] = english.nouns[noun].split(' ')
  return forms.map((form) => form.replaceAll('_', ' '))
}

function slavicForms(locale: Exclude<Locale, 'en'>, noun: Noun): string[] {
  const language = slavic[locale]
  const entry = readNoun(language.nouns[noun])
  const adjective = entry.adjective ? language.decline(entry.adjective) : null
  const forms = (plural: boolean): string[] =>
    CASES.map((wanted) => {
      const name = nounForm(entry, wanted, plural)
      return adjective ? `${adjectiveForm(adjective, entry, wanted, plural)} ${name}` : name
    })
  const isOnlyPlural = entry.gender === 'p'
  return [...(isOnlyPlural ? [] : forms(false)), ...(entry.plural ? forms(true) : []), ...entry.also]
}

import type { Locale } from '@figment/i18n'
import { SAYINGS } from '../associations/clues.ts'
import type { Concept, Feature } from '../associations/concepts.ts'
import { NOUNS } from '../scene/nouns.ts'
import { formsOf } from '../words/forms.ts'
import enWords from './keywords.en.json' with { type: 'json' }
import plWords from './keywords.pl.json' with { type: 'json' }
import ruWords from './keywords.ru.json' with { type: 'json' }
import ukWords from './keywords.uk.json' with { type: 'json' }
import enSenses from './senses.en.json' with { type: 'json' }
import plSenses from './senses.pl.json' with { type: 'json' }
import ruSenses from './senses.ru.json' with { type: 'json' }
import ukSenses from './senses.uk.json' with { type: 'json' }
import { plain, stem } from './stem.ts'
import synonyms from './synonyms.json' with { type: 'json' }
import { WordList } from './word-list.ts'

type Lists = Readonly<Record<string, readonly string[]>>
const KEYWORDS: Readonly<Record<Locale, Lists>> = { en: enWords, ru: ruWords, uk: ukWords, pl: plWords }
/** What emoji have no name for. */
const SYNONYMS: Readonly<Record<Locale, Lists>> = synonyms
const SENSES: Readonly<Record<Locale, Lists>> = { en: enSenses, ru: ruSenses, uk: ukSenses, pl: plSenses }

/** What the words of one language may mean in a picture. */
export interface Vocabulary {
  /** A thing by its name, in any form. */
  readonly names: WordList<Feature>
  /** A thing by what else it is called or reminds of. */
  readonly keywords: WordList<Feature>
  /** A mood, a place, a colour, something that happens. */
  readonly senses: WordList<Feature>
  readonly concepts: WordList<Concept>
}

const known = new Map<Locale, Vocabulary>()

export function vocabulary(locale: Locale): Vocabulary {
  const ready = known.get(locale) ?? gather(locale)
  known.set(locale, ready)
  return ready
}

function gather(locale: Locale): Vocabulary {
  const names = new WordList<Feature>()
  const keywords = new WordList<Feature>()
  const senses = new WordList<Feature>()
  const concepts = new WordList<Concept>()
  for (const noun of NOUNS) for (const form of formsOf(locale, noun)) names.add(plain(form), noun)
  for (const [noun, words] of [...Object.entries(KEYWORDS[locale]), ...Object.entries(SYNONYMS[locale])])
    for (const word of words) keywords.add(stem(plain(word), locale), noun)
  for (const [sense, words] of Object.entries(SENSES[locale])) for (const word of words) senses.add(plain(word), sense)
  for (const [concept, { words }] of Object.entries(SAYINGS[locale]))
    for (const word of words) concepts.add(plain(word), concept as Concept)
  return { names, keywords, senses, concepts }
}

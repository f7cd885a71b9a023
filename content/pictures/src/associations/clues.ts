import type { Locale } from '@figment/i18n'
import type { Mood, Place } from '../scene/words.ts'
import en from './clues.en.json' with { type: 'json' }
import pl from './clues.pl.json' with { type: 'json' }
import ru from './clues.ru.json' with { type: 'json' }
import uk from './clues.uk.json' with { type: 'json' }
import type { Concept } from './concepts.ts'
import enPhrases from './phrases.en.json' with { type: 'json' }
import plPhrases from './phrases.pl.json' with { type: 'json' }
import ruPhrases from './phrases.ru.json' with { type: 'json' }
import ukPhrases from './phrases.uk.json' with { type: 'json' }

interface Sayings {
  /** How people name the concept; a word that ends in `-` is only its beginning. */
  readonly words: readonly string[]
  /** What a player might say of it. */
  readonly clues: readonly string[]
}

interface Phrases {
  readonly places: Readonly<Record<Place, string>>
  readonly moods: Readonly<Record<Mood, readonly string[]>>
}

export const SAYINGS: Readonly<Record<Locale, Readonly<Record<Concept, Sayings>>>> = { en, ru, uk, pl }
const PHRASES: Readonly<Record<Locale, Phrases>> = { en: enPhrases, ru: ruPhrases, uk: ukPhrases, pl: plPhrases }

/** Clues of where it is and how it feels there. */
export function cluesOfPlace(locale: Locale, place: Place, mood: Mood): readonly string[] {
  const { places, moods } = PHRASES[locale]
  return moods[mood].map((feeling) => joined(places[place], feeling))
}

const joined = (place: string, feeling: string) => `${place}${/^(a|а) /u.test(feeling) ? ', ' : ' '}${feeling}`

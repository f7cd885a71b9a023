import type { Thing } from '../scene/shown.ts'
import type { Adjective } from '../scene/words.ts'
import { english } from '../words/en.ts'
import { list, type Mention, type Voice, wordsBefore } from './voice.ts'

interface EnglishNoun {
  readonly article: 'a' | 'an' | 'the' | '-' | 'pair' | 'some'
  readonly singular: string
  readonly plural: string | null
}

function nounOf({ is }: Thing): EnglishNoun {
  const [article, singular = '', plural] = english.nouns[is].replaceAll(/_/g, '\u00a0').split(' ')
  const spaced = (form: string): string => form.replaceAll('\u00a0', ' ')
  return { article: article as EnglishNoun['article'], singular: spaced(singular), plural: plural === undefined ? null : spaced(plural) }
}

const indefinite = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

function name(thing: Thing, mention: Mention): string {
  const spoken = mention === 'again' ? [] : wordsBefore(thing).map(({ word }) => english.adjectives[word as Adjective] ?? word)
  const isHalf = spoken.includes('=half')
  const phrase = nounPhrase(
    thing,
    spoken.filter((word) => word !== '=half'),
    mention,
  )
  if (!isHalf) return phrase
  return /^an? /.test(phrase) ? `half ${phrase}` : `half of ${phrase}`
}

function nounPhrase(thing: Thing, adjectives: readonly string[], mention: Mention): string {
  const { article, singular, plural } = nounOf(thing)
  const described = (noun: string): string => [...adjectives, noun].join(' ')
  const isFirst = mention === 'first'
  if (article === 'pair') return isFirst ? `${thing.many ? 'pairs' : 'a pair'} of ${described(singular)}` : `the ${described(singular)}`
  if (thing.many && plural !== null) return isFirst ? described(plural) : `the ${described(plural)}`
  if (!isFirst) return `the ${described(singular)}`
  if (article === '-' || article === 'some') return described(singular)
  if (adjectives.length > 0) return plural === null ? described(singular) : indefinite(described(singular))
  return `${article} ${singular}`
}

function isPlural(thing: Thing, mention: Mention): boolean {
  const { article, plural } = nounOf(thing)
  if (article === 'some') return true
  if (article === 'pair') return thing.many === true || mention !== 'first'
  return thing.many === true && plural !== null
}

/** Two forms by number, four by his|her|its|their. */
function agree(forms: readonly string[], thing: Thing, mention: Mention): string {
  if (forms.length === 2) return forms[isPlural(thing, mention) ? 1 : 0] ?? ''
  const person = isPlural(thing, mention) ? 'they' : (english.people[thing.is] ?? 'it')
  return forms[['he', 'she', 'it', 'they'].indexOf(person)] ?? ''
}

function pronounOf(thing: Thing): 'he' | 'she' | null {
  const person = english.people[thing.is]
  return thing.many || person === undefined || person === 'they' ? null : person
}

export const englishVoice: Voice = {
  newsComesLast: false,
  and: 'and',
  lastClause: 'and',
  template: (relation) => english.relations[relation],
  name: (thing, _case, mention) => name(thing, mention),
  agree,
  pronoun: (thing, other) => {
    const mightBeTheOther = other !== null && english.people[other.is] !== undefined
    return mightBeTheOther ? null : pronounOf(thing)
  },
  opening: ({ place, time, weather, clause }) => {
    const where = time ? `${english.places[place]} ${english.times[time]}` : english.places[place]
    return [where, ...(weather ? [english.weathers[weather]] : []), clause].join(', ')
  },
  nearby: (things) => {
    const names = things.map(({ thing, mention }) => name(thing, mention))
    const isOne = things.every(({ thing, mention }) => !isPlural(thing, mention)) && things.length === 1
    return `nearby ${isOne ? 'is' : 'are'} ${list(names, 'and')}`
  },
  ending: (colours, moods) => {
    const palette = colours.length > 1 ? `the colours are ${list(colours, 'and')}` : `the main colour is ${colours[0]}`
    const feelings = list(
      moods.map((mood) => english.moods[mood]),
      'and',
    )
    if (colours.length === 0) return moods.length > 0 ? `the mood is ${feelings}` : ''
    return moods.length > 0 ? `${palette}, the mood ${feelings}` : palette
  },
  smooth: (text) => text,
}

import type { Thing } from '../scene/shown.ts'
import type { Adjective, Colour, Size, Time, Weather } from '../scene/words.ts'
import { adjectiveForm, type Gender, inCase, isPlural, nounForm, readNoun, type SlavicNoun } from '../words/declined.ts'
import type { Case, SlavicLanguage } from '../words/slavic.ts'
import { list, type Mention, type Voice, wordsBefore } from './voice.ts'

export function slavicVoice(language: SlavicLanguage): Voice {
  const { sentence } = language

  /** A head noun said of the thing, as in «половина дома»; the thing itself then stands in the genitive. */
  function headOf({ how }: Thing, mention: Mention): SlavicNoun | null {
    const word = how === undefined || mention === 'again' ? '' : language.adjectives[how]
    return word.startsWith('=') ? readNoun(word.slice(1)) : null
  }

  const nounOf = (thing: Thing): SlavicNoun => readNoun(language.nouns[thing.is])

  function grammar(thing: Thing, mention: Mention): { noun: SlavicNoun; plural: boolean } {
    const noun = headOf(thing, mention) ?? nounOf(thing)
    return { noun, plural: isPlural(noun, thing.many === true) }
  }

  function name(thing: Thing, wanted: Case, mention: Mention): string {
    const head = headOf(thing, mention)
    if (!head) return inFull(thing, wanted, mention)
    return `${nounForm(head, wanted, isPlural(head, thing.many === true))} ${inFull(thing, 'gen', mention)}`
  }

  function inFull(thing: Thing, wanted: Case, mention: Mention): string {
    const noun = nounOf(thing)
    const plural = isPlural(noun, thing.many === true)
    const declined = (adjective: string): string => {
      const [first = '', ...rest] = adjective.split(' ')
      return [adjectiveForm(language.decline(first), noun, wanted, plural), ...rest].join(' ')
    }
    const words = mention === 'again' ? [] : wordsBefore(thing).map(({ kind, word }) => spoken(kind, word))
    const manyMustBeSaid = thing.many === true && noun.gender === 'p' && mention === 'first'
    const before = words.filter((word) => !/^[~=]/.test(word))
    const after = words.filter((word) => word.startsWith('~')).map((word) => word.slice(1))
    return [
      ...(manyMustBeSaid ? [declined(language.many)] : []),
      ...before.map(declined),
      ...(noun.adjective ? [declined(noun.adjective)] : []),
      nounForm(noun, wanted, plural),
      ...after,
    ].join(' ')
  }

  function spoken(kind: 'size' | 'how' | 'colour', word: string): string {
    if (kind === 'size') return language.sizes[word as Size]
    return kind === 'colour' ? language.colours[word as Colour] : language.adjectives[word as Adjective]
  }

  function agree(forms: readonly string[], thing: Thing, mention: Mention): string {
    const { noun, plural } = grammar(thing, mention)
    if (forms.length === 2) return forms[plural ? 1 : 0] ?? ''
    const isVirile = plural && noun.kind === 'h' && noun.gender !== 'f' && noun.gender !== 'n'
    if (isVirile && forms[4] !== undefined) return forms[4]
    return forms[plural ? 3 : 'mfn'.indexOf(noun.gender)] ?? ''
  }

  const personOf = (thing: Thing): 'm' | 'f' | 'n' | 'p' => {
    const { noun, plural } = grammar(thing, 'again')
    return plural ? 'p' : noun.gender
  }

  function weatherInTime(time: Time, weather: Weather): string | null {
    const adjective = sentence.weatherInTime?.adjectives[weather]
    if (adjective === undefined) return null
    const forms = language.decline(adjective)
    return (sentence.weatherInTime?.times[time] ?? '').replaceAll(/\{([mfnp])\.([a-z]+)\}/g, (_, gender: Gender, wanted: Case) =>
      inCase(forms[gender], wanted),
    )
  }

  return {
    newsComesLast: true,
    and: sentence.and,
    lastClause: sentence.lastClause,
    template: (relation) => language.relations[relation],
    name,
    agree,
    pronoun: (thing, other) => (other && personOf(other) === personOf(thing) ? null : sentence.pronouns[personOf(thing)]),
    opening: ({ place, time, weather, clause }) => {
      const joined = time && weather ? weatherInTime(time, weather) : null
      const when = joined ?? (time ? language.times[time] : '')
      return (weather && !joined ? sentence.openingWithWeather : sentence.opening)
        .replace('{time}', when)
        .replace('{place}', language.places[place])
        .replace('{weather}', weather ? language.weathers[weather] : '')
        .replace('{clause}', clause)
        .trimStart()
    },
    nearby: (things) =>
      sentence.nearby.replace(
        '{list}',
        list(
          things.map(({ thing, mention }) => name(thing, 'nom', mention)),
          sentence.and,
        ),
      ),
    ending: (colours, moods) => {
      const { before, case: wanted, after } = sentence.palette
      const shades = colours.map((colour) => inCase(language.decline(language.colours[colour]).p, wanted))
      const palette = colours.length > 0 ? [[before, list(shades, sentence.and), after].filter(Boolean).join(' ')] : []
      const feelings = moods.map((mood) => language.moods[mood])
      const mood = moods.length > 0 ? [sentence.mood.replace('{list}', list(feelings, sentence.and))] : []
      return [...palette, ...mood].join(', ')
    },
    smooth: language.smooth,
  }
}

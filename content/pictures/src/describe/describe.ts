import type { Locale } from '@figment/i18n'
import type { Fact, Id, Shown, Thing } from '../scene/shown.ts'
import type { Adjective, Place, Relation } from '../scene/words.ts'
import { slavic } from '../words/languages.ts'
import { fill, type Told, versionFor } from './clause.ts'
import { englishVoice } from './english-voice.ts'
import { slavicVoice } from './slavic-voice.ts'
import { list, type Mention, type Voice } from './voice.ts'

const LONGEST = 320

const voices: Readonly<Record<Locale, Voice>> = {
  en: englishVoice,
  ru: slavicVoice(slavic.ru),
  uk: slavicVoice(slavic.uk),
  pl: slavicVoice(slavic.pl),
}

/** Two sentences that let somebody play who does not see the picture. */
export function describe(shown: Shown, locale: Locale): string {
  let text = ''
  for (const shorter of everShorter(shown)) {
    text = tell(shorter, voices[locale])
    if (text.length <= LONGEST) break
  }
  return text
}

type Tellable = Omit<Shown, 'mood' | 'colours'> & { readonly mood: Shown['mood'] | []; readonly colours: Shown['colours'] | [] }

/** What is left out first if the whole is too long: the colours, the mood, who is only nearby, the last relations. */
function* everShorter(shown: Shown): Generator<Tellable> {
  for (const content of everLess(shown)) {
    yield content
    yield { ...content, colours: [] }
    yield { ...content, colours: [], mood: [] }
  }
}

function* everLess(shown: Shown): Generator<Shown> {
  yield shown
  for (let left = shown.relations.length; left > 0; left--) yield { ...shown, extras: [], relations: shown.relations.slice(0, left) }
}

const SEEN_AT_NIGHT_ONLY: ReadonlySet<Place> = new Set<Place>(['night-sky', 'space'])

function tell(shown: Tellable, voice: Voice): string {
  const teller = tellerOf(shown, voice)
  const [heart, ...others] = shown.relations
  if (!heart) throw new RangeError('a picture needs a relation')
  const isUnderStars = SEEN_AT_NIGHT_ONLY.has(shown.place)
  const isWorthSaying = shown.weather !== 'clear' && !(isUnderStars && shown.weather === 'starry')
  const opening = voice.opening({
    place: shown.place,
    time: isUnderStars ? null : shown.time,
    weather: isWorthSaying ? shown.weather : null,
    clause: teller.clause(heart),
  })
  const groups = groupedBySubject(others, voice).map((facts, index) => teller.group(facts, index === 0 ? heart : null))
  const nearby = shown.extras && shown.extras.length > 0 ? [voice.nearby(shown.extras.map(teller.mention))] : []
  const rest = joined([...groups, ...nearby], voice)
  const ending = voice.ending(shown.colours, shown.mood)
  return [opening, [rest, ending].filter(Boolean).join('; ')].map((sentence) => `${capitalised(voice.smooth(sentence))}.`).join(' ')
}

/** Facts about one subject are told in one breath: holds a lantern and looks at the moon. */
function groupedBySubject(facts: readonly Fact[], voice: Voice): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const group = groups.find(([first]) => first?.[0] === fact[0] && [first, fact].every((each) => canShareSubject(each, voice)))
    if (group) group.push(fact)
    else groups.push([fact])
  }
  return groups
}

const canShareSubject = ([, relation]: Fact, voice: Voice): boolean => startsWithSubject(voice.template(relation))
const startsWithSubject = (template: string): boolean => template.startsWith('{s} ')

/** A flying book that flies is told once. */
const TOLD_BY: Readonly<Partial<Record<Adjective, string>>> = {
  flying: 'flies',
  floating: 'floats',
  sleeping: 'sleeps',
  open: 'opens-onto',
  falling: 'falls',
  hanging: 'hangs',
  burning: 'burns',
  glowing: 'glows',
  blooming: 'blooms',
  running: 'runs',
}

function tellsHow(relation: Relation, { how }: Thing): boolean {
  const verb = how && TOLD_BY[how]
  return verb !== undefined && relation.startsWith(verb)
}

interface Manner {
  /** What stands instead of the subject's name; nothing, if it was just named. */
  readonly called?: string | undefined
  readonly hasMoreToDo?: boolean
}

function tellerOf(shown: Tellable, voice: Voice) {
  const said = new Set<Id>()

  function thingOf(id: Id): Thing {
    const thing = shown.objects[id]
    if (!thing) throw new RangeError(`no object ${id}`)
    return shown.relations.some(([subject, relation]) => subject === id && tellsHow(relation, thing)) ? { ...thing, how: undefined } : thing
  }

  function mentionOf(id: Id): Mention {
    if (!said.has(id)) return 'first'
    const { is } = thingOf(id)
    const hasNamesake = Object.entries(shown.objects).some(([other, thing]) => other !== id && thing.is === is)
    return hasNamesake ? 'again-in-full' : 'again'
  }

  function mention(id: Id): Told {
    const told = { thing: thingOf(id), mention: mentionOf(id) }
    said.add(id)
    return told
  }

  function clause(fact: Fact, { called, hasMoreToDo = false }: Manner = {}): string {
    const [subjectId, relation, objectId] = fact
    const isNews = !said.has(subjectId) && (objectId === undefined || said.has(objectId))
    const subject = mention(subjectId)
    const object = objectId === undefined ? null : mention(objectId)
    const parts = versionFor(voice.template(relation), object?.thing ?? null).split(' / ')
    const mayTurn = isNews && voice.newsComesLast && !hasMoreToDo && !(object && looksLikeSubject(parts, object))
    const template = (mayTurn ? parts.toReversed() : parts).join(' ')
    return fill(called === undefined ? template : template.replace(/^\{s\} /, called ? `${called} ` : ''), voice, subject, object)
  }

  /** «поезд ждёт водолаз» would make the train wait. */
  function looksLikeSubject(parts: readonly string[], { thing, mention }: Told): boolean {
    return parts.at(-1) === '{o.acc}' && voice.name(thing, 'acc', mention) === voice.name(thing, 'nom', mention)
  }

  function group(facts: readonly Fact[], heart: Fact | null): string {
    const [first, ...others] = facts
    if (!first) return ''
    const called = heart ? pronounFor(first, heart) : undefined
    const clauses = [clause(first, { called, hasMoreToDo: others.length > 0 }), ...others.map((fact) => clause(fact, { called: '' }))]
    return list(clauses, voice.and)
  }

  function pronounFor([subject, relation, object]: Fact, heart: Fact): string | undefined {
    const isTheHero = subject === heart[0] && startsWithSubject(voice.template(relation))
    // «она смотрит на неё» would be a riddle
    const isMetAgain = object !== undefined && said.has(object)
    if (!isTheHero || isMetAgain) return undefined
    return voice.pronoun(thingOf(subject), heart[2] === undefined ? null : thingOf(heart[2])) ?? undefined
  }

  return { clause, group, mention }
}

function joined(clauses: readonly string[], voice: Voice): string {
  const last = clauses.at(-1) ?? ''
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}, ${voice.lastClause} ${last}`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

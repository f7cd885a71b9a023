import type { Thing } from '../scene/shown.ts'
import type { Colour, Mood, Place, Relation, Time, Weather } from '../scene/words.ts'
import type { Case } from '../words/slavic.ts'

/** The first time a thing is told in full; later by its bare name, unless another thing of the picture has the same name. */
export type Mention = 'first' | 'again' | 'again-in-full'

export interface Opening {
  readonly place: Place
  readonly time: Time | null
  readonly weather: Weather | null
  readonly clause: string
}

/** One language's way of saying a scene. */
export interface Voice {
  template(relation: Relation): string
  name(thing: Thing, wanted: Case, mention: Mention): string
  agree(forms: readonly string[], thing: Thing, mention: Mention): string
  /** He, she… for the thing, if it can be no other. */
  pronoun(thing: Thing, other: Thing | null): string | null
  opening(opening: Opening): string
  nearby(things: readonly { readonly thing: Thing; readonly mention: Mention }[]): string
  ending(colours: readonly Colour[], moods: readonly Mood[]): string
  smooth(text: string): string
  /** Whether a new subject may come last: «над домом парит кит». */
  readonly newsComesLast: boolean
  readonly and: string
  readonly lastClause: string
}

/** a, b and c */
export function list(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Said close to the noun, after the colour: a red paper boat. */
const MATERIALS: ReadonlySet<string> = new Set(['wooden', 'paper', 'stone', 'glass', 'golden', 'knitted', 'mechanical', 'striped'])

/** The thing's own words in the order of speech, without those its name already has. */
export function wordsBefore({ is, size, colour, how }: Thing): { kind: 'size' | 'how' | 'colour'; word: string }[] {
  const isMaterial = how !== undefined && MATERIALS.has(how)
  const manner = { kind: 'how', word: how } as const
  const shade = { kind: 'colour', word: colour } as const
  const inOrder = [{ kind: 'size', word: size } as const, ...(isMaterial ? [shade, manner] : [manner, shade])]
  const inTheName = is.split('-')
  return inOrder.flatMap(({ kind, word }) => (word === undefined || inTheName.includes(word) ? [] : [{ kind, word }]))
}

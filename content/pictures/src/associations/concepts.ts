import concepts from './concepts.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }

/** Any word that a picture uses about itself, or a kind of things, written `@bird`. */
export type Feature = string
export type Weights = ReadonlyMap<Feature, number>

/** What people think of when they see things: how strongly each of them reminds of the concept, from 1 to 5. */
export type Concept = keyof typeof concepts
export const CONCEPTS: ReadonlyMap<Concept, Weights> = new Map(
  Object.entries(concepts).map(([concept, reminders]) => [concept as Concept, new Map(Object.entries<number>(reminders))]),
)

const kindsByNoun = new Map<string, Feature[]>()
for (const [kind, nouns] of Object.entries(kinds))
  for (const noun of nouns) kindsByNoun.set(noun, [...(kindsByNoun.get(noun) ?? []), `@${kind}`])

/** The kinds of things that this one is of. */
export const kindsOf = (noun: string): readonly Feature[] => kindsByNoun.get(noun) ?? []
export const KINDS: readonly Feature[] = Object.keys(kinds).map((kind) => `@${kind}`)

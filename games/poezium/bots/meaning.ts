import { look } from '@figment/pictures/reading'
import { SCENES } from '@figment/pictures/scenes'
import { MEANINGS, type Meaning } from '@figment/verse/meanings'
import type { Card } from '../types.ts'
import { type Meant, people } from './understanding.ts'

/** The higher, the fewer people say that a line fits: at 1 it is half of them, taken over all pictures. */
const STERN = 1.2

type Weights = ReadonlyMap<string, number>

let looked: readonly (readonly [Card, Weights])[] | undefined
const pictures = () => (looked ??= Object.entries(SCENES.stories).map(([card, shown]) => [card, look(shown)] as const))
const motifs = new Map<string, Weights>()
const fits = new Map<Meaning, ReadonlyMap<Card, number>>()

/** A line fits the pictures that are more like it than others are. How much alike they are does not count, or rare words would fit nothing. */
const meant: Meant = (line, story, language) => {
  const meaning = MEANINGS[language][line - 1]
  return (meaning && fitsOf(meaning).get(story)) ?? 0
}

export const byMeaning = people(meant)

function fitsOf(meaning: Meaning): ReadonlyMap<Card, number> {
  const known = fits.get(meaning)
  if (known) return known
  const mind = broughtToMind(meaning)
  const likenesses = pictures().map(([card, picture]) => ({ card, likeness: shared(mind, picture) }))
  const ranked = new Map(likenesses.map(({ card, likeness }) => [card, rank(likeness, likenesses) ** STERN]))
  fits.set(meaning, ranked)
  return ranked
}

/** From 0 to 1; those that are alike share the middle of their places. */
function rank(likeness: number, all: readonly { readonly likeness: number }[]): number {
  const less = all.filter((other) => other.likeness < likeness).length
  const same = all.filter((other) => other.likeness === likeness).length
  return (less + same / 2) / all.length
}

/** What strikes the eye counts more. */
function shared(mind: Weights, picture: Weights): number {
  let sum = 0
  for (const [word, weight] of mind) sum += weight * (picture.get(word) ?? 0)
  return sum
}

/** What the line itself can mean and, fainter, what its motif means in other lines of any language. */
function broughtToMind({ motif, means }: Meaning): Weights {
  return new Map([...wordsOfMotif(motif), ...means.map((word) => [word, 1] as const)])
}

/** Each word by the share of the motif's lines that it is in. */
function wordsOfMotif(motif: string): Weights {
  const known = motifs.get(motif)
  if (known) return known
  const lines = Object.values(MEANINGS).flatMap((all) => all.filter((line) => line.motif === motif))
  const words = new Map<string, number>()
  for (const word of lines.flatMap(({ means }) => means)) words.set(word, (words.get(word) ?? 0) + 1 / lines.length)
  motifs.set(motif, words)
  return words
}

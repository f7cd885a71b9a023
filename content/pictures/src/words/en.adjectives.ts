import { ADJECTIVES, type Adjective, COLOURS, type Colour, SIZES, type Size } from '../scene/words.ts'

/** English says most of its words as they are spelt. */
function asSpelt<W extends string>(words: readonly W[]): Record<W, string> {
  return Object.fromEntries(words.map((word): [W, string] => [word, word])) as Record<W, string>
}

export const sizes: Readonly<Record<Size, string>> = asSpelt(SIZES)
export const colours: Readonly<Record<Colour, string>> = asSpelt(COLOURS)
/** `=` stands before the article: half a house. */
export const adjectives: Readonly<Record<Adjective, string>> = { ...asSpelt(ADJECTIVES), half: '=half' }

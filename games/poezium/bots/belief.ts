import { type Card, type LaidStory, type Line, type Mark, MARKS } from '../types.ts'

/** How well a line fits a story, as the one who believes sees it. */
export type Fit = (line: Line, story: Card) => number

export interface Belief {
  readonly number: number
  readonly card: Card
  /** How likely it is the one; all together make 1. */
  readonly share: number
}

export interface Heard {
  readonly stories: readonly LaidStory[]
  readonly hint: Line
  /** How many lines the hint counts as. */
  readonly hintCounts?: number
  readonly lines: readonly { readonly line: Line; readonly mark: Mark | null }[]
}

/** Nobody is ever quite sure what another means: a mark shifts belief, it does not end it. */
const DOUBT = 0.2
const chanceOfFit = (fit: number): number => DOUBT + (1 - 2 * DOUBT) * Math.min(1, Math.max(0, fit))

/** What the hint and the marks say of the stories that are still face up. */
export function believe({ stories, hint, hintCounts = 1, lines }: Heard, fit: Fit): Belief[] {
  const weighed = stories.flatMap(({ card, isFaceUp }, at) => {
    if (!isFaceUp) return []
    const weight = lines.reduce(
      (sum, { line, mark }) => sum * chanceOfMark(mark, fit(line, card)),
      chanceOfFit(fit(hint, card)) ** hintCounts,
    )
    return [{ number: at + 1, card, weight }]
  })
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed.map(({ number, card, weight }) => ({ number, card, share: weight / all }))
}

function chanceOfMark(mark: Mark | null, fit: number): number {
  if (mark === null) return 1
  return mark === 'fits' ? chanceOfFit(fit) : 1 - chanceOfFit(fit)
}

/** How likely it is that the line will be marked as one that fits. */
export const chanceOf = (line: Line, beliefs: readonly Belief[], fit: Fit): number =>
  beliefs.reduce((sum, { card, share }) => sum + share * chanceOfFit(fit(line, card)), 0)

/** How much a mark on this line would tell, in bits: most when it splits what is believed in halves. */
export const tells = (line: Line, beliefs: readonly Belief[], fit: Fit): number =>
  doubt(chanceOf(line, beliefs, fit)) - beliefs.reduce((sum, { card, share }) => sum + share * doubt(chanceOfFit(fit(line, card))), 0)

const doubt = (chance: number): number => -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance)

/** How likely the likeliest story will be, once this line has its mark. */
export const surestAfter = (line: Line, beliefs: readonly Belief[], fit: Fit): number =>
  MARKS.reduce((sum, mark) => sum + Math.max(...beliefs.map(({ card, share }) => share * chanceOfMark(mark, fit(line, card)))), 0)

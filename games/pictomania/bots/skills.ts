import type { Skill } from '@figment/game-kit'

/** How a bot plays, by what the host wants. Times are those of its own clock, which runs by the people at the table. */
export interface Manner {
  /** How many times as long as a quick hand it draws. */
  readonly drawsTimes: number
  /** How long it looks at a drawing before it lays a guess, in seconds. */
  readonly guessSeconds: readonly [number, number]
  /** How far what it sees is off, at most: with three players, and more with every further sheet to look at. */
  readonly eyes: readonly [number, number]
  /** How sure it must be, of 1, of a drawing that may still grow; the longer it has waited, the less. */
  readonly sure: number
  /** In how many rounds of a hundred it lets people take the best token, if they are nearly there. */
  readonly yieldsPercent: number
  /** So long, in seconds, it does not take what would be the last token in a fast round while people still play. */
  readonly lastTokenAfterSeconds: number
}

export const MANNERS: Readonly<Record<Skill, Manner>> = {
  gentle: { drawsTimes: 1.7, guessSeconds: [6, 12], eyes: [0.5, 0.05], sure: 0.8, yieldsPercent: 70, lastTokenAfterSeconds: 180 },
  medium: { drawsTimes: 1.4, guessSeconds: [4, 9], eyes: [0.395, 0.04], sure: 0.75, yieldsPercent: 35, lastTokenAfterSeconds: 120 },
  sharp: { drawsTimes: 1, guessSeconds: [2.5, 6], eyes: [0.16, 0.02], sure: 0.7, yieldsPercent: 10, lastTokenAfterSeconds: 60 },
}

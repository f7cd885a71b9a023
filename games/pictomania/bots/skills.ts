import type { Skill } from '@figment/game-kit'

/** How a bot plays, by what the host wants. Times are those of its own clock, which runs by the people at the table. */
export interface Manner {
  /** How many times as long as a quick hand it draws. */
  readonly drawsTimes: number
  /** How long it looks at a drawing before it lays a guess, in seconds. */
  readonly guessSeconds: readonly [number, number]
  /** How many times as far as usual what it sees is off. */
  readonly eyes: number
  /** How sure it must be, of 1, of a drawing that may still grow; the longer it has waited, the less. */
  readonly sure: number
  /** In how many rounds of a hundred it lets people take the best token, if they are nearly there. */
  readonly yieldsPercent: number
  /** So long, in seconds, it does not take what would be the last token in a fast round while people still play. */
  readonly lastTokenAfterSeconds: number
}

export const MANNERS: Readonly<Record<Skill, Manner>> = {
  gentle: { drawsTimes: 1.7, guessSeconds: [6, 12], eyes: 1.2, sure: 0.8, yieldsPercent: 70, lastTokenAfterSeconds: 180 },
  medium: { drawsTimes: 1.4, guessSeconds: [4, 9], eyes: 1, sure: 0.75, yieldsPercent: 35, lastTokenAfterSeconds: 120 },
  sharp: { drawsTimes: 1.15, guessSeconds: [3, 7], eyes: 0.8, sure: 0.7, yieldsPercent: 20, lastTokenAfterSeconds: 60 },
}

/**
 * How far what a bot sees is off at most, by how many sheets lie there. Not more with every sheet: what a wrong guess costs,
 * and what one pays for not being understood, goes by the tokens, which differ from table to table. Found with `npm run simulate`.
 */
export const EYES: Readonly<Record<number, number>> = { 3: 0.475, 4: 0.415, 5: 0.505, 6: 0.51 }

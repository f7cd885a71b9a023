import type { Answer, Tokens, Verdict } from '../types.ts'

/** Colours and actions never matter. */
export function verdictOn(one: number, other: number): Verdict {
  const gap = Math.abs(one - other)
  if (gap === 0) return 'equal'
  return gap === 1 ? 'oneOff' : 'apart'
}

/** What each of the two gets. */
export const PAY: Readonly<Record<Verdict, Tokens>> = {
  equal: { yay: 2, meh: 0 },
  oneOff: { yay: 1, meh: 0 },
  apart: { yay: 0, meh: 1 },
}

export const isRight = (answer: Answer, verdict: Verdict): boolean => (answer === 'match') === (verdict !== 'apart')

/** What two who play together remove for an answer. */
export function removedFor(answer: Answer, verdict: Verdict): number {
  if (!isRight(answer, verdict)) return 0
  return verdict === 'equal' ? 2 : 1
}

export const scoreOf = ({ yay, meh }: Tokens): number => yay - meh

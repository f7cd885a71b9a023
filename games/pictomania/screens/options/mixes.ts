import type { Deck, Options } from '../../types.ts'

export const MIXES = ['rising', 'easy', 'hard', 'own'] as const
/** Which decks the rounds are played with; `own`: any others. */
export type Mix = (typeof MIXES)[number]

export const DECKS_OF: Readonly<Record<Exclude<Mix, 'own'>, readonly Deck[]>> = {
  rising: [1, 2, 3, 4],
  easy: [1, 1, 1, 1],
  hard: [4, 4, 4, 4],
}

export function mixOf({ decks }: Pick<Options, 'decks'>): Mix {
  const isOf = (mix: Exclude<Mix, 'own'>) => DECKS_OF[mix].every((deck, at) => deck === decks[at])
  return MIXES.find((mix) => mix !== 'own' && isOf(mix)) ?? 'own'
}

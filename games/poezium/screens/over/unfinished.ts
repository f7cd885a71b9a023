import type { Card, Line, Open } from '../../types.ts'

/** What was on its way to a poem when the game was ended. */
export interface Unfinished {
  readonly story: Card
  readonly lines: readonly Line[]
}

export function unfinishedIn({ shown, stories, hint, lines, poems, round }: Open): Unfinished | null {
  const story = shown === null ? undefined : stories[shown - 1]?.card
  if (story === undefined || hint === null || poems.at(-1)?.round === round) return null
  return { story, lines: [hint, ...lines.filter(({ mark }) => mark === 'fits').map(({ line }) => line)] }
}

import type { Open, Player, Poem } from '../../types.ts'

/** Who laid each line of the poem, the couplet's two last: the hint is the storyteller's, the ending whoever's had the last word. */
export function authorsOf(poem: Poem, { lines }: Pick<Open, 'lines'>): readonly (Player | undefined)[] {
  const byOf = (line: number) => lines.find((laid) => laid.line === line)?.by
  return [poem.storyteller, ...poem.lines.map(byOf), poem.endedBy, poem.endedBy]
}

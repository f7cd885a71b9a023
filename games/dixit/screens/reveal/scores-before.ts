import type { Open } from '../../types.ts'

/** While a round comes to light: what everybody had before it. */
export function scoresBefore({ phase, told, scores }: Pick<Open, 'phase' | 'told' | 'scores'>): Open['scores'] | undefined {
  const last = told.at(-1)
  if (phase !== 'scoring' || !last) return undefined
  const before: Record<number, number> = { ...scores }
  for (const { seat, points } of last.points) before[seat] = (before[seat] ?? 0) - points
  return before
}

import { entry } from '@figment/catalog'
import type { TableState } from '@figment/table'
import type { Moment } from '../screen.ts'

/** All pages that whoever looks could fetch. */
export function pagesOf({ open, hidden }: TableState): NonNullable<Moment['pages']> {
  const { play } = open
  if (!play || !hidden.game) return {}
  const { page } = entry(play.game)
  const pages: Record<string, unknown> = {}
  for (let round = 1; round <= play.open.round; round++) {
    for (const seat of Object.keys(play.open.scores)) {
      const found = page?.(hidden.game, round, Number(seat))
      if (found) pages[`${open.games}/${round}/${seat}/${found.mark}`] = found.content
    }
  }
  return pages
}

import { entry, type GameId } from '@figment/catalog'
import type { OpenBase } from '@figment/game-kit'
import type { TableState } from '@figment/table'
import type { Moment } from '../screen.ts'

/** All pages that whoever looks could fetch. */
export function pagesOf({ open, hidden }: TableState): NonNullable<Moment['pages']> {
  const { play } = open
  const { game, earlier } = hidden
  return {
    ...(play && game && pagesIn(open.games, { ...play, hidden: game })),
    ...(earlier && pagesIn(earlier.number, { ...earlier.cover, hidden: earlier.hidden })),
    ...(earlier && open.earlier && { [`${earlier.number}/0/0/${open.earlier.mark}`]: earlier.cover }),
  }
}

interface Played {
  readonly game: GameId
  readonly open: OpenBase
  readonly hidden: object
}

function pagesIn(number: number, { game, open, hidden }: Played): Record<string, unknown> {
  const { page } = entry(game)
  const pages: Record<string, unknown> = {}
  for (let round = 1; round <= open.round; round++) {
    for (const seat of Object.keys(open.scores)) {
      const found = page?.(hidden, round, Number(seat))
      if (found) pages[`${number}/${round}/${seat}/${found.mark}`] = found.content
    }
  }
  return pages
}

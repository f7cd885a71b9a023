import { entry, type GameId } from '@figment/catalog'
import type { Seat } from '@figment/game-kit'
import type { TableState } from './evolve.ts'

/** Which page: of the table's first game, second game and so on, by round, seat and mark. */
export interface PageName {
  readonly game: number
  readonly round: number
  readonly seat: Seat
  readonly mark: number
}

/** A game has no such round: there, seat 0, is what an earlier game is shown with. */
const COVER = 0

/** What everybody at the table has seen and may see again; null when there is no such page, or not any more. */
export function pageOf({ open, hidden }: TableState, { game, round, seat, mark }: PageName): object | null {
  const { earlier } = hidden
  if (earlier?.number === game) {
    const isCover = round === COVER && seat === 0
    return isCover
      ? open.earlier?.mark === mark
        ? earlier.cover
        : null
      : contentOf(earlier.cover.game, earlier.hidden, { round, seat, mark })
  }
  return open.play && hidden.game && game === open.games ? contentOf(open.play.game, hidden.game, { round, seat, mark }) : null
}

function contentOf(game: GameId, hidden: object, { round, seat, mark }: Omit<PageName, 'game'>): object | null {
  const page = entry(game).page?.(hidden, round, seat)
  return page?.mark === mark && typeof page.content === 'object' ? page.content : null
}

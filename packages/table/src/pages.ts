import { entry } from '@figment/catalog'
import type { Seat } from '@figment/game-kit'
import type { TableState } from './evolve.ts'

/** Which page: of the table's first game, second game and so on, by round, seat and mark. */
export interface PageName {
  readonly game: number
  readonly round: number
  readonly seat: Seat
  readonly mark: number
}

/** What everybody at the table has seen and may see again; null when there is no such page, or not any more. */
export function pageOf({ open, hidden }: TableState, { game, round, seat, mark }: PageName): object | null {
  if (!open.play || !hidden.game || game !== open.games) return null
  const page = entry(open.play.game).page?.(hidden.game, round, seat)
  return page?.mark === mark && typeof page.content === 'object' ? page.content : null
}

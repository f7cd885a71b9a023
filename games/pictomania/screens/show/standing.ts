import type { Open, Page } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

/** The pages of one round, by whose they are. */
export const pagesOf = ({ booklet }: Pick<Open, 'booklet'>, round: number): Record<Seat, Page> =>
  Object.fromEntries(
    Object.entries(booklet).flatMap(([seat, pages]) => {
      const page = pages[round]
      return page ? [[seat, page]] : []
    }),
  )

/** Somebody's booklet, page by page. */
export const bookletOf = ({ booklet }: Pick<Open, 'booklet'>, seat: Seat): Page[] =>
  Object.values(booklet[seat] ?? {}).sort((one, other) => one.round - other.round)

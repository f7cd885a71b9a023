import type { State } from '@figment/game-kit'
import { NO_SECRETS } from './rules/effects/start.ts'
import type { Pictomania } from './types.ts'

/** The booklets, with what is drawn on their pages; who gave their heart to which drawing stays a secret. */
export function keep({ open, hidden }: State<Pictomania>): State<Pictomania> | null {
  if (Object.values(open.booklet).every((pages) => Object.keys(pages).length === 0)) return null
  return {
    open: { ...open, sheets: {}, due: null },
    held: {},
    hidden: { ...NO_SECRETS, cards: {}, pages: hidden.pages },
  }
}

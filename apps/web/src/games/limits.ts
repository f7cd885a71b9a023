import { SEATS } from '@figment/games/dixit/types.ts'
import { SEATS as PAINTERS } from '@figment/games/pictomania/types.ts'
import { SEATS as POETS } from '@figment/games/poezium/types.ts'
import { SEATS as ACTORS } from '@figment/games/t-rex/types.ts'
import type { Choice } from '@figment/table/types'

export interface Limits {
  readonly min: number
  readonly max: number
}

/** How many can play what is chosen; the server has the last word. */
export function limitsOf(choice: Choice): Limits {
  switch (choice.game) {
    case 'dixit':
      return SEATS[choice.options.edition]
    case 'poezium':
      return POETS
    case 'pictomania':
      return PAINTERS
    case 't-rex':
      return ACTORS
  }
}

import { SEATS } from '@figment/dixit/types'
import { SEATS as PAINTERS } from '@figment/pictomania/types'
import { SEATS as POETS } from '@figment/poezium/types'
import { SEATS as ACTORS } from '@figment/t-rex/types'
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

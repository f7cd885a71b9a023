import type { Upcaster } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type { V2 } from './v1-to-v2.ts'
import type * as v3 from './v3.ts'

export type V3 = WritingOf<typeof v3>

/** Nobody could be named before. */
const withoutName = (options: V2['options']): V3['options'] => ({ ...options, named: null })

export const v2ToV3: Upcaster<V2, V3> = {
  options: withoutName,
  deal: (deal) => ({ ...deal, options: withoutName(deal.options) }),
  game: () => (event) => event,
}

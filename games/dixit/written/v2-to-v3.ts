import type { Upcaster } from '@figment/game-kit'
import type { WritingOf } from '@figment/written'
import type { V2 } from './v1-to-v2.ts'
import type * as v3 from './v3.ts'

export type V3 = WritingOf<typeof v3>

/** The second version had no sounds; all that it had is written alike. */
export const v2ToV3: Upcaster<V2, V3> = {
  options: (options) => options,
  deal: (deal) => deal,
  game: () => (event) => event,
}

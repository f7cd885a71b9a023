import type { Upcaster } from '@figment/game-kit'
import type { Read } from '@figment/written'
import type { V2 } from './v1-to-v2.ts'
import type * as v3 from './v3.ts'

export interface V3 extends Omit<V2, 'event'> {
  event: Read<typeof v3.event>
}

/** Nothing that was written is told in another way. */
export const v2ToV3: Upcaster<V2, V3> = {
  options: (options) => options,
  deal: (deal) => deal,
  game: () => (event) => event,
}

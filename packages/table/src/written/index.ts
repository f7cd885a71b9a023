import { vocabulary as begin } from '@figment/game-kit'
import * as v from 'valibot'
import * as v1 from './v1.ts'
import { type V1, type V2, v1ToV2 } from './v1-to-v2.ts'
import * as v2 from './v2.ts'

const nothing = v.strictObject({})

export const vocabulary = begin<V1>('The table', { options: nothing, deal: nothing, event: v1.event }).next<V2>(
  { options: nothing, deal: nothing, event: v2.event },
  v1ToV2,
)
/** What is written now. */
export type Writes = V2

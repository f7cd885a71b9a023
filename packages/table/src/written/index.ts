import { vocabulary as begin } from '@figment/game-kit'
import * as v from 'valibot'
import * as v1 from './v1.ts'
import { type V1, type V2, v1ToV2 } from './v1-to-v2.ts'
import * as v2 from './v2.ts'
import { type V3, v2ToV3 } from './v2-to-v3.ts'
import * as v3 from './v3.ts'

const nothing = v.strictObject({})

export const vocabulary = begin<V1>('The table', { options: nothing, deal: nothing, event: v1.event })
  .next<V2>({ options: nothing, deal: nothing, event: v2.event }, v1ToV2)
  .next<V3>({ options: nothing, deal: nothing, event: v3.event }, v2ToV3)
/** What is written now. */
export type Writes = V3

import { vocabulary as begin } from '@figment/game-kit'
import * as v1 from './v1.ts'
import { type V1, type V2, v1ToV2 } from './v1-to-v2.ts'
import * as v2 from './v2.ts'
import { type V3, v2ToV3 } from './v2-to-v3.ts'
import * as v3 from './v3.ts'

export const vocabulary = begin<V1>('Poezium', v1).next<V2>(v2, v1ToV2).next<V3>(v3, v2ToV3)
/** What is written now. */
export type Writes = V3

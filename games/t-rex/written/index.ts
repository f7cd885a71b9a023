import { vocabulary as begin } from '@figment/game-kit'
import * as v1 from './v1.ts'
import { type V1, type V2, v1ToV2 } from './v1-to-v2.ts'
import * as v2 from './v2.ts'

export const vocabulary = begin<V1>('T-Rex', v1).next<V2>(v2, v1ToV2)
/** What is written now. */
export type Writes = V2

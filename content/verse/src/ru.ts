import endings from '../ru/endings.json' with { type: 'json' }
import lines from '../ru/lines.json' with { type: 'json' }
import { readCouplets } from './couplets.ts'
import type { Verse } from './index.ts'

export const ru: Verse = { lines, endings: readCouplets(endings) }

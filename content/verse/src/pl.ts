import endings from '../pl/endings.json' with { type: 'json' }
import lines from '../pl/lines.json' with { type: 'json' }
import { readCouplets } from './couplets.ts'
import type { Verse } from './index.ts'

export const pl: Verse = { lines, endings: readCouplets(endings) }

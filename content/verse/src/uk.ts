import endings from '../uk/endings.json' with { type: 'json' }
import lines from '../uk/lines.json' with { type: 'json' }
import { readCouplets } from './couplets.ts'
import type { Verse } from './index.ts'

export const uk: Verse = { lines, endings: readCouplets(endings) }

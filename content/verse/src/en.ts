import endings from '../en/endings.json' with { type: 'json' }
import lines from '../en/lines.json' with { type: 'json' }
import { readCouplets } from './couplets.ts'
import type { Verse } from './index.ts'

export const en: Verse = { lines, endings: readCouplets(endings) }

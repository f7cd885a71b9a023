import endings from '../pl/endings.json' with { type: 'json' }
import lines from '../pl/lines.json' with { type: 'json' }
import type { Couplet, Verse } from './index.ts'

export const pl: Verse = { lines, endings: endings as unknown as readonly Couplet[] }

import endings from '../uk/endings.json' with { type: 'json' }
import lines from '../uk/lines.json' with { type: 'json' }
import type { Couplet, Verse } from './index.ts'

export const uk: Verse = { lines, endings: endings as unknown as readonly Couplet[] }

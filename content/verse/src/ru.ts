import endings from '../ru/endings.json' with { type: 'json' }
import lines from '../ru/lines.json' with { type: 'json' }
import type { Couplet, Verse } from './index.ts'

export const ru: Verse = { lines, endings: endings as unknown as readonly Couplet[] }

import endings from '../en/endings.json' with { type: 'json' }
import lines from '../en/lines.json' with { type: 'json' }
import type { Couplet, Verse } from './index.ts'

export const en: Verse = { lines, endings: endings as unknown as readonly Couplet[] }

import type { Profile } from '@figment/table'
import { COLOURS, SHAPES } from '@figment/table'

/** The table of every picture. */
export const CODE = 'BCDFG'

/** Long and short names, of all the alphabets we speak. */
export const NAMES = ['Aleksandra', 'Бенедикт', 'Cleo', 'Максиміліан-Олексій', 'Finn', 'Zuzanna', 'Єва', 'Hal'] as const
export const LATE = 'Świętopełk'

export const looksOf = (name: string, at: number): Profile => ({
  name,
  colour: COLOURS[at % COLOURS.length] ?? 'rose',
  shape: SHAPES[at % SHAPES.length] ?? 'heart',
})

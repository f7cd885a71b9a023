import type { Locale } from '@figment/i18n'
import en from '../en/icons.json' with { type: 'json' }
import outlines from '../outlines.json' with { type: 'json' }
import pl from '../pl/icons.json' with { type: 'json' }
import ru from '../ru/icons.json' with { type: 'json' }
import uk from '../uk/icons.json' with { type: 'json' }

/** x, y, x, y, … on a square of 0…4095. */
export type Polyline = readonly number[]
export type Outline = readonly Polyline[]

const ICONS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ru, uk, pl }
const OUTLINES: Readonly<Record<string, Outline>> = outlines

/** By name of icon. */
export const loadOutlines = (): Readonly<Record<string, Outline>> => OUTLINES

/** What a word looks like in a few lines; null for a word that only people can draw. */
export function outlineOf(locale: Locale, word: string): Outline | null {
  const icon = Object.hasOwn(ICONS[locale], word) ? ICONS[locale][word] : undefined
  return icon === undefined ? null : (OUTLINES[icon] ?? null)
}

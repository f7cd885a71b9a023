import type { Locale } from '@figment/i18n'
import en from '../en/endings.json' with { type: 'json' }
import pl from '../pl/endings.json' with { type: 'json' }
import retired from '../retired.json' with { type: 'json' }
import ru from '../ru/endings.json' with { type: 'json' }
import uk from '../uk/endings.json' with { type: 'json' }
import { MEANINGS } from './meanings.ts'

/**
 * Which cards are dealt. A table's log names a line by its number: what was dealt once keeps its number and its words for ever.
 * A line that is no longer wanted is retired: it is dealt no more, and still shown where it was played. A line that is mended is a new one.
 */
const ENDINGS: Readonly<Record<Locale, readonly (readonly string[])[]>> = { en, ru, uk, pl }

export const dealtLines = (language: Locale): number[] => numbersWithout(MEANINGS[language].length, retired[language].lines)
export const dealtEndings = (language: Locale): number[] => numbersWithout(ENDINGS[language].length, retired[language].endings)

/** The words of an ending, for whoever chooses one without a screen. */
export const endingText = (language: Locale, ending: number): string => (ENDINGS[language][ending - 1] ?? []).join(' ')

/** From 1 on. */
export function numbersWithout(count: number, gone: readonly number[]): number[] {
  const isGone = new Set(gone)
  return Array.from({ length: count }, (_, at) => at + 1).filter((number) => !isGone.has(number))
}

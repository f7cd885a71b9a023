import type { Locale } from '@figment/i18n'

const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** “yesterday”, “3 hours ago”, “now”: in the largest unit that fits. */
export function ago(moment: number, now: number, locale: Locale): string {
  const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const passed = Math.max(0, now - moment)
  const [unit, length] = UNITS.find(([, long]) => passed >= long) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return say.format(-Math.floor(passed / length), unit)
}

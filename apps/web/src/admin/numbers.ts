import { useLocale } from '@figment/ui/words.tsx'
import { useMemo } from 'react'

const [KB, MB, GB, TB] = [1024, 1024 ** 2, 1024 ** 3, 1024 ** 4]
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export interface Numbers {
  whole(value: number): string
  /** With one digit behind the point. */
  fine(value: number): string
  /** In the largest unit that fits: the number and the unit apart. */
  bytes(value: number): readonly [amount: string, unit: string]
  size(value: number): string
  time(at: number): string
  date(at: number): string
  /** `6 min`, `11 h`, `3 d`. */
  span(ms: number): string
  /** In the words of the language: 6 minutes ago. */
  ago(ms: number): string
}

/** Numbers, sizes and times as the reader's language writes them. */
export function useNumbers(): Numbers {
  const { locale } = useLocale()
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    const fine = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
    const ago = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' })
    const unit = (value: number, name: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 }).format(value)
    const bytes = (value: number): readonly [string, string] => {
      const [size, name] = value < GB ? (value < MB ? [KB, 'KB'] : [MB, 'MB']) : value < TB ? [GB, 'GB'] : [TB, 'TB']
      const amount = value / size
      return [(amount < 10 && size > MB ? short : whole).format(amount), name]
    }
    return {
      whole: (value) => whole.format(value),
      fine: (value) => fine.format(value),
      bytes,
      size: (value) => bytes(value).join(' '),
      time: (at) => time.format(at),
      date: (at) => date.format(at),
      span: (ms) => {
        if (ms < HOUR_MS) return unit(Math.max(1, ms / MINUTE_MS), 'minute')
        return ms < 2 * DAY_MS ? unit(Math.floor(ms / HOUR_MS), 'hour') : unit(Math.floor(ms / DAY_MS), 'day')
      },
      ago: (ms) => {
        if (ms < HOUR_MS) return ago.format(-Math.max(1, Math.round(ms / MINUTE_MS)), 'minute')
        return ms < 2 * DAY_MS ? ago.format(-Math.round(ms / HOUR_MS), 'hour') : ago.format(-Math.round(ms / DAY_MS), 'day')
      },
    }
  }, [locale])
}

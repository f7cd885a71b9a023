const [tenSecondsMs, minuteMs] = [10_000, 60_000]

/** How long one thing came after another: to a tenth where that is close, then in seconds, then as minutes and seconds. */
export function lapse(milliseconds: number, { locale, unit }: { readonly locale: string; readonly unit: string }): string {
  const seconds = Math.round(milliseconds / 1000)
  if (milliseconds >= minuteMs) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (milliseconds >= tenSecondsMs) return `${seconds} ${unit}`
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(milliseconds / 1000)} ${unit}`
}

import type { InkedStroke, StrokeOnSheet } from '@figment/ink'

export type Unsent = readonly StrokeOnSheet[]

const KEY = 'figment.pictomania.unsent'

/** Strokes that the table has not confirmed survive a reload; `sheet` tells one sheet from another. */
export function recallUnsent(sheet: string): Unsent {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isKept(kept) || kept.sheet !== sheet) return []
    // a page that was loaded before the server's latest version kept them by their numbers
    return Array.isArray(kept.strokes)
      ? kept.strokes
      : Object.entries(kept.strokes).map(([number, { pen, ink }]) => [Number(number), pen, ink])
  } catch {
    return []
  }
}

export function keepUnsent(sheet: string, strokes: Unsent): void {
  try {
    if (strokes.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ sheet, strokes }))
  } catch {
    // a browser that keeps nothing: only a reload would have missed it
  }
}

const isKept = (value: unknown): value is { sheet: string; strokes: Unsent | Readonly<Record<number, InkedStroke>> } =>
  typeof value === 'object' &&
  value !== null &&
  'sheet' in value &&
  'strokes' in value &&
  typeof value.strokes === 'object' &&
  value.strokes !== null

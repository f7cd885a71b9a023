import type { InkedStroke } from '@figment/ink'

export type Unsent = Readonly<Record<number, InkedStroke>>

const KEY = 'figment.pictomania.unsent'

/** Strokes that the table has not confirmed survive a reload; `sheet` tells one sheet from another. */
export function recallUnsent(sheet: string): Unsent {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && kept.sheet === sheet ? kept.strokes : {}
  } catch {
    return {}
  }
}

export function keepUnsent(sheet: string, strokes: Unsent): void {
  try {
    if (Object.keys(strokes).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ sheet, strokes }))
  } catch {
    // a browser that keeps nothing: only a reload would have missed it
  }
}

const isKept = (value: unknown): value is { sheet: string; strokes: Unsent } =>
  typeof value === 'object' && value !== null && 'sheet' in value && 'strokes' in value && typeof value.strokes === 'object'

import type { Medium } from './link.ts'

/** With what somebody is in the call, for as long as the tab lives: after a reload it goes on with that. */
export type With = Readonly<Record<Medium, boolean>>

const key = (table: string) => `figment.call.${table}`

export function recallCall(table: string): With | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    return { audio: 'audio' in kept && kept.audio === true, video: 'video' in kept && kept.video === true }
  } catch {
    return null
  }
}

export function rememberCall(table: string, wanted: With | null): void {
  try {
    if (wanted) sessionStorage.setItem(key(table), JSON.stringify(wanted))
    else sessionStorage.removeItem(key(table))
  } catch {
    // a private window: after a reload one joins by hand
  }
}

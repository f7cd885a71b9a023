import { useSyncExternalStore } from 'react'
import { recall, remember } from '@figment/ui/memory.ts'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['system', 'calm'] as const
export type Motion = (typeof MOTIONS)[number]
export const HANDS = ['right', 'left'] as const
export type Hand = (typeof HANDS)[number]

/** What this device prefers. */
export interface Settings {
  readonly theme: Theme
  /** Null: nobody has said; then a TV sounds, and everything else is silent. */
  readonly sound: boolean | null
  readonly hand: Hand
  readonly motion: Motion
}

const KEY = 'settings'
const listeners = new Set<() => void>()
let current = recallSettings()

export const settings = (): Settings => current

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  remember(KEY, current)
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

export const isSoundOn = (): boolean => current.sound ?? document.documentElement.dataset.device === 'tv'

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)')

export const isCalm = (): boolean => current.motion === 'calm' || wantsLess.matches

/** Another tab of this device has changed something. */
export function settingsChangedElsewhere(): void {
  current = recallSettings()
  for (const listener of listeners) listener()
}

function recallSettings(): Settings {
  const kept = recall(KEY)
  const known: Partial<Record<keyof Settings, unknown>> = typeof kept === 'object' && kept !== null ? kept : {}
  return {
    theme: THEMES.find((theme) => theme === known.theme) ?? 'system',
    sound: typeof known.sound === 'boolean' ? known.sound : null,
    hand: HANDS.find((hand) => hand === known.hand) ?? 'right',
    motion: MOTIONS.find((motion) => motion === known.motion) ?? 'system',
  }
}

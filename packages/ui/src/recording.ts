import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let underWay = 0

/** While somebody is being recorded, nothing shall sound or be read out. Called when it is over. */
export function beginRecording(): () => void {
  underWay++
  tell()
  return () => {
    underWay--
    tell()
  }
}

export const useRecordingUnderWay = (): boolean => useSyncExternalStore(listen, () => underWay > 0)

function tell(): void {
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

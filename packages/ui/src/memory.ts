/** What this device remembers; private windows may forbid it, and then it forgets. */
const PREFIX = 'figment.'

export function recall(key: string): unknown {
  try {
    const kept = localStorage.getItem(PREFIX + key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // nothing lost but a little comfort
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Stranger, type Target } from '../stranger.ts'

/** One way to hurt a server, kept up until the siege is over. */
export type Attack = (siege: Siege) => Promise<void>

/** What an attack knows of the siege. */
export interface Siege {
  readonly target: Target
  readonly isOver: boolean
  /** Counts something that was done, or that came of it. */
  count(what: string, times?: number): void
}

/** Again and again; what goes wrong on the way is the attacker's own affair. */
export async function keepUp(siege: Siege, pauseMs: number, once: () => Promise<void> | void): Promise<void> {
  while (!siege.isOver) {
    try {
      await once()
    } catch {
      siege.count('attempts that failed')
    }
    await sleep(pauseMs)
  }
}

/** Tries until there is one: a server that refuses a table now may give one later. Null when the siege is over first. */
export async function ownTable(siege: Siege, game?: string): Promise<{ readonly host: Stranger; readonly code: string } | null> {
  const host = new Stranger(siege.target)
  while (!siege.isOver) {
    const code = await host.newTable(game)
    if (code) return { host, code }
    siege.count('tables refused')
    await sleep(2000)
  }
  return null
}

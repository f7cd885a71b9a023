import type { Cancel } from './clock.ts'
import type { Platform } from './platform.ts'

/** A table may have moved while it was knocked at: then it is asked for anew. Where nothing is quick, more time is given. */
const patience = { firstMs: 3600, growth: 1.5, mostMs: 8000 }
const retryAfterMs = [100, 200, 500]
const longestRetryMs = 1000

/** When to try again: the more often it was in vain, the later. */
export class Retries {
  readonly #platform: Platform
  readonly #tryAgain: () => void
  #inVain = 0
  #cancel: Cancel | null = null

  constructor(platform: Platform, tryAgain: () => void) {
    this.#platform = platform
    this.#tryAgain = tryAgain
  }

  /** For how long the next try may wait for an answer. */
  get patienceMs(): number {
    return Math.min(patience.mostMs, patience.firstMs * patience.growth ** this.#inVain)
  }

  /** After a loss, or a try in vain. `firstAfterMs` counts only when nothing was in vain yet. */
  tryLater(firstAfterMs = retryAfterMs[0]): void {
    const inVain = this.#inVain++
    this.tryIn((inVain === 0 ? firstAfterMs : retryAfterMs[inVain]) ?? longestRetryMs)
  }

  tryIn(ms: number): void {
    const { clock, random } = this.#platform
    this.cancel()
    // a little apart, so that a table does not knock all at once
    this.#cancel = clock.after(ms * (0.7 + random() * 0.6), this.#tryAgain)
  }

  cancel(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  beginAnew(): void {
    this.#inVain = 0
  }
}

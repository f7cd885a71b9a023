import type { Cancel } from './clock.ts'
import type { Platform } from './platform.ts'

/** How long one try may take. If the table moved to another server meanwhile, only a new try finds it; on a slow network, each try is given
 * more time than the one before. */
const answerWithin = { firstMs: 3600, growth: 1.5, mostMs: 8000 }
const retryAfterMs = [100, 200, 500]
const longestRetryMs = 1000

/** When to try again: after every failure a little later. */
export class Retries {
  readonly #platform: Platform
  readonly #tryAgain: () => void
  #failures = 0
  #cancel: Cancel | null = null

  constructor(platform: Platform, tryAgain: () => void) {
    this.#platform = platform
    this.#tryAgain = tryAgain
  }

  /** For how long the next try may wait for an answer. */
  get answerWithinMs(): number {
    return Math.min(answerWithin.mostMs, answerWithin.firstMs * answerWithin.growth ** this.#failures)
  }

  /** After a lost connection or a failed try. `firstAfterMs` is for the first of them in a row. */
  tryLater(firstAfterMs = retryAfterMs[0]): void {
    const failures = this.#failures++
    this.tryIn((failures === 0 ? firstAfterMs : retryAfterMs[failures]) ?? longestRetryMs)
  }

  tryIn(ms: number): void {
    const { clock, random } = this.#platform
    this.cancel()
    // a little apart, so that all devices of a table do not try in the same moment
    this.#cancel = clock.after(ms * (0.7 + random() * 0.6), this.#tryAgain)
  }

  cancel(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  beginAnew(): void {
    this.#failures = 0
  }
}

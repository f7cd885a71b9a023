import { logger } from '../running/logging.ts'

/** No timer takes more. */
const LONGEST_MS = 2 ** 31 - 1

/** One appointment at a time, kept by the clock on the wall; a new one replaces the old. */
export class Alarm {
  #timer: ReturnType<typeof setTimeout> | undefined
  #at: number | null = null
  readonly #ring: () => void

  constructor(ring: () => void) {
    this.#ring = ring
  }

  get isSet(): boolean {
    return this.#at !== null
  }

  set(at: number | null): void {
    if (at === this.#at) return
    this.#at = at
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.#at !== null) this.#timer = setTimeout(() => this.#look(), Math.min(LONGEST_MS, Math.max(0, this.#at - Date.now())))
  }

  #look(): void {
    // a timer may go off a moment before the clock says so: whoever rang then would be told that it is too early, and never ring again
    if (this.#at !== null && this.#at > Date.now()) return this.#wait()
    this.#at = null
    try {
      this.#ring()
    } catch (error) {
      // one table's trouble must not end all the others
      logger.error({ err: error }, 'A clock failed.')
    }
  }
}

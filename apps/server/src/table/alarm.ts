import { logger } from '../running/logging.ts'

const LONGEST = 2 ** 31 - 1

/** One appointment at a time; a new one replaces the old. */
export class Alarm {
  #timer: ReturnType<typeof setTimeout> | undefined
  #at: number | null = null
  readonly #ring: () => void

  constructor(ring: () => void) {
    this.#ring = () => {
      this.#at = null
      try {
        ring()
      } catch (error) {
        // one table's trouble must not end all the others
        logger.error({ err: error }, 'A clock failed.')
      }
    }
  }

  set(at: number | null): void {
    if (at === this.#at) return
    this.#at = at
    clearTimeout(this.#timer)
    if (at !== null) this.#timer = setTimeout(this.#ring, Math.min(LONGEST, Math.max(0, at - Date.now())))
  }
}

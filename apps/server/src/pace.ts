/** How fast one connection may talk. */
const AT_ONCE = 60
const PER_SECOND = 30
const PATIENCE = 150

export class Pace {
  #left = AT_ONCE
  #at = Date.now()
  #ignored = 0

  /** `ignore`: too fast, say so; `close`: it does not listen. */
  next(now = Date.now()): 'heard' | 'ignore' | 'close' {
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.#at) * PER_SECOND) / 1000)
    this.#at = now
    if (this.#left >= 1) {
      this.#left--
      this.#ignored = 0
      return 'heard'
    }
    return ++this.#ignored > PATIENCE ? 'close' : 'ignore'
  }
}

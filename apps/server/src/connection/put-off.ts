import { FORGIVEN_WITH_EACH, TOLD_TO_WAIT_AT_MOST } from '../running/bounds.ts'

/** How long a budget lets a move wait, and how long the move itself keeps those behind it waiting. */
export interface Wait {
  readonly waitMs: number
  readonly spacingMs: number
}

/**
 * The moves of one device that were told to come again later. Until the first of them is back, all others wait too: a stroke that
 * is overtaken by a later one would not be drawn. Each is told a later time than the one before, so that they come one by one.
 */
export class PutOff {
  #first: string | null = null
  #lastAt = 0
  #told = 0

  /** Another one has to come before this one. */
  isBehind(id: string): boolean {
    return this.#first !== null && this.#first !== id
  }

  /** It was heard; whatever comes next may be. */
  heard(): void {
    this.#first = null
    this.#told = Math.max(0, this.#told - FORGIVEN_WITH_EACH)
  }

  /** In how many milliseconds it may come again; null: it was told so often that it does not listen. */
  tell(id: string, { waitMs, spacingMs }: Wait, now = Date.now()): number | null {
    if (++this.#told > TOLD_TO_WAIT_AT_MOST) return null
    const soonestAt = now + waitMs
    const isFirst = !this.isBehind(id)
    this.#first ??= id
    this.#lastAt = isFirst ? soonestAt : Math.max(soonestAt, this.#lastAt + spacingMs)
    return Math.max(1, this.#lastAt - now)
  }
}

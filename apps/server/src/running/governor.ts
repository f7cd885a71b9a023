import {
  CALM_AGAIN_AFTER_MS,
  CALMER_BY_MEMORY_SHARE,
  CUT_AT_LEVEL_2,
  CUT_AT_LEVEL_3,
  DEAREST_TABLE_LET_GO_EVERY_MS,
  LAG_MARKS_MS,
  LOAD_LOOKED_AT_EVERY_MS,
  MEMORY_MARKS,
  STILL_TABLES_SLEEP_EVERY_MS,
} from './bounds.ts'
import { type LoadLevel, setLoadLevel } from './load.ts'

/** What is felt of the load. */
export interface Felt {
  /** How much of the memory that it may have this process uses, from 0 to 1. */
  readonly used: number
  /** How late the event loop is by this process's own work. */
  readonly lagMs: number
}

export interface Senses {
  feel(now: number): Felt
  close(): void
}

/** The largest share of those connections that have more than so many bytes unsent. */
export interface Cut {
  readonly moreThanBytes: number
  readonly share: number
}

/** What can be done about memory. */
export interface Relief {
  cut(cut: Cut): void
  letStillTablesSleep(): void
  letDearestTableGo(): void
}

export interface Change extends Felt {
  readonly level: LoadLevel
  readonly before: LoadLevel
}

interface Parts {
  readonly senses: Senses
  readonly relief: Relief
  onLook?(felt: Felt): void
  onChange(change: Change): void
}

/**
 * Watches memory and the event loop, and lets go of what can best be spared before either gives out. It never ends the process.
 * Only for memory is anybody cut off or a table let go: a busy processor is not helped by people who come in again.
 */
export class Governor {
  readonly #parts: Parts
  readonly #memory = new Ladder(MEMORY_MARKS, (mark) => mark - CALMER_BY_MEMORY_SHARE)
  readonly #lag = new Ladder(LAG_MARKS_MS, (mark) => mark)
  #level: LoadLevel = 0
  #startledAt = Number.NEGATIVE_INFINITY
  #sleptAt = Number.NEGATIVE_INFINITY
  #letGoAt = Number.NEGATIVE_INFINITY
  #looking: ReturnType<typeof setInterval> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#looking = setInterval(() => this.look(Date.now()), LOAD_LOOKED_AT_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#looking)
    this.#parts.senses.close()
    setLoadLevel(0)
  }

  look(now: number): void {
    const felt = this.#parts.senses.feel(now)
    this.#parts.onLook?.(felt)
    const memory = this.#memory.climb(felt.used, now)
    const startled = now - this.#startledAt < CALM_AGAIN_AFTER_MS ? 1 : 0
    const level = Math.max(memory, this.#lag.climb(felt.lagMs, now), startled) as LoadLevel
    if (level !== this.#level) {
      const before = this.#level
      this.#level = level
      setLoadLevel(level)
      this.#parts.onChange({ level, before, ...felt })
    }
    this.#relieve(memory, now)
  }

  /** Something was short for a moment, such as file handles: nothing new for a while, whatever is felt of the load. */
  startle(now: number): void {
    this.#startledAt = now
  }

  #relieve(memory: LoadLevel, now: number): void {
    const { relief } = this.#parts
    if (memory >= 2) relief.cut(memory === 3 ? CUT_AT_LEVEL_3 : CUT_AT_LEVEL_2)
    if (this.#level >= 2 && now - this.#sleptAt >= STILL_TABLES_SLEEP_EVERY_MS) {
      this.#sleptAt = now
      relief.letStillTablesSleep()
    }
    if (memory === 3 && now - this.#letGoAt >= DEAREST_TABLE_LET_GO_EVERY_MS) {
      this.#letGoAt = now
      relief.letDearestTableGo()
    }
  }
}

/** Up at once, as far as it goes; down one level after a while below its mark. */
class Ladder {
  readonly #marks: readonly [number, number, number]
  readonly #calmBelow: (mark: number) => number
  #level: LoadLevel = 0
  #calmSince: number | null = null

  constructor(marks: readonly [number, number, number], calmBelow: (mark: number) => number) {
    this.#marks = marks
    this.#calmBelow = calmBelow
  }

  climb(felt: number, now: number): LoadLevel {
    const reached = this.#marks.filter((mark) => felt >= mark).length as LoadLevel
    const mark = this.#marks[this.#level - 1]
    if (reached > this.#level) {
      this.#level = reached
      this.#calmSince = null
    } else if (mark === undefined || felt >= this.#calmBelow(mark)) this.#calmSince = null
    else {
      this.#calmSince ??= now
      if (now - this.#calmSince >= CALM_AGAIN_AFTER_MS) {
        this.#level = (this.#level - 1) as LoadLevel
        this.#calmSince = null
      }
    }
    return this.#level
  }
}

import type { InkedStroke, Piece, StrokeOnSheet } from '@figment/ink'
import { type Known, stepOf, type StepType, type Told, toldAfter } from '../sheet/steps.ts'
import { CLEARED, GREETING, PRACTICE_STROKES_AT_MOST, takenBack, toldAgain } from './told.ts'

export interface OnSheet {
  readonly strokes: readonly StrokeOnSheet[]
  /** The latest stroke found no room. */
  readonly isFull: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** How often the sheet was cleared. */
  readonly clears: number
}

/** My practice sheet: it is on this device alone, and tells the others what becomes of it. A line that is drawn tells itself. */
export class PracticeSheet {
  #told: Told = { strokes: [], canUndoClears: 0, canRedo: 0 }
  #known: Known = { cleared: [], undone: [] }
  #isFull = false
  #clears = 0
  #highest = -1
  /** Numbers of strokes that somebody may not have. */
  readonly #untold = new Set<number>()
  readonly #tell: (piece: Piece) => void
  readonly #listeners = new Set<() => void>()
  #seen = this.#look()

  constructor(tell: (piece: Piece) => void) {
    this.#tell = tell
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly seen = (): OnSheet => this.#seen

  /** The number of a new stroke. */
  next(): number {
    return this.#highest + 1
  }

  draw(number: number, { pen, ink }: InkedStroke): void {
    this.#highest = Math.max(this.#highest, number)
    const { strokes } = this.#told
    this.#isFull = strokes.length >= PRACTICE_STROKES_AT_MOST
    if (this.#isFull) {
      // what found no room goes from the paper when it is shown anew
      this.#told = { ...this.#told, strokes: [...strokes] }
    } else {
      this.#known = { ...this.#known, undone: [] }
      this.#told = { ...this.#told, strokes: [...strokes, [number, pen, ink]], canRedo: 0 }
    }
    this.#changed()
  }

  turn(type: StepType): void {
    const done = stepOf(type, this.#told, this.#known)
    if (!done) return
    const { off, on } = done.step
    if (type === 'clear') this.#clears++
    this.#isFull = false
    this.#known = done.known
    this.#told = toldAfter(this.#told, done.step)
    if (off.length > 0) this.#tell(takenBack(Math.min(...off)))
    this.#tellLater(on)
    this.#changed()
  }

  /** Of an earlier sheet of mine nothing is left, and whoever goes takes theirs along. */
  tellCleared(): void {
    this.#tell(CLEARED)
  }

  /** Somebody has not seen it, or not all of it. */
  tellAgain(): void {
    this.#tellLater(this.#told.strokes)
  }

  /** Likewise, and I may have missed something of theirs. */
  greet(): void {
    this.#tell(GREETING)
    this.tellAgain()
  }

  /** The connection was lost, and nobody knows what was lost with it: also that something was taken back. */
  tellAnew(): void {
    this.tellCleared()
    this.greet()
  }

  /** One of the strokes that wait for it: all at once would be faster than a device may draw. */
  tellOne(): void {
    const [number] = this.#untold
    if (number === undefined) return
    this.#untold.delete(number)
    const stroke = this.#told.strokes.find(([one]) => one === number)
    for (const piece of stroke ? toldAgain(stroke) : []) this.#tell(piece)
  }

  #tellLater(strokes: readonly StrokeOnSheet[]): void {
    for (const [number] of strokes) this.#untold.add(number)
  }

  #look(): OnSheet {
    const { strokes, canUndoClears, canRedo } = this.#told
    return { strokes, isFull: this.#isFull, canUndo: strokes.length > 0 || canUndoClears > 0, canRedo: canRedo > 0, clears: this.#clears }
  }

  #changed(): void {
    this.#seen = this.#look()
    for (const listener of this.#listeners) listener()
  }
}

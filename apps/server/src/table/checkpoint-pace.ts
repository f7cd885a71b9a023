import type { Checkpoint, Extent } from '@figment/event-log'

const ENTRIES_BETWEEN = 2000
const BYTES_BETWEEN = 1024 * 1024
/** What is read in a moment anyway. */
const TOO_FEW_ENTRIES = 50
const TOO_FEW_BYTES = 64 * 1024

/** When it is time for the next checkpoint of a table. */
export class CheckpointPace {
  /** How long the log was at the latest checkpoint. */
  #latest: Pick<Extent, 'length' | 'bytes'>
  #latestLetters = 0

  constructor(latest: Pick<Extent, 'length' | 'bytes'>) {
    this.#latest = latest
  }

  begin(extent: Extent): void {
    this.#latest = extent
  }

  made({ body }: Checkpoint): void {
    this.#latestLetters = body.length
  }

  isDue(now: Extent, { hasGameEnded = false }: { readonly hasGameEnded?: boolean } = {}): boolean {
    if (hasGameEnded) return this.isWorthIt(now)
    const { entries, bytes } = this.#since(now)
    // a table with much on it has long checkpoints: they must not take more writing than its log
    return (entries >= ENTRIES_BETWEEN || bytes >= BYTES_BETWEEN) && bytes >= this.#latestLetters
  }

  /** Something to read was added since the latest one. */
  isWorthIt(now: Extent): boolean {
    const { entries, bytes } = this.#since(now)
    return entries >= TOO_FEW_ENTRIES || bytes >= TOO_FEW_BYTES
  }

  #since({ length, bytes }: Extent): { readonly entries: number; readonly bytes: number } {
    return { entries: length - this.#latest.length, bytes: bytes - this.#latest.bytes }
  }
}

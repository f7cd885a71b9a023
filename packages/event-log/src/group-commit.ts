import type { Appended, Aside, Lease } from './event-log.ts'

export interface Append {
  readonly lease: Lease
  readonly expectedLength: number
  readonly entries: readonly string[]
  readonly aside?: Aside | undefined
  readonly askedAt: number
}

type Queued = Append & { readonly done: (result: Appended) => void; readonly failed: (reason: unknown) => void }

/** So that a transaction after a long wait stays a short one. */
const AT_ONCE = 500

/** Appends that arrive within a moment share one transaction: one flush to disk pays for all of them. */
export class GroupCommit {
  readonly #queue: Queued[] = []
  #running: Promise<void> | null = null
  readonly #commit: (batch: readonly Append[]) => Promise<readonly Appended[]>

  constructor(commit: (batch: readonly Append[]) => Promise<readonly Appended[]>) {
    this.#commit = commit
  }

  append(lease: Lease, expectedLength: number, entries: readonly string[], aside: Aside | undefined): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#queue.push({ lease, expectedLength, entries, aside, askedAt: Date.now(), done, failed })
      this.#running ??= this.#drain()
    })
  }

  /** Resolves when everything that was asked for is written. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #drain(): Promise<void> {
    // the rest of this turn of the loop joins the batch
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, AT_ONCE)
      try {
        const results = await this.#commit(batch)
        for (const [at, queued] of batch.entries()) queued.done(results[at] ?? 'fenced')
      } catch (error) {
        for (const queued of batch) queued.failed(error)
      }
    }
    this.#running = null
  }
}

/** Asked of the store no more often than this: what was changed in one process holds in the others a moment later. */
const KNOWN_FOR_MS = 1000

/** What stands in the store, as it was a moment ago. */
export class AskedLately<Value> {
  readonly #ask: () => Promise<Value>
  #asked: { readonly at: number; readonly value: Promise<Value> } | null = null

  constructor(ask: () => Promise<Value>) {
    this.#ask = ask
  }

  async get(now = Date.now()): Promise<Value> {
    if (!this.#asked || now - this.#asked.at >= KNOWN_FOR_MS) {
      const value = this.#ask()
      // what fails is asked anew
      value.catch(() => this.forget())
      this.#asked = { at: now, value }
    }
    return await this.#asked.value
  }

  forget(): void {
    this.#asked = null
  }
}

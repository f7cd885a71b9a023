import { createHmac } from 'node:crypto'

/** 20 bits: some four thousand addresses of the internet share each mark, so that nobody can tell by it where somebody was, not even with the secret. */
const MARK_BYTES = 3
const MARK_LETTERS = 5

/** Marks of the places that people come from, other ones at every table: by them, and by nothing else, a table knows a place again. */
export class Places {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  /** `address` as far as anything is counted by it. */
  of(table: string, address: string): string {
    const hash = createHmac('sha256', this.#secret).update(`${table} ${address}`).digest()
    return hash.subarray(0, MARK_BYTES).toString('hex').slice(0, MARK_LETTERS)
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_KEY_LETTERS } from '@figment/protocol'

/** 32 letters, five bits each: none that a messenger takes for the end of a link, or for an ornament. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * The keys in links and QR codes: 80 bits that nobody guesses. They follow from the table's code and a secret of the store, so they
 * change with the code, are the same in all processes, and are known for right or wrong before anything is looked up.
 */
export class LinkKeys {
  readonly #secret: Uint8Array

  constructor(secret: Uint8Array) {
    this.#secret = secret
  }

  of(code: string): string {
    const hash = createHmac('sha256', this.#secret).update(code).digest()
    return Array.from({ length: LINK_KEY_LETTERS }, (_, at) => LETTERS[(hash[at] ?? 0) & 31]).join('')
  }

  /** In the same time for every wrong key. */
  opens(code: string, key: string): boolean {
    const [given, right] = [Buffer.from(key), Buffer.from(this.of(code))]
    return given.byteLength === right.byteLength && timingSafeEqual(given, right)
  }
}

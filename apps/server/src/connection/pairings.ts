import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Guest } from './guest.ts'

export const PAIRING_LASTS_MS = 10 * 60_000
const [NONCE_BYTES, TAG_BYTES, TIME_BYTES, GUEST_BYTES] = [12, 16, 6, 32]
const PAIRING_BYTES = NONCE_BYTES + TIME_BYTES + GUEST_BYTES + TAG_BYTES
const CIPHER = 'aes-256-gcm'

/**
 * What a TV shows for a phone to scan: who the TV is, and until when, sealed. Every process can read it, none has to remember it,
 * and whoever else photographs it can do no more with it than let that TV in where they sit themselves.
 */
export class Pairings {
  readonly #key: Uint8Array

  constructor(secret: Uint8Array) {
    this.#key = createHash('sha256').update(secret).digest()
  }

  make(screen: Guest): { readonly pairing: string; readonly until: number } {
    const until = Date.now() + PAIRING_LASTS_MS
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce)
    const time = Buffer.alloc(TIME_BYTES)
    time.writeUIntBE(until, 0, TIME_BYTES)
    const sealed = Buffer.concat([
      nonce,
      cipher.update(time),
      cipher.update(Buffer.from(screen, 'base64url')),
      cipher.final(),
      cipher.getAuthTag(),
    ])
    return { pairing: sealed.toString('base64url'), until }
  }

  read(pairing: string): { readonly screen: Guest } | { readonly refused: 'passUnknown' | 'passExpired' } {
    const sealed = Buffer.from(pairing, 'base64url')
    if (sealed.byteLength !== PAIRING_BYTES) return { refused: 'passUnknown' }
    const decipher = createDecipheriv(CIPHER, this.#key, sealed.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
      if (opened.readUIntBE(0, TIME_BYTES) < Date.now()) return { refused: 'passExpired' }
      return { screen: opened.subarray(TIME_BYTES).toString('base64url') }
    } catch {
      return { refused: 'passUnknown' }
    }
  }
}

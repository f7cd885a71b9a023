import { describe, expect, it } from 'vitest'
import { chacha20 } from './chacha20.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const take = (count: number, next: () => number) => Array.from({ length: count }, () => next().toString(16).padStart(8, '0'))
const NO_KEY = new Uint8Array(32)

describe('ChaCha20, as RFC 8439 has it', () => {
  it('section 2.3.2: a block with a nonce', () => {
    const key = Uint8Array.from({ length: 32 }, (_, at) => at)
    const words = `e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
      466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2`
    expect(take(16, chacha20(key, { nonce: bytes('000000090000004a00000000'), block: 1 }))).toEqual(words.split(/\s+/))
  })

  it('appendix A.1, vectors 1 and 2: a block, and the one after it', () => {
    const words = `ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b
      7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2
      bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32
      7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b`
    expect(take(32, chacha20(NO_KEY))).toEqual(words.split(/\s+/))
  })

  it('has no stream for a key that is no key', () => {
    expect(() => chacha20(new Uint8Array(31))).toThrow(RangeError)
    expect(() => chacha20(NO_KEY, { nonce: new Uint8Array(8) })).toThrow(RangeError)
  })
})

import { createCipheriv, createHash } from 'node:crypto'
import { type Chance, keyedChance, seededChance } from '@figment/game-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** The first words of the stream that OpenSSL makes of this key. */
function streamOf(key: Uint8Array, words: number): number[] {
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * words))
  return Array.from({ length: words }, (_, at) => stream.readUInt32LE(4 * at))
}

const drawn = (chance: Chance, words: number) => Array.from({ length: words }, () => chance.below(2 ** 32))

describe('the kit makes its luck with nothing but the language, and comes to what OpenSSL does', () => {
  it('from a key: the ChaCha20 stream', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.integer({ min: 1, max: 100 }), (key, words) => {
        const luck = keyedChance(() => key, 0)
        expect(drawn(luck, words)).toEqual(streamOf(key, words))
      }),
      { numRuns: 25 },
    )
  })

  it('from a text: the stream of its SHA-256', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (seed) => {
        const bigEndian = Buffer.from(seed, 'utf16le').swap16()
        expect(drawn(seededChance(seed), 5)).toEqual(streamOf(createHash('sha256').update(bigEndian).digest(), 5))
      }),
    )
  })
})

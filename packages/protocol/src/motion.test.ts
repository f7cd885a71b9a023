import { describe, expect, it } from 'vitest'
import { decodeMotion, decodeStrength, encodeMotion, encodeStrength } from './motion.ts'

describe('motion', () => {
  it('is one byte from a client, and comes back as it was', () => {
    for (let byte = 0; byte < 256; byte++)
      expect(encodeStrength(decodeStrength(new Uint8Array([byte])) ?? -1)).toEqual(new Uint8Array([byte]))
    expect([encodeStrength(-3), encodeStrength(7)]).toEqual([new Uint8Array([0]), new Uint8Array([255])])
  })

  it.each([[[]], [[1, 2]], [Array.from({ length: 5000 }, () => 7)]])('%j is no strength', (bytes) => {
    expect(decodeStrength(new Uint8Array(bytes))).toBeNull()
  })

  it('is pairs from the server', () => {
    const moved = [
      { seat: 0, strength: 1 },
      { seat: 7, strength: 0 },
      { seat: 3, strength: 0.6 },
    ]
    expect(encodeMotion(moved)).toEqual(new Uint8Array([0, 255, 7, 0, 3, 153]))
    expect(decodeMotion(encodeMotion(moved))).toEqual(moved)
    expect(decodeMotion(new Uint8Array([1, 255, 9]))).toEqual([{ seat: 1, strength: 1 }])
  })
})

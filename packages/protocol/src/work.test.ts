import { describe, expect, it } from 'vitest'
import { sha256 } from './sha256.ts'
import { solve, solvedChallenge, WORK_LETTERS_AT_MOST } from './work.ts'

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('of "%.20s" is as published', (text, hash) => {
    expect(hex(sha256(new TextEncoder().encode(text)))).toBe(hash)
  })
})

describe('work', () => {
  const work = solve('a challenge'.replace(' ', '-'))

  it('that was done is known for it', () => {
    expect(solvedChallenge(work)).toBe('a-challenge')
    expect(work.length).toBeLessThan(WORK_LETTERS_AT_MOST)
  })

  it.each([
    ['for another challenge', work.replace('a-', 'b-')],
    ['with a piece too few', work.slice(0, work.lastIndexOf('.'))],
    ['with a piece too many', `${work}.1`],
    ['with its pieces in another order', work.replace(/ ([^.]+)\.([^.]+)/, ' $2.$1')],
    ['with something more', `${work} x`],
    ['with no numbers', 'a-challenge ................'],
    ['that is none', ''],
    ['that is far too long', `${'x'.repeat(WORK_LETTERS_AT_MOST)} ${work}`],
  ])('%s is not taken for it', (_, other) => {
    expect(solvedChallenge(other)).toBeNull()
  })
})

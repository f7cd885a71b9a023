import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, lengthOf } from './text.ts'

describe('text of people', () => {
  it.each([
    ['  two   words ', 'two words'],
    ['line\nbreak\u2028here', 'line break here'],
    ['a\u0000b\u0007c', 'abc'],
    ['\u202eabc\u202c', 'abc'],
    ['\u2066left\u2069', 'left'],
    ['\ufeff\u200bghost\u2060', 'ghost'],
    ['e\u0301', 'é'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['می‌خواهم', 'می‌خواهم'],
    ['lone \ud800 surrogate', 'lone surrogate'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })

  it('a cleaned text is clean', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const clean = cleanText(raw)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069\n\r]|\p{M}{4}/u)
      }),
      { numRuns: 2000 },
    )
  })

  it('length is counted as people count', () => {
    expect(lengthOf('abc')).toBe(3)
    expect(lengthOf('👩🏽‍🚀🇺🇦')).toBe(2)
    expect(lengthOf('й')).toBe(1)
  })
})

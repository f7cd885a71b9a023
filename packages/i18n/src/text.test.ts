import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesAtMost, cleanText, lengthOf, readText } from './text.ts'

/** Anything, and mostly what hangs together in odd ways. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...Array.from('aЯ1# \u0301\u064e\u200b\u200c\u200d\ufe0e\ufe0f\u20e3\u180b\u1820\u{e0100}葛هक्👨❤🏽🏴'),
        '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
        '\u{e0067}',
        '\u{e007f}',
      ),
    )
    .map((pieces) => pieces.join('')),
)

describe('text of people', () => {
  it.each([
    ['  two   words ', 'two words'],
    ['line\nbreak\u2028here', 'line break here'],
    ['a\u0000b\u0007c', 'abc'],
    ['\u202eabc\u202c', 'abc'],
    ['\u2066left\u2069', 'left'],
    ['\ufeff\u200bghost\u2060', 'ghost'],
    ['e\u0301', 'é'],
    ['lone \ud800 surrogate', 'lone surrogate'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u0301\u0302 marks on \u0300nothing', 'marks on nothing'],
    ['A\u200dd\u200ca\ufe0f', 'Ada'],
    ['1\ufe0f2', '12'],
    // a black flag that carries a message nobody sees
    ['🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
    ['👨\u200d\u200d👩', '👨👩'],
    ['a\ufe0f\u200d👩', 'a👩'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })

  it.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['an astronaut', '👩🏽‍🚀'],
    ['a heart on fire', '❤️‍🔥'],
    ['a kiss in two colours', '👩🏽‍❤️‍💋‍👩🏿'],
    ['a rainbow flag without its selector', '🏳‍🌈'],
    ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['the flag of Ukraine', '🇺🇦'],
    ['a key', '1️⃣'],
    ['a Persian verb', 'می‌خواهم'],
    ['a Persian year', '۱۳۹۹ ه‍.ش'],
    ['a Hindi conjunct kept apart', 'शक्‌ति'],
    ['a Hindi half letter', 'क्‍ष'],
    ['Sri Lanka in Sinhala', 'ශ්‍රී ලංකා'],
    ['a Bengali ya', 'র‍্যাব'],
    ['an old Malayalam chillu', 'അവന്‍'],
    ['a Japanese name', '葛󠄀城'],
    ['Arabic with its vowels', 'مُحَمَّد'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Polish', 'Władysława Żółć'],
    ['Ukrainian', 'Їжак Ґудзик'],
  ])('%s stays as it is', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'))
  })

  it.each([
    '00AD',
    '034F',
    '061C',
    '115F',
    '1160',
    '17B4',
    '17B5',
    '180B',
    '180E',
    '200B',
    '200C',
    '200D',
    '200E',
    '202E',
    '2060',
    '2064',
    '2800',
    '3164',
    'FE00',
    'FE0E',
    'FE0F',
    'FEFF',
    'FFA0',
    'FFF9',
    'FFFC',
    '1BCA0',
    '1D159',
    '1D173',
    'E0001',
    'E0020',
    'E007F',
    'E0100',
  ])('U+%s is seen neither alone nor among letters', (point) => {
    const unseen = String.fromCodePoint(Number.parseInt(point, 16))
    expect(cleanText(unseen)).toBe('')
    expect(cleanText(unseen.repeat(9))).toBe('')
    expect(cleanText(`${unseen}A${unseen}da ${unseen}`)).toBe('Ada')
  })

  it('pictures that nobody joins stand side by side, and are counted', () => {
    const joined = Array.from({ length: 301 }, () => '🐙').join('\u200d')
    expect(lengthOf(cleanText(joined))).toBe(301)
    expect(lengthOf(cleanText('👨‍👩‍👧‍👦'))).toBe(1)
    expect(readText(joined, 140)).toBeNull()
  })

  it('a text is bounded by what people see, and by bytes', () => {
    expect(readText('я'.repeat(20), 20)).toBe('я'.repeat(20))
    expect(readText('я'.repeat(21), 20)).toBeNull()
    expect(readText('👩🏽‍❤️‍💋‍👩🏿'.repeat(140), 140)).not.toBeNull()
    expect(readText('👨‍👩‍👧‍👦'.repeat(141), 140)).toBeNull()
    expect(readText(' '.repeat(bytesAtMost(1)), 1)).toBe('')
    expect(readText(`${' '.repeat(bytesAtMost(1))}a`, 1)).toBeNull()
    // one letter, for whoever counts graphemes
    expect(readText('क्'.repeat(50), 10)).not.toBeNull()
    expect(readText('क्'.repeat(51), 10)).toBeNull()
  })

  it('what fits takes no more bytes than is said', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = readText(raw, 5)
        if (text !== null) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytesAtMost(5))
      }),
    )
  })

  it('the longest honest names of many scripts fit', () => {
    for (const letter of ['क्षि', '한', 'ঘ্র', 'ก็', 'ញ៉ាំ', '👩🏽‍🚀', 'र्त्स्न्य', '👩🏽‍❤️‍💋‍👩🏿'])
      expect(readText(letter.repeat(20), 20)).not.toBeNull()
  })

  it('a cleaned text is clean', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
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

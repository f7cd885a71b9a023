import { describe, expect, it } from 'vitest'
import { listOf, readPasted } from './pasted.ts'

/** So many lines of seven words that stand nowhere else. */
const lines = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, line) => `Theme ${line + 1}: ${Array.from({ length: 7 }, (_, at) => `word ${line + 1} ${at + 1}`).join(', ')}`,
  )
const listWith = (line: string): string => [...lines(11), line].join('\n')
const troublesOf = (text: string) => readPasted(text).troubles

describe('a pasted list of own cards', () => {
  it('is ready with 3 to 40 cards', () => {
    expect(readPasted(lines(3).join('\n'))).toMatchObject({ understood: 3, missing: 0, troubles: [], isReady: true })
    expect(readPasted(lines(40).join('\n')).isReady).toBe(true)
    expect(readPasted(lines(41).join('\n'))).toMatchObject({ troubles: [{ kind: 'tooManyCards', count: 41 }], isReady: false })
  })

  it('that is not finished says how many cards are missing, and blames nobody', () => {
    expect(readPasted('')).toEqual({ cards: [], lines: [], understood: 0, missing: 3, troubles: [], isReady: false })
    expect(readPasted(lines(2).join('\n'))).toMatchObject({ understood: 2, missing: 1, troubles: [], isReady: false })
  })

  it('takes commas, semicolons and tabs, with a theme or without', () => {
    const text = [
      ...lines(9),
      'Kitchen: pot, pan, ladle, whisk, grater, sieve, toaster',
      'a; b; c; d; e; f; g;',
      'h\ti\tj\tk\tl\tm\tn',
    ].join('\r\n')
    const { cards, isReady } = readPasted(text)
    expect(isReady).toBe(true)
    expect(cards.slice(-3)).toEqual([
      { theme: 'Kitchen', words: ['pot', 'pan', 'ladle', 'whisk', 'grater', 'sieve', 'toaster'] },
      { theme: '', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      { theme: '', words: ['h', 'i', 'j', 'k', 'l', 'm', 'n'] },
    ])
  })

  it('names the line as the host sees it, empty lines counted', () => {
    const text = `\n\n${lines(6).join('\n\n')}\n\nSix: a, b, c, d, e, f\n${lines(12).slice(7).join('\n')}`
    expect(readPasted(text)).toMatchObject({ understood: 11, troubles: [{ kind: 'notSevenWords', line: 15, count: 6 }], isReady: false })
  })

  it('mends by itself what nobody sees and what is piled up on a letter', () => {
    const tower = `a${'\u0333\u0332\u0331'.repeat(2)}`
    const { cards, troubles } = readPasted(listWith(`${tower}: a\u200b, b, c, d, e, f, ${tower}`))
    expect(troubles).toEqual([])
    expect(cards.at(-1)).toEqual({ theme: 'a\u0333\u0332\u0331', words: ['a', 'b', 'c', 'd', 'e', 'f', 'a\u0333\u0332\u0331'] })
  })

  it('names each trouble', () => {
    expect(troublesOf(listWith('pot pan ladle'))).toEqual([{ kind: 'notSevenWords', line: 12, count: 1 }])
    expect(troublesOf(listWith('a, b, , d, e, f, g'))).toEqual([{ kind: 'emptyWord', line: 12, number: 3 }])
    expect(troublesOf(listWith('a, b, c, d, e, f, A'))).toEqual([{ kind: 'sameWord', line: 12, before: 12, text: 'A' }])
    expect(troublesOf(listWith('a, b, c, d, e, f, word 3 4'))).toEqual([{ kind: 'sameWord', line: 12, before: 3, text: 'word 3 4' }])
    const long = 'x'.repeat(29)
    expect(troublesOf(listWith(`a, b, c, d, e, f, ${long}`))).toEqual([{ kind: 'wordTooLong', line: 12, text: long }])
    expect(troublesOf(listWith(`${'x'.repeat(41)}: a, b, c, d, e, f, g`))).toEqual([{ kind: 'themeTooLong', line: 12 }])
  })

  it('with several troubles in one line counts that card once', () => {
    expect(readPasted(listWith('a, a, , d, e, f')).understood).toBe(11)
  })

  it('that no move can carry is refused, also one that is too long to be read', () => {
    const heavy = Array.from({ length: 40 }, (_, line) =>
      Array.from({ length: 7 }, (_, at) => String.fromCodePoint(0x1f600 + line) + '🎈'.repeat(26) + at).join(', '),
    ).join('\n')
    expect(readPasted(heavy)).toMatchObject({ understood: 40, troubles: [{ kind: 'tooLarge' }], isReady: false })
    expect(readPasted('word, '.repeat(100_000))).toMatchObject({ cards: [], troubles: [{ kind: 'tooLarge' }], isReady: false })
    const long = lines(40)
      .map((line) => line.replaceAll('word', 'слово с длинным концом'))
      .join('\n')
    expect(readPasted(long).isReady).toBe(true)
  })

  it('can be written again from its cards', () => {
    const { cards } = readPasted([...lines(12), 'a, b, c, d, e, f, g'].join('\n'))
    expect(readPasted(listOf(cards)).cards).toEqual(cards)
  })
})

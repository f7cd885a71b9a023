import { expect, it } from 'vitest'
import { joined, LINES_AT_MOST, pastedLines, put, spotAt } from './list-lines.ts'

it('a line is broken where the hand is, and put together again', () => {
  const broken = put(['a, b', 'c'], spotAt(0, 2), ['', ''])
  expect(broken).toEqual({ lines: ['a,', ' b', 'c'], spot: spotAt(1, 0) })
  expect(joined(broken.lines, 1)).toEqual({ lines: ['a, b', 'c'], spot: spotAt(0, 2) })
})

it('what is pasted takes the place of what is chosen, and the hand is behind it', () => {
  expect(put(['one two three'], { line: 0, start: 4, end: 7 }, ['2', 'and'])).toEqual({ lines: ['one 2', 'and three'], spot: spotAt(1, 3) })
  expect(put(['one'], spotAt(3, 0), ['four'])).toEqual({ lines: ['one', '', '', 'four'], spot: spotAt(3, 4) })
})

it('of a pasted book no more is taken than can be looked at', () => {
  const book = Array.from({ length: LINES_AT_MOST + 1 }, (_, at) => `T${at}: a`)
  expect(put([], spotAt(0, 0), book.slice(1)).lines).toHaveLength(LINES_AT_MOST)
  expect(put([], spotAt(0, 0), book)).toMatchObject({ lines: { length: LINES_AT_MOST }, spot: { line: LINES_AT_MOST - 1 } })
})

it('a whole list without themes is cut into sevens, by line breaks, commas, semicolons or tabs', () => {
  const words = Array.from({ length: 15 }, (_, at) => `w${at}`)
  const cut = [words.slice(0, 7).join(', '), words.slice(7, 14).join(', '), 'w14']
  for (const between of ['\n', ', ', ';', '\t', '\r\n']) expect(pastedLines(words.join(between))).toEqual(cut)
})

it('cards stay as they are: with themes, or where a line has seven words', () => {
  expect(pastedLines('Kitchen: pot, pan\n\n pots ')).toEqual(['Kitchen: pot, pan', 'pots'])
  expect(pastedLines('a,b,c,d,e,f,g\nh,i,j,k,l,m')).toEqual(['a,b,c,d,e,f,g', 'h,i,j,k,l,m'])
  expect(pastedLines('')).toEqual([''])
})

import type { Open } from '../types.ts'
import { expect, it } from 'vitest'
import { guessing } from '../testing/guessing.ts'
import { newsBetween } from './news.ts'
import { words } from '../words/en.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const telling = {
  news: words.news,
  lineText: (line: number) => `line ${line}`,
  whoIs: (player: Open['turn'] & {}) => ({
    player,
    name: typeof player === 'number' ? (NAMES[player] ?? '') : 'the rival',
    seat: undefined,
  }),
}

const after = (before: Open, changed: Partial<Open>) => newsBetween(before, { ...before, ...changed }, telling)

it('a line swapped away and a turn that the clock skipped are told with their names', () => {
  expect(after(guessing, { swapped: 12 })).toEqual(['Ben swaps away “line 12”'])
  expect(after(guessing, { skips: 1, turn: 2, awaited: [2] })).toEqual(['Ben misses a turn'])
  expect(after({ ...guessing, phase: 'telling', turn: null, hint: null }, { storyteller: 1 })).toEqual(['Ada misses a turn'])
})

it('a mark, its correction and the line that the rival lays at once', () => {
  const asked: Open = { ...guessing, phase: 'marking', lines: [{ line: 3, by: 1, mark: null }] }
  expect(after(guessing, asked)).toEqual(['Ben adds: “line 3”'])
  const marked: Open = {
    ...asked,
    turn: 'rival',
    lines: [
      { line: 3, by: 1, mark: 'fits' },
      { line: 4, by: 'rival', mark: null },
    ],
  }
  expect(after(asked, marked)).toEqual(['“line 3”: fits', 'the rival adds: “line 4”'])
  expect(after(marked, { lines: [{ line: 3, by: 1, mark: 'doesNot' }] })).toEqual(['“line 3”: does not fit'])
})

it('a guess is told once, and a story that nobody guessed is named', () => {
  const wrong: Open = { ...guessing, turn: 2, guesses: [{ by: 1, number: 2, isRight: false }] }
  expect(after(guessing, wrong)).toEqual(['Ben guessed story 2: it is another one'])
  expect(after(wrong, { due: 1 })).toEqual([])
  expect(after(wrong, { phase: 'ending', shown: 4 })).toEqual(['It was story 4'])
})

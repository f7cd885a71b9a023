import { type Outline, outlineOf } from '@figment/words/outlines'
import { wordOf } from '../open/word.ts'
import { type Language, LETTERS, NUMBERS, type Open, type Task } from '../types.ts'

/** What bots have a picture of, and so can be dealt. */

/** A host's own words are known if they are words of ours. */
export const outlineFor = (language: Language, word: string): Outline | null =>
  outlineOf(language, word) ?? outlineOf(language, word.toLowerCase())

const TASKS = LETTERS.flatMap((letter) => NUMBERS.map((number): Task => ({ letter, number })))

/** What was taken off, and so nobody can draw. */
export const gone = ({ stand }: Pick<Open, 'stand'>): Task[] => TASKS.filter((task) => wordOf(stand, task) === '')

export const drawable = ({ stand, options }: Pick<Open, 'stand' | 'options'>): Task[] =>
  TASKS.filter((task) => outlineFor(options.language, wordOf(stand, task)) !== null)

import type { Words } from './en.ts'

export const words: Words = {
  hint: 'Підказка:',
  gotIt: 'Зрозуміло',
  noMore: 'Без підказок',
  contents: 'Зміст',
  toContents: 'До змісту',
  hintsAgain: 'Знову показувати підказки',
}

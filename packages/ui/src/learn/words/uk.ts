import type { Words } from './en.ts'

export const uk: Words = {
  hint: 'Підказка:',
  gotIt: 'Зрозуміло',
  noMore: 'Без підказок',
  contents: 'Зміст',
  toContents: 'До змісту',
  hintsAgain: 'Знову показувати підказки',
}

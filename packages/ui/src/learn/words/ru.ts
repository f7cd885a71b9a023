import type { Words } from './en.ts'

export const words: Words = {
  hint: 'Подсказка:',
  gotIt: 'Понятно',
  noMore: 'Без подсказок',
  contents: 'Содержание',
  toContents: 'К содержанию',
  hintsAgain: 'Снова показывать подсказки',
}

import type { Words } from './en.ts'

export const words: Words = {
  told: {
    said: (name) => `Загадує ${name}:`,
    sounded: (name) => `Загадує звуком ${name}:`,
    sung: (name) => `Співає ${name}:`,
    mimed: (name) => `Показує ${name}:`,
  },
  wordless: { said: '', sounded: 'лише звук', sung: 'пісня без слів', mimed: 'без жодного слова' },
  claiming: 'Усі шукають історію',
  foundIt: 'Карту знайшли:',
  votedFor: (owner) => `За карту гравця ${owner}:`,
  votedForGone: 'За карту того, кого вже немає за столом:',
  unfinished: 'Цю історію не доказали',
}

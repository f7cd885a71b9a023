import type { Words } from './en.ts'

export const words: Words = {
  told: {
    said: (name) => `Загадывает ${name}:`,
    sounded: (name) => `Загадывает звуком ${name}:`,
    sung: (name) => `Поёт ${name}:`,
    mimed: (name) => `Показывает ${name}:`,
  },
  wordless: { said: '', sounded: 'только звук', sung: 'песня без слов', mimed: 'без единого слова' },
  claiming: 'Все ищут историю',
  foundIt: 'Карту нашли:',
  votedFor: (owner) => `За карту игрока ${owner}:`,
  votedForGone: 'За карту того, кого уже нет за столом:',
  unfinished: 'Эту историю не досказали',
}

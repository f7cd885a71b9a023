import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  told: (name) => `Начинает ${name}:`,
  added: (name) => `Продолжает ${name}:`,
  unmarked: 'без отметки',
  wrong: (name, number) => `${name}: история ${number}? Нет`,
  right: (name, number) => `${name}: история ${number}? Да`,
  guessed: (name) => `Историю угадывает ${name}`,
  nobody: 'Историю никто не угадал',
  swapped: (name) => `${name} заменяет строчку:`,
  skipped: (count) =>
    plural('ru', count, {
      one: `Пропущен ${count} ход`,
      few: `Пропущено ${count} хода подряд`,
      many: `Пропущено ${count} ходов подряд`,
      other: `Пропущено ${count} хода подряд`,
    }),
  unfinished: 'Это стихотворение не закончили',
  nothingYet: 'Историю ещё выбирают',
}

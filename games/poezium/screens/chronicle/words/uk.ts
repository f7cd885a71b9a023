import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  told: (name) => `Починає ${name}:`,
  added: (name) => `Продовжує ${name}:`,
  unmarked: 'без позначки',
  wrong: (name, number) => `${name}: історія ${number}? Ні`,
  right: (name, number) => `${name}: історія ${number}? Так`,
  guessed: (name) => `Історію вгадує ${name}`,
  nobody: 'Історії ніхто не вгадав',
  swapped: (name) => `${name} замінює рядок:`,
  skipped: (count) =>
    plural('uk', count, {
      one: `Пропущено ${count} хід`,
      few: `Пропущено ${count} ходи поспіль`,
      many: `Пропущено ${count} ходів поспіль`,
      other: `Пропущено ${count} ходу поспіль`,
    }),
  unfinished: 'Цей вірш не закінчили',
  nothingYet: 'Історію ще обирають',
}

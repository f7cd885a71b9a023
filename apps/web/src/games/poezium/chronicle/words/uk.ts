import type { Words } from './en.ts'

export const uk: Words = {
  told: (name) => `Починає ${name}:`,
  added: (name) => `Продовжує ${name}:`,
  unmarked: 'без позначки',
  wrong: (name, number) => `${name}: історія ${number}? Ні`,
  right: (name, number) => `${name}: історія ${number}? Так`,
  guessed: (name) => `Історію відгадує ${name}`,
  nobody: 'Історію ніхто не відгадав',
  unfinished: 'Цей вірш не закінчили',
  nothingYet: 'Історію ще обирають',
}

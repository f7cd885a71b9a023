import type { Words } from './en.ts'

export const ru: Words = {
  told: (name) => `Начинает ${name}:`,
  added: (name) => `Продолжает ${name}:`,
  unmarked: 'без отметки',
  wrong: (name, number) => `${name}: история ${number}? Нет`,
  right: (name, number) => `${name}: история ${number}? Да`,
  guessed: (name) => `Историю угадывает ${name}`,
  nobody: 'Историю никто не угадал',
  unfinished: 'Эти стихи не закончили',
  nothingYet: 'Историю ещё выбирают',
}

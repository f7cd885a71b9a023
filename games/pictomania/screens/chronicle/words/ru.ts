import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Раунд ${number}`,
  drew: (name) => `${name} рисует:`,
  wrongDrawing: (name) => `${name} по ошибке рисует не то, что нужно:`,
  sawIt: 'Узнали:',
  missed: 'Увидели другое:',
  nobody: 'Догадок не было',
  reading: 'Все читают слова',
  drawing: 'Все рисуют и угадывают',
  guessed: (name) => `Рисует ${name}, догадки по порядку:`,
  finished: 'Закончили, по порядку:',
  unfinished: 'Этот раунд не доиграли',
}

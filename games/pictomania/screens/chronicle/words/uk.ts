import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Раунд ${number}`,
  drew: (name) => `${name} малює:`,
  wrongDrawing: (name) => `${name} помилково малює не те, що треба:`,
  sawIt: 'Упізнали:',
  missed: 'Побачили інше:',
  nobody: 'Здогадів не було',
  reading: 'Усі читають слова',
  drawing: 'Усі малюють і вгадують',
  guessed: (name) => `Малює ${name}, здогади за порядком:`,
  finished: 'Закінчили, за порядком:',
  unfinished: 'Цей раунд не дограли',
}

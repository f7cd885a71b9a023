import type { Words } from './en.ts'

export const words: Words = {
  soon: 'Победа сегодня достаётся…',
  best: 'Лучшее за партию',
  you: 'ты',
  show: (number, of) => `${number} из ${of}`,
  picture: 'Картинка',
  saved: 'Картинка в загрузках',
  unsaved: 'Картинка не получилась. Попробуй ещё раз чуть позже.',
}

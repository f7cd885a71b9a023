import type { Words } from './en.ts'

export const words: Words = {
  soon: 'Перемога сьогодні дістається…',
  best: 'Найкраще за партію',
  you: 'ти',
  show: (number, of) => `${number} з ${of}`,
  picture: 'Картинка',
  saved: 'Картинка вже у завантаженнях',
  unsaved: 'Картинка не вийшла. Спробуй ще раз трохи згодом.',
}

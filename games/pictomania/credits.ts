import type { GameCredits } from '@figment/game-kit'

export const credits: GameCredits = {
  publisher: 'Czech Games Edition',
  author: { en: 'Vlaada Chvátil', ru: 'Влаада Хватил', uk: 'Владя Хватіл', pl: 'Vlaada Chvátil' },
}

import type { GameCredits } from '@figment/game-kit'

export const credits: GameCredits = {
  publisher: 'Libellud',
  author: { en: 'Jean-Louis Roubira', ru: 'Жан-Луи Рубира', uk: 'Жан-Луї Рубіра', pl: 'Jean-Louis Roubira' },
}

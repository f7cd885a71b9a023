import type { GameCredits } from '@figment/game-kit'

export const credits: GameCredits = {
  publisher: 'Exploding Kittens',
  author: { en: 'Wolfgang Warsch', ru: 'Вольфганг Варш', uk: 'Вольфґанґ Варш', pl: 'Wolfgang Warsch' },
}

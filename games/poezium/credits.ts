import type { GameCredits } from '@figment/game-kit'

export const credits: GameCredits = {
  publisher: 'Crowd Games',
  author: { en: 'Alexander Petrunin', ru: 'Александр Петрунин', uk: 'Олександр Петрунін', pl: 'Aleksandr Petrunin' },
}

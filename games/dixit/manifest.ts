import { type Manifest, TIMERS } from '@figment/game-kit'
import { CLUES, type Dixit, FIRST_STORYTELLERS, PHASES, PICTURES, SEATS } from './types.ts'

export const manifest: Manifest<Dixit> = {
  sign: 'M14.500 4a8.200 8.200 0 1 0 6 11.500A7 7 0 0 1 14.500 4zM18.500 5.500v4M16.500 7.500h4',
  names: {
    en: { name: 'Dixit', line: 'One clue, many pictures. Which one is it?' },
    ru: { name: 'Диксит', line: 'Одна ассоциация, много картинок. Где та самая?' },
    uk: { name: 'Діксіт', line: 'Одна асоціація, багато картинок. Де та сама?' },
    pl: { name: 'Dixit', line: 'Jedno skojarzenie, wiele obrazków. Który to?' },
  },
  phases: PHASES,
  choices: {
    edition: ['2021', 'classic'],
    firstStoryteller: FIRST_STORYTELLERS,
    timers: TIMERS,
    clues: CLUES,
    pictures: PICTURES,
  },
  seats: ({ edition }) => SEATS[edition],
}

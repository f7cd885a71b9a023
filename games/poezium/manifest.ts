import { type Manifest, TIMERS } from '@figment/game-kit'
import { FIRST_STORYTELLERS, LANGUAGES, PHASES, type Poezium, SEATS } from './types.ts'

export const manifest: Manifest<Poezium> = {
  sign: 'M20.500 3.500C12.500 4 7 8.500 6 16.500L3.500 21M6 16.500c7.500.5 13-4 14.500-13M6 16.500l7.500-7',
  names: {
    en: { name: 'Poezium', line: 'A poem grows line by line. Which story does it tell?' },
    ru: { name: 'Поэзиум', line: 'Строка за строкой растёт стих. О какой он картине?' },
    uk: { name: 'Поезіум', line: 'Рядок за рядком росте вірш. Про яку він картину?' },
    pl: { name: 'Poezium', line: 'Wers po wersie rośnie wiersz. O którym obrazie?' },
  },
  phases: PHASES,
  choices: { language: LANGUAGES, firstStoryteller: FIRST_STORYTELLERS, timers: TIMERS },
  seats: () => SEATS,
}

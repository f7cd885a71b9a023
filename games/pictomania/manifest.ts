import { type Manifest, TIMERS } from '@figment/game-kit'
import { FIRST_ROUNDS, LANGUAGES, PHASES, type Pictomania, SEATS, VARIANTS } from './types.ts'

export const manifest: Manifest<Pictomania> = {
  sign: 'M3.500 20.500l1.200-5L16 4.200l3.800 3.800L8.500 19.300zM13 7.200l3.800 3.800M14.500 20.500h6',
  names: {
    en: { name: 'Pictomania', line: 'Everybody draws, everybody guesses, all at once.' },
    ru: { name: 'Пиктомания', line: 'Все рисуют, все угадывают, и всё это разом.' },
    uk: { name: 'Піктоманія', line: 'Усі малюють, усі вгадують, і все це водночас.' },
    pl: { name: 'Pictomania', line: 'Wszyscy rysują, wszyscy zgadują, i to naraz.' },
  },
  phases: PHASES,
  unhurried: ['opening', 'scoring', 'over'],
  asides: ['drawing', 'opening'],
  choices: { language: LANGUAGES, variant: VARIANTS, firstRound: FIRST_ROUNDS, timers: TIMERS },
  seats: () => SEATS,
}

import type { Words } from './en.ts'

export const words: Words = {
  bots: 'Боти грають',
  skills: {
    gentle: 'Лагідно: не поспішають, і їх легко обдурити',
    medium: 'Як ми: теж не все помічають',
    sharp: 'Пильно: мало що проґавлять',
  },
}

import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Раунд ${number}`,
  standing: 'Гравці й очки',
  isReady: 'хід зроблено',
  somebodyGone: 'хтось, кого вже немає за столом',
  pictures: 'Картини на столі',
  card: (number) => `Картина ${number}`,
  look: (number) => `Роздивитися картину ${number}`,
  choose: 'Обрати цю',
  putBack: 'Не цю',
  chooseFirst: 'Обери картину',
  canChange: 'Можна передумати, доки не оберуть усі.',
  goOn: 'Далі',
  wentOn: 'Невдовзі підемо далі.',
  over: {
    youWin: 'Перемога за тобою!',
    wins: (name) => `Перемагає ${name}!`,
    youShare: 'Спільна перемога, і твоя теж!',
    share: (names) => `Перемогу ділять ${names}!`,
    winner: 'перемога',
    left: 'без фіналу',
    scores: 'Підсумковий рахунок',
  },
  timers: { legend: 'Час на хід', labels: { off: 'Без поспіху', relaxed: 'Спокійно', brisk: 'Жваво' } },
}

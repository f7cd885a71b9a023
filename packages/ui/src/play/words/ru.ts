import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Раунд ${number}`,
  standing: 'Игроки и очки',
  isReady: 'ход сделан',
  somebodyGone: 'кто-то, кого уже нет за столом',
  pictures: 'Картины на столе',
  card: (number) => `Картина ${number}`,
  look: (number) => `Рассмотреть картину ${number}`,
  choose: 'Выбрать эту',
  putBack: 'Не эту',
  chooseFirst: 'Выбери картину',
  canChange: 'Можно передумать, пока не выберут все.',
  goOn: 'Дальше',
  wentOn: 'Скоро пойдём дальше.',
  over: {
    youWin: 'Победа за тобой!',
    wins: (name) => `Побеждает ${name}!`,
    youShare: 'Общая победа, и твоя тоже!',
    share: (names) => `Победу делят ${names}!`,
    winner: 'победа',
    left: 'без финала',
    scores: 'Итоговый счёт',
  },
  timers: { legend: 'Время на ход', labels: { off: 'Без спешки', relaxed: 'Спокойно', brisk: 'Бодро' } },
}

import type { Words } from './en.ts'

export const words: Words = {
  round: (number) => `Runda ${number}`,
  standing: 'Gracze i punkty',
  isReady: 'ruch zrobiony',
  somebodyGone: 'ktoś, kogo już nie ma przy stole',
  pictures: 'Obrazy na stole',
  card: (number) => `Obraz ${number}`,
  look: (number) => `Obejrzyj z bliska obraz ${number}`,
  choose: 'Wybierz ten',
  putBack: 'Nie ten',
  chooseFirst: 'Wybierz obraz',
  canChange: 'Możesz zmienić zdanie, póki nie wybierze ostatnia osoba.',
  goOn: 'Dalej',
  wentOn: 'Zaraz ruszamy dalej.',
  over: {
    youWin: 'Wygrywasz!',
    wins: (name) => `Wygrywa ${name}!`,
    youShare: 'Wspólne zwycięstwo, twoje też!',
    share: (names) => `Wspólnie wygrywają ${names}!`,
    winner: 'zwycięstwo',
    left: 'przed końcem',
    scores: 'Wynik końcowy',
  },
  timers: { legend: 'Czas na ruch', labels: { off: 'Bez pośpiechu', relaxed: 'Spokojnie', brisk: 'Żwawo' } },
}

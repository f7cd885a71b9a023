import { plural } from '@figment/i18n'
import type { KitWords } from './en.ts'

export const words: KitWords = {
  kit: {
    close: 'Zamknij',
    back: 'Wstecz',
    previous: 'Poprzednia karta',
    next: 'Następna karta',
    card: (number, of) => `Karta ${number} z ${of}`,
    timeLeft: 'Pozostały czas',
    cancel: 'Jednak nie',
    loading: 'Chwileczkę…',
    tryAgain: 'Spróbuj jeszcze raz',
    takenOff: 'usunięte ze wszystkich ekranów',
    hiddenForYou: 'ukryte dla ciebie',
  },
  seat: {
    you: 'ty',
    host: 'gospodarz',
    bot: 'bot',
    away: 'bez połączenia',
    botPlays: 'na razie gra bot',
    wanted: (name) => `${name} usiądzie tu w następnej rundzie`,
    awaited: 'myśli',
    points: (count) =>
      plural('pl', count, { one: `${count} punkt`, few: `${count} punkty`, many: `${count} punktów`, other: `${count} punktu` }),
  },
  waiting: {
    waitingFor: 'Czekamy na:',
    andMore: (count) => `i jeszcze ${count}`,
  },
}

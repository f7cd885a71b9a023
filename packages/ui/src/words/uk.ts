import { plural } from '@figment/i18n'
import type { KitWords } from './en.ts'

export const words: KitWords = {
  kit: {
    close: 'Закрити',
    back: 'Назад',
    previous: 'Попередня карта',
    next: 'Наступна карта',
    card: (number, of) => `Карта ${number} з ${of}`,
    timeLeft: 'Залишок часу',
    cancel: 'Не треба',
    loading: 'Хвилинку…',
    tryAgain: 'Спробувати ще раз',
    takenOff: 'прибрано з усіх екранів',
    hiddenForYou: 'приховано для тебе',
  },
  seat: {
    you: 'ти',
    host: 'за господаря',
    bot: 'бот',
    away: 'не на зв’язку',
    botPlays: 'поки що грає бот',
    wanted: (name) => `${name} сяде сюди з наступного раунду`,
    awaited: 'думає',
    points: (count) => plural('uk', count, { one: `${count} очко`, few: `${count} очки`, many: `${count} очок`, other: `${count} очка` }),
  },
  waiting: {
    waitingFor: 'Чекаємо:',
    andMore: (count) => `і ще ${count}`,
  },
}

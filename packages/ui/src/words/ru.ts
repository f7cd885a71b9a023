import { plural } from '@figment/i18n'
import type { KitWords } from './en.ts'

export const words: KitWords = {
  kit: {
    close: 'Закрыть',
    back: 'Назад',
    previous: 'Предыдущая карта',
    next: 'Следующая карта',
    card: (number, of) => `Карта ${number} из ${of}`,
    timeLeft: 'Оставшееся время',
    cancel: 'Не надо',
    loading: 'Секундочку…',
    tryAgain: 'Попробовать ещё раз',
    takenOff: 'убрано со всех экранов',
    hiddenForYou: 'скрыто для тебя',
  },
  seat: {
    you: 'ты',
    host: 'за хозяина',
    bot: 'бот',
    away: 'не на связи',
    botPlays: 'пока играет бот',
    wanted: (name) => `${name} сядет сюда со следующего раунда`,
    awaited: 'думает',
    points: (count) => plural('ru', count, { one: `${count} очко`, few: `${count} очка`, many: `${count} очков`, other: `${count} очка` }),
  },
  waiting: {
    waitingFor: 'Ждём:',
    andMore: (count) => `и ещё ${count}`,
  },
}

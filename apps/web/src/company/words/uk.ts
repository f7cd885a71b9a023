import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  reactions: {
    title: 'Реакції',
    open: 'Відгукнутися',
    close: 'Сховати реакції',
    names: { laugh: 'Ха-ха', wow: 'Ого', heart: 'Чудово', clap: 'Браво', hmm: 'Хм' },
    heard: (name, reaction) => `${name}: ${reaction}`,
  },
  talk: {
    chat: 'Чат',
    happened: 'Що було',
    title: 'За столом',
    unread: (count) =>
      plural('uk', count, {
        one: `${count} нове повідомлення`,
        few: `${count} нові повідомлення`,
        many: `${count} нових повідомлень`,
        other: `${count} нового повідомлення`,
      }),
    wrote: (name, text) => `Пише ${name}: ${text}`,
  },
  chat: {
    log: 'Повідомлення',
    empty: 'Тут поки що тихо. Привітаєшся?',
    field: 'Твоє повідомлення',
    placeholder: 'Напиши всім…',
    send: 'Надіслати',
    left: (count) => `лишилося ${count}`,
    tooMany: (count) => `зайвих: ${count}`,
    you: 'ти',
    somebodyGone: 'хтось, кого вже немає за столом',
    mute: 'Не відволікати чатом на цьому пристрої',
    muted: 'Тиша: ні значка, ні сповіщень. Читати й писати можна.',
  },
  happened: {
    log: 'Що вже було',
    nothing: 'Поки що нічого: вечір лише починається.',
    before: 'До гри',
    after: 'За столом',
    byName: {
      came: (name) => `За столом нова людина: ${name}`,
      left: (name) => `${name} більше не за столом`,
      cameBack: (name) => `${name} знову з нами`,
      becameHost: (name) => `${name} тепер за господаря`,
      standsIn: (name) => `Поки що господар столу — ${name}`,
      wantsTableGone: (name) => `${name} пропонує видалити цей стіл`,
      satDown: (name) => `${name} тепер у грі`,
      botStepsIn: (name) => `${name}: поки що грає бот`,
      wasRemoved: (name) => `${name} більше не в грі`,
      wasSentAway: (name) => `${name} більше не за столом: так вирішив господар`,
      wasLetBack: (name) => `${name} знову можна за стіл`,
    },
    plainly: {
      gameStarted: 'Гра почалася',
      gameCutShort: 'Гру закінчили раніше',
      gameClosed: 'Гру закрито',
      paused: 'Гра на паузі',
      wentOn: 'Гра триває',
      doorOpened: 'Двері відчинені',
      doorKnocks: 'Тепер сюди стукають',
      doorLocked: 'Двері замкнені',
      codeChanged: 'У столу новий код',
      takenOff: 'Дещо прибрали з екранів',
    },
  },
}

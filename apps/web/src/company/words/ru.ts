import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  reactions: {
    title: 'Реакции',
    open: 'Отозваться',
    close: 'Убрать реакции',
    names: { laugh: 'Ха-ха', wow: 'Ого', heart: 'Прелесть', clap: 'Браво', hmm: 'Хм' },
    heard: (name, reaction) => `${name}: ${reaction}`,
  },
  talk: {
    chat: 'Чат',
    happened: 'Что было',
    title: 'За столом',
    unread: (count) =>
      plural('ru', count, {
        one: `${count} новое сообщение`,
        few: `${count} новых сообщения`,
        many: `${count} новых сообщений`,
        other: `${count} нового сообщения`,
      }),
    wrote: (name, text) => `Пишет ${name}: ${text}`,
  },
  chat: {
    log: 'Сообщения',
    empty: 'Здесь пока тихо. Поздороваешься?',
    field: 'Твоё сообщение',
    placeholder: 'Напиши всем…',
    send: 'Отправить',
    left: (count) => `осталось ${count}`,
    tooMany: (count) => `лишних: ${count}`,
    you: 'ты',
    somebodyGone: 'кто-то, кого уже нет за столом',
    mute: 'Не отвлекать чатом на этом устройстве',
    muted: 'Тишина: ни значка, ни оповещений. Читать и писать можно.',
  },
  happened: {
    log: 'Что уже было',
    nothing: 'Пока ничего: вечер только начинается.',
    before: 'До игры',
    after: 'За столом',
    byName: {
      came: (name) => `За столом новый человек: ${name}`,
      left: (name) => `${name} больше не за столом`,
      cameBack: (name) => `${name} снова с нами`,
      becameHost: (name) => `${name} теперь за хозяина`,
      standsIn: (name) => `Пока хозяин стола — ${name}`,
      wantsTableGone: (name) => `${name} предлагает удалить этот стол`,
      satDown: (name) => `${name} теперь в игре`,
      botStepsIn: (name) => `${name}: пока играет бот`,
      wasRemoved: (name) => `${name} больше не в игре`,
      wasSentAway: (name) => `${name} больше не за столом: так решил хозяин`,
      wasLetBack: (name) => `${name} снова можно за стол`,
    },
    plainly: {
      gameStarted: 'Игра началась',
      gameCutShort: 'Игру закончили раньше времени',
      gameClosed: 'Игру закрыли',
      paused: 'Игра на паузе',
      wentOn: 'Игра идёт дальше',
      doorOpened: 'Дверь открыта',
      doorKnocks: 'Теперь сюда стучатся',
      doorLocked: 'Дверь заперта',
      codeChanged: 'У стола новый код',
      takenOff: 'Кое-что убрали с экранов',
    },
  },
}

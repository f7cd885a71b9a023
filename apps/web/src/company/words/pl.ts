import { plural } from '@figment/i18n'
import type { Words } from './en.ts'

export const words: Words = {
  reactions: {
    title: 'Reakcje',
    open: 'Zareaguj',
    close: 'Schowaj reakcje',
    names: { laugh: 'Ha, ha', wow: 'Wow', heart: 'Cudne', clap: 'Brawo', hmm: 'Hmm' },
    heard: (name, reaction) => `${name}: ${reaction}`,
  },
  talk: {
    chat: 'Czat',
    happened: 'Co się działo',
    title: 'Przy stole',
    unread: (count) =>
      plural('pl', count, {
        one: `${count} nowa wiadomość`,
        few: `${count} nowe wiadomości`,
        many: `${count} nowych wiadomości`,
        other: `${count} nowej wiadomości`,
      }),
    wrote: (name, text) => `Pisze ${name}: ${text}`,
  },
  chat: {
    log: 'Wiadomości',
    empty: 'Na razie cisza. Przywitasz się?',
    field: 'Twoja wiadomość',
    placeholder: 'Napisz do wszystkich…',
    send: 'Wyślij',
    left: (count) => `zostało ${count}`,
    tooMany: (count) => `za dużo o ${count}`,
    you: 'ty',
    somebodyGone: 'ktoś, kogo już tu nie ma',
    mute: 'Wycisz czat na tym urządzeniu',
    muted: 'Cisza: bez znaczka i bez powiadomień. Nadal możesz czytać i pisać.',
  },
  happened: {
    log: 'Co się działo do tej pory',
    nothing: 'Na razie nic: wieczór dopiero się zaczyna.',
    before: 'Przed grą',
    after: 'Przy stole',
    byName: {
      came: (name) => `Przy stole jest nowa osoba: ${name}`,
      left: (name) => `Przy stole nie ma już: ${name}`,
      cameBack: (name) => `${name} znowu z nami`,
      becameHost: (name) => `Gospodarzem jest teraz ${name}`,
      standsIn: (name) => `Na razie gospodarzem jest ${name}`,
      wantsTableGone: (name) => `${name} proponuje usunąć ten stół`,
      satDown: (name) => `${name} gra z nami`,
      botStepsIn: (name) => `${name}: na razie gra bot`,
      wasRemoved: (name) => `${name} już nie gra`,
      wasSentAway: (name) => `${name} nie jest już przy stole: tak chciał gospodarz`,
      wasLetBack: (name) => `${name} może wrócić do stołu`,
    },
    plainly: {
      gameStarted: 'Gra się zaczęła',
      gameCutShort: 'Grę zakończono przed czasem',
      gameClosed: 'Gra została zamknięta',
      paused: 'Przerwa w grze',
      wentOn: 'Gra toczy się dalej',
      doorOpened: 'Drzwi są otwarte',
      doorKnocks: 'Teraz trzeba zapukać',
      doorLocked: 'Drzwi są zamknięte',
      codeChanged: 'Stół ma nowy kod',
      takenOff: 'Coś zniknęło z ekranów',
    },
  },
}

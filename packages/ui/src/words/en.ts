import { plural } from '@figment/i18n'

/** What the parts of the kit say, whichever page or game they stand in. A name always comes as it is: no language may need to bend it. */
export const words = {
  kit: {
    close: 'Close',
    back: 'Back',
    previous: 'Previous card',
    next: 'Next card',
    card: (number: number, of: number) => `Card ${number} of ${of}`,
    timeLeft: 'Time left',
    cancel: 'Never mind',
    loading: 'One moment…',
    tryAgain: 'Try again',
    takenOff: 'taken off all screens',
    hiddenForYou: 'hidden for you',
  },
  seat: {
    you: 'you',
    host: 'host',
    bot: 'bot',
    away: 'away',
    botPlays: 'a bot is playing for now',
    wanted: (name: string) => `${name} sits down here next round`,
    awaited: 'thinking',
    points: (count: number) => plural('en', count, { one: `${count} point`, other: `${count} points` }),
  },
  waiting: {
    waitingFor: 'Waiting for',
    andMore: (count: number) => `and ${count} more`,
  },
}

export interface KitWords extends Readonly<typeof words> {}

import type { Timers } from '@figment/game-kit'

/** What all games made of the kit's parts say alike. */
export const words = {
  round: (number: number) => `Round ${number}`,
  standing: 'Players and points',
  isReady: 'ready',
  somebodyGone: 'somebody who left',
  pictures: 'Pictures on the table',
  card: (number: number) => `Picture ${number}`,
  look: (number: number) => `See picture ${number} up close`,
  choose: 'Choose this one',
  putBack: 'Not this one',
  chooseFirst: 'Choose a picture',
  canChange: 'You can change your mind until the last one has chosen.',
  goOn: 'Go on',
  wentOn: 'You are ready.',
  over: {
    youWin: 'You win!',
    wins: (name: string) => `${name} wins!`,
    youShare: 'You share the win!',
    share: (names: string) => `${names} share the win!`,
    winner: 'winner',
    left: 'left early',
    scores: 'Final points',
  },
  timers: {
    legend: 'Timers',
    labels: { off: 'Off', relaxed: 'Relaxed', brisk: 'Brisk' } satisfies Record<Timers, string>,
  },
}
export interface Words extends Readonly<typeof words> {}

import { plural } from '@figment/i18n'
import type { Letter } from '../../../types.ts'
import type { TvReason } from '../account.ts'

/** The words of the TV, short enough to be read from three metres. It speaks to everybody at once. */
export const words = {
  fast: 'Fast game',
  clear: {
    title: 'All words clear?',
    hint: 'Stuck on a word? Swap its card on your phone.',
    asked: (name: string, letter: Letter) => `${name} asked for another card ${letter}`,
    isNew: 'new',
    reads: 'reading',
    ready: 'ready',
    players: 'Who has read the words',
  },
  drawing: {
    title: 'Draw, look, guess!',
    secondsLeft: (count: number) => `${count} ${plural('en', count, { one: 'second', other: 'seconds' })}!`,
    secondsNote: 'Out of time means no token.',
    heardTen: 'Ten seconds',
    heardThree: 'Three',
    lastToken: 'Last token! It ends the round.',
    tokens: 'Black tokens',
    free: 'still here',
    done: (name: string) => `${name}: done`,
    drawings: 'The drawings',
    endedBy: (name: string) => `${name} took the last token. Pens down!`,
    somethingElse: (name: string) => `${name} drew something else`,
  },
  reveal: {
    place: (at: number, of: number) => `drawing ${at} of ${of}`,
    starsLeft: 'Stars left over:',
    middle: 'In the middle',
    middleEmpty: 'Wrong guesses will land here.',
    oddSoFar: 'the odd one out so far',
    odd: 'the odd one out',
    noOdd: 'No odd one out',
    mistake: (name: string) => `${name} drew something else!`,
    shouldBe: 'It should have been',
    goesBack: 'guess goes back',
    allStarsStay: 'All stars stay:',
    nobodyWrong: 'Nobody was wrong.',
    ownGuesses: 'Their own guesses still count. Happens to the best.',
  },
  points: {
    title: (round: number) => `Points of round ${round}`,
    best: 'best',
    odd: 'odd one out',
    total: 'in all',
    readyForMore: 'ready',
    reasons: {
      rightGuesses: (count: number) => `${count} ${plural('en', count, { one: 'guess', other: 'guesses' })}`,
      blackToken: () => 'token',
      blackForNothing: () => 'token: nobody saw it',
      blackGivenBack: () => 'token given back',
      blackOfOddOneOut: () => 'token, minus',
      ownTokens: (count: number) => plural('en', count, { one: 'star left', other: 'stars left' }),
      ownTokensOfWrongDrawing: () => 'all stars left',
      allStarsTaken: () => 'all stars taken',
    } satisfies Record<TvReason, (count: number) => string>,
  },
}

export interface Words extends Readonly<typeof words> {}

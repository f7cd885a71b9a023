import { plural } from '@figment/i18n'
import type { FirstRound, Timers, Variant } from '../../../types.ts'
import type { Mix } from '../mixes.ts'

const cards = (count: number) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`

export const words = {
  language: 'Language of the words',
  languageNote: 'Everybody guesses in one language. Each person’s buttons stay in their own.',
  decks: 'Difficulty',
  mixes: { rising: 'From easy to hard', easy: 'All easy', hard: 'All hard', own: 'Round by round' } satisfies Record<Mix, string>,
  round: (round: number) => `Round ${round}`,
  variant: 'Pace',
  variants: { usual: 'Usual', fast: 'Fast' } satisfies Record<Variant, string>,
  variantNotes: {
    usual: 'There is a black token for everybody; the round ends when all have finished.',
    fast: 'One black token fewer than players; whoever takes the last one ends the round for all.',
  } satisfies Record<Variant, string>,
  firstRound: 'First round',
  firstRounds: { full: 'Counts in full', training: 'Training' } satisfies Record<FirstRound, string>,
  firstRoundNotes: {
    full: 'Whoever guesses wrong most often is the odd one out from the start.',
    training: 'For a first game: in round one black tokens always count, and nobody is the odd one out.',
  } satisfies Record<FirstRound, string>,
  timers: 'Timers',
  timing: { off: 'Off', relaxed: 'Relaxed', brisk: 'Brisk' } satisfies Record<Timers, string>,
  timerNotes: {
    off: 'A round lasts until the last one has finished.',
    relaxed: 'Four minutes to draw and guess.',
    brisk: 'Two minutes to draw and guess.',
  } satisfies Record<Timers, string>,
  own: {
    title: 'Your own words',
    invitation: 'In-jokes, your town, your office: bring a list of cards for tonight.',
    unfinished: 'Your unfinished list is still here.',
    removed: 'You play with our decks again. Your list is kept in case you want it back.',
    chosen: (count: number, rounds: number) =>
      rounds === 4
        ? `Tonight with ${cards(count)} of your own, instead of our decks.`
        : `${cards(count)} of your own for ${rounds === 1 ? 'the first round' : `the first ${rounds} rounds`}, then our decks.`,
    /** For everybody but the host. */
    brought: (count: number) => `${cards(count)}, brought by the host`,
    paste: 'Bring a list',
    change: 'Edit the list',
    remove: 'Remove it',
    how: 'One card a line: seven words with commas, close enough to be mixed up.',
    example: 'Kitchen: pot, pan, ladle, whisk, grater, sieve, toaster',
    label: 'Your list',
    limits: (fewest: number, most: number) => `From ${fewest} to ${most} cards: every three make a round.`,
    toMend: (count: number) => `${count} ${plural('en', count, { one: 'line', other: 'lines' })} to mend.`,
    missing: (count: number) => `${count} more ${plural('en', count, { one: 'card', other: 'cards' })} to go.`,
    ready: 'Ready to play!',
    bots: 'Bots shrug at words that our decks don’t know.',
    play: (count: number) => (count === 0 ? 'Play' : `Play with ${cards(count)}`),
    note: (letters: number) =>
      `Three cards make a round, a fourth is a spare. Rounds without words of yours take ours. A word has up to ${letters} letters, and a theme with a colon may come first.`,
    tabs: { list: 'List', cards: 'Cards' },
    line: (line: number, theme: string, count: number, of: number) =>
      count === 0
        ? `Card ${line}, empty`
        : [`Card ${line}`, theme, `${count} ${plural('en', count, { one: 'word', other: 'words' })}`, count < of && `${of - count} missing`]
            .filter(Boolean)
            .join(', '),
    moreWord: 'one more word',
    moreCard: 'One more card',
    ourDeck: (round: number) => `Round ${round}: our deck`,
    pasteList: 'Paste a list',
    pasteThere: 'This browser lets you paste in the list itself: the cursor’s there.',
    troubleBefore: 'To the line to mend before this one',
    troubleAfter: 'To the next line to mend',
    troubles: {
      tooManyCards: (most: number, over: number) => `At most ${cards(most)}: take ${over} out.`,
      tooLarge: 'This list is too long to be sent: make it shorter, please.',
      notSevenWords: (line: number, count: number) =>
        count === 1
          ? `Line ${line}: only 1 word. Put commas between the seven words.`
          : `Line ${line}: ${count} words, and a card has seven.`,
      themeTooLong: (line: number, most: number) => `Line ${line}: the theme is longer than ${most} characters.`,
      strangeTheme: (line: number) => `Line ${line}: the theme has characters that cannot be shown.`,
      emptyWord: (line: number, number: number) => `Line ${line}: word ${number} is empty.`,
      wordTooLong: (line: number, word: string, most: number) => `Line ${line}: “${word}” is longer than ${most} characters.`,
      strangeWord: (line: number, word: string) => `Line ${line}: “${word}” has characters that cannot be shown.`,
      twiceInLine: (line: number, word: string) => `Line ${line}: “${word}” stands there twice.`,
      alsoInLine: (line: number, word: string, before: number) => `Line ${line}: “${word}” is already in line ${before}.`,
    },
  },
}

export interface Words extends Readonly<typeof words> {}

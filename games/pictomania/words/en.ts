import { plural } from '@figment/i18n'
import type { Deck, Letter, Pen, Phase, Refusal } from '../types.ts'
import { lapse } from './lapse.ts'

const refusals: Record<Refusal, string> = {
  notNow: 'The table has already moved on',
  cardsChanged: 'A card has just been replaced: look at the words again',
  noCardLeft: 'There is no spare card left for this round',
  badInk: 'That line went astray: draw it again',
  sheetFull: 'Your sheet is full. Take something back, or guess',
  nothingToUndo: 'There is nothing to take back',
  nothingToRedo: 'There’s nothing to bring back',
  enoughTurns: 'That’s enough back and forth. Draw on, or guess',
  guessedAlready: 'You have made a guess, so your drawing is done',
  alreadyFinished: 'You have finished this round',
  ownDrawing: 'That drawing is yours: guess another',
  noSuchDrawing: 'That drawing is not on the table',
  drawingGuessedAlready: 'Your guess already lies on that drawing',
  ownNumber: 'That number is your own: nobody else draws it',
  guessCardGone: 'You have played that number already',
  noSuchToken: 'There is no such token',
  tokenTaken: 'Somebody was a blink faster: choose another token',
  pileIsOpened: 'Too late: your guesses are already face up',
  takenOff: 'Your sheet was taken off. You can still guess',
}

const seconds = (milliseconds: number) => lapse(milliseconds, { locale: 'en', unit: 's' })
const stars = (count: number) => `${count} ${plural('en', count, { one: 'star', other: 'stars' })}`
const strokes = (count: number) => `${count} ${plural('en', count, { one: 'line', other: 'lines' })}`
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const place = (at: number) => PLACES[at] ?? `${at + 1}th`

export const words = {
  points: (count: number) => `${count} ${plural('en', count, { one: 'point', other: 'points' })}`,
  stars,
  /** From 0. */
  place,
  later: (milliseconds: number, name: string) => `${seconds(milliseconds)} after ${name}`,
  earlier: (milliseconds: number, name: string) => `${seconds(milliseconds)} before ${name}`,
  card: (letter: Letter) => `Card ${letter}`,
  number: (number: number) => `Number ${number}`,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  /** What a screen reader says of a sheet. */
  sheet: {
    of: (name: string) => `Drawing by ${name}`,
    own: 'Your drawing',
    strokes: (count: number) => (count === 0 ? 'still empty' : strokes(count)),
    guessedBy: (names: string) => `guessed by ${names}`,
  },
  /** How hard the words of a round are; 0: the host's own. */
  levels: {
    names: { 0: 'Your words', 1: 'Easy', 2: 'Medium', 3: 'Hard', 4: 'Fiendish' } satisfies Record<Deck | 0, string>,
    about: {
      0: 'Cards of your own: nobody knows them better than you.',
      1: 'Animals, food, things: draw what you see.',
      2: 'Things that look alike: mind the small differences.',
      3: 'People and what they do: draw the doing, not the thing.',
      4: 'Feelings and proverbs: draw what nobody can see.',
    } satisfies Record<Deck | 0, string>,
    kinds: {
      1: 'animals, food, things',
      2: 'things that look alike',
      3: 'people and what they do',
      4: 'feelings and proverbs',
    } satisfies Record<Deck, string>,
    /** On no card of ours. */
    samples: {
      1: ['zebra', 'pancake', 'hedgehog', 'bathrobe'],
      2: ['garden gnome', 'pinball', 'gondola', 'music box'],
      3: ['beekeeper', 'walking the dog', 'blowing out candles', 'ghost hunt'],
      4: ['raining cats and dogs', 'déjà vu', 'third time lucky', 'love at first sight'],
    } satisfies Record<Deck, readonly string[]>,
    example: 'For example',
    exampleOf: (round: number) => `Round ${round}, for example`,
  },
  intro: {
    coming: 'Next: 21 words for everyone',
    read: 'Read the words',
    fast: 'Fast game',
    /** By how many play. */
    crowds: {
      3: 'Three players, two tokens',
      4: 'Four players, three tokens',
      5: 'Five players, four tokens',
      6: 'Six players, five tokens',
    } as Readonly<Record<number, string>>,
    last: 'Take the last token, and the round ends for everyone.',
    without: 'None left for you? Your drawing and guesses still count.',
  },
  understanding: {
    ask: 'All words clear?',
    hint: 'Don’t know a word? Ask for another card.',
    training: 'A round for training: nobody can be the odd one out.',
    button: 'All clear',
    another: 'Another',
    /** After it, where it has room. */
    anotherWhat: 'card',
    anotherCard: (letter: Letter) => `Another card ${letter}`,
    again: 'Tap again',
    noSpare: 'No spare card',
    spare: (count: number) => `${count} spare ${plural('en', count, { one: 'card', other: 'cards' })}`,
    yours: 'One of these 21 words will be yours to draw.',
    asked: (name: string, letter: Letter) => `${name} asked for another card ${letter}. Read it once more.`,
    replaced: (letter: Letter) => `Card ${letter} is new. Read it once more.`,
    isNew: 'new',
    /** For screen readers. */
    newCard: (letter: Letter, theme: string, all: string) => `Card ${letter} is new. ${theme}: ${all}`,
    ready: (count: number, of: number) => `${count} of ${of} are ready.`,
    readers: 'Who has read the words',
    state: { reading: 'reading', ready: 'ready' },
    seen: 'seen',
    watch: 'Everyone’s reading the words',
  },
  watching: 'You’re watching',
  drawing: {
    task: 'Draw',
    guess: 'Now guess',
    guessedAll: 'All guessed',
    finished: 'Done!',
    tokenIsYours: 'The token’s yours',
    watch: 'Everybody draws and guesses',
    theWords: 'The words',
    others: 'The others’ drawings',
    all: 'All drawings',
    tools: 'Pens',
    pens: { thick: 'Thick pen', thin: 'Thin pen', eraser: 'Eraser' } satisfies Record<Pen, string>,
    undo: 'Take back the last line',
    redo: 'Bring it back',
    more: 'More tools',
    clear: 'Clear the sheet',
    yours: 'yours',
    yoursThenDone: 'yours; then it’s done',
    mine: 'Mine',
    everyone: 'All',
    played: 'played',
    number: 'Number',
    away: 'away',
    state: { drawing: 'draws', guessing: 'guesses', finished: 'has finished' },
    numbers: 'Which number is it?',
    tapToGuess: 'Tap a drawing to guess it',
    whatIs: (name: string) => `What’s ${name} drawing?`,
    tapWhatYouSee: 'Tap what you see',
    tapAgain: (number: number) => `Tap ${number} again to lay it`,
    layIt: 'lay it',
    pressAgain: (number: number) => `${number}. Press again to lay it`,
    /** Which one it is, in words: a card that I have just laid. */
    laidAs: (place: string) => `Laid, ${place} on this drawing`,
    fast: 'Fast game',
    alarm: 'Last token! Taking it ends the round.',
    tookLast: (name: string) => `${name} took the last token. Pens down!`,
    /** Where a line has little room. */
    alarmShort: 'Last token!',
    watchHint: 'Tap a drawing to zoom in',
    laid: (number: number) => `Your guess: ${number}`,
    laidFirst: 'the first on this drawing',
    pile: 'Guesses so far',
    next: 'Next drawing',
    previous: 'Previous drawing',
    blackTokens: 'Black tokens',
    takenBy: (name: string) => `taken by ${name}`,
    finish: 'Finish',
    finishText: 'No more lines or guesses after that.',
    notGuessedYet: (names: string) => `Not guessed yet: ${names}.`,
    lastToken: 'Whoever takes the last token ends the round for everybody.',
    token: 'Which token do you take?',
    noToken: 'No token',
    keepDrawing: 'Keep drawing',
    keepGuessing: 'Keep guessing',
    waitingFor: (names: string) => `Waiting for ${names}`,
    took: (count: number) => `You took ${stars(count)}`,
    tookNone: 'You finished without a token',
  },
  news: {
    guessedYours: (name: string) => `${name} guessed yours`,
    guessed: (name: string, whose: string) => `${name} guessed the drawing by ${whose}`,
    finishedWith: (name: string, count: number) => `${name} is done: ${stars(count)}`,
    finishedWithout: (name: string) => `${name} is done, no token`,
  },
  atZero: {
    understanding: 'We’ll deal with these words.',
    drawing: 'Pens down for everyone.',
  } satisfies Partial<Record<Phase, string>>,
  refusals,
}

export interface Words extends Readonly<typeof words> {}

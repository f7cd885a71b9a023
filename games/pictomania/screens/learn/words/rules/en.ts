type Pairs = readonly (readonly [string, string])[]
type Steps = readonly string[]

export const words = {
  title: 'Pictomania',
  idea: {
    title: 'The idea',
    text: 'Everybody draws a word, everybody guesses what the others draw, and all of it at the same time. Draw so that you are understood, look up soon enough to understand, and do not be the last to finish.',
    players: (fewest: number, most: number, rounds: number) => `${fewest} to ${most} play ${rounds} rounds.`,
  },
  words: {
    title: 'The words',
    steps: [
      'Three cards lie open for all: A, B and C. Each has seven words that are easily taken for one another.',
      'Everybody says that every word is clear to them. Is one not? Anybody can have that card replaced.',
      'Then you are dealt a letter and a number, and nobody else sees them: that word is yours to draw. Two people may share a letter, never a number.',
    ] as Steps,
  },
  draw: {
    title: 'Drawing',
    cases: [
      ['Draw', 'What the word means, in your colour, with a thick pen or a thin one. Erase, take a line back, begin anew.'],
      ['Do not draw', 'Letters, digits, signs that stand for words; nothing that points to a card or to a place on it.'],
      ['Good enough', 'As soon as it can be told from the words around it. Beauty costs time.'],
    ] as Pairs,
  },
  guess: {
    title: 'Guessing',
    steps: [
      'At any time lay one of your seven numbers on another player’s drawing. Only the number counts, not the card.',
      'The first right guess on a drawing is worth most, and first is whichever reaches the table first. Everybody sees that you guessed, but not what.',
      'One guess a drawing, none on your own, and none can be taken back. A number that you have laid is gone for this round. Your own number you never lay: nobody else can have it.',
    ] as Steps,
    always: 'With your first guess your drawing is done: after it you may not draw any more in this round.',
  },
  finish: {
    title: 'Finishing',
    text: 'Have you seen enough? Take one of the black tokens that are left, best the one with most stars, or finish without any. You need not have guessed every drawing, or any. After that you neither draw nor guess. When the last one has finished, the piles are opened.',
  },
  tokens: {
    title: 'The tokens',
    text: 'In every round each player has point tokens to give away, and black tokens lie in the middle. The numbers are their stars.',
    head: ['players', 'point tokens of each', 'black', 'black, fast pace'],
  },
  opening: {
    title: 'The piles are opened',
    text: 'Pens down for five seconds; then drawing by drawing, the first guess first. A right guess takes the best point token that the artist still has. A wrong guess goes to the middle. The table goes on when everybody who is here has pressed Next, and by itself after a while.',
  },
  score: {
    title: 'Points of a round',
    cases: [
      ['Plus', 'The stars of the tokens that you took for right guesses.'],
      ['Plus', 'The stars of your black token.'],
      ['Minus', 'The stars of your own point tokens that nobody took.'],
    ] as Pairs,
    below: 'It may well be less than nothing.',
    odd: {
      title: 'The odd one out',
      cases: [
        [
          'Nobody has as many wrong guesses as you',
          'You are the odd one out: your black token counts minus. If two have equally many, nobody is.',
        ],
        ['Nobody guessed your drawing', 'Your black token counts nothing, or minus if you are the odd one out.'],
      ] as Pairs,
      training: 'In a training round neither of these holds.',
    },
  },
  wrong: {
    title: 'Drew the wrong word?',
    text: 'It happens. Say so from “Pens down” until your pile is opened; while you make up your mind, the table waits for you up to ten seconds. Everybody gets their guess back, and it is neither right nor wrong. You give back your black token, and all your point tokens count minus. Your own guesses still score.',
  },
  end: {
    title: 'The end',
    text: 'After four rounds the most points win, and those who have equally many share the win. Everybody keeps a booklet of four drawings, which can be played back line by line. Then everybody has a heart for the loveliest drawing of the others. It brings a rosette and no points, and settles a tie in words only.',
  },
  example: {
    title: 'An example',
    lead: 'Four play; the point tokens have 2, 1 and 1 stars.',
    steps: [
      'On Greta’s drawing Rita guesses first, then Boris, then Olga. Rita is right and takes the 2, Boris is wrong, Olga is right and takes a 1.',
      'A token of 1 star is left: minus 1 for Greta.',
      'Greta was right twice and took a 2 and a 1: plus 3. Her third guess was wrong.',
      'Boris was wrong twice, more often than anybody. He is the odd one out: his black token of 2 stars counts minus 2.',
      'Greta has the black token of 3 stars, and it counts, for her drawing was guessed. Her round: 3 + 3 − 1 = 5.',
    ] as Steps,
  },
  options: {
    title: 'What the host chooses',
    cases: (fewest: number, most: number, longest: number): Pairs => [
      ['Difficulty', 'There are four decks. Usually each round has its own, from the easiest to the hardest.'],
      [
        'Your own words',
        `The host can bring ${fewest} to ${most} cards for the evening: seven different words each, at most ${longest} characters long. Every three make a round; the other rounds take our decks.`,
      ],
      ['Fast pace', 'There is one black token fewer than players. Whoever takes the last one ends the round at once.'],
      ['Training', 'In a first game the first round can do without the odd one out.'],
    ],
    timers: {
      title: 'Timers',
      text: 'Without timers the table waits for everybody while words are read and drawings made; the piles and the points go on by themselves all the same. With timers each step has its time. Whoever asks for more in the settings gets it.',
      head: ['step', 'relaxed', 'brisk'],
      rows: { understanding: 'Reading the words', drawing: 'Drawing and guessing', scoring: 'The points' },
      seconds: (seconds: number) => `${seconds} s`,
    },
  },
  people: {
    title: 'When somebody is slow or gone',
    cases: [
      ['Not everybody has confirmed the words in time', 'They are dealt all the same.'],
      ['The time for drawing is up', 'Whoever has not finished finishes without a black token.'],
      ['Somebody does not go on', 'When the time is up, the table goes on by itself.'],
      [
        'Somebody leaves',
        'They have finished, without a black token if they took none before. Their drawing and their guesses still count in this round.',
      ],
      ['Fewer than three are left', 'The game ends with the points as they stand.'],
    ] as Pairs,
  },
}

export interface Words extends Readonly<typeof words> {}

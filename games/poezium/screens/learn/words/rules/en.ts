type Pairs = readonly (readonly [string, string])[]
type Steps = readonly string[]

export const words = {
  title: 'Poezium',
  idea: {
    title: 'The idea',
    text: 'On the table lie pictures, each of them a story. The storyteller secretly picks one and hints at it with a line of verse. The others add lines, learn which of them fit, and guess the story. What is left on the sheet is a poem, for every line rhymes with every other.',
  },
  table: {
    title: 'The table',
    text: 'Two to six play. Everybody begins with 5 points and 5 lines. The number of players decides the rest.',
    head: ['players', 'chips of a guesser', 'stories on the table', 'each tells'],
  },
  tell: {
    title: 'The storyteller',
    steps: [
      'The first storyteller is picked at random, named by the host, or whoever speaks up first.',
      'New stories are laid out, each with its number.',
      'You may first swap one line of your hand for a new one.',
      'Pick a story in secret, lay a line as the hint, and draw back to five lines.',
    ] as Steps,
  },
  turn: {
    title: 'A guesser’s turn',
    lead: 'Guessers take turns clockwise, beginning at the storyteller’s left. You may first swap one line. Then you do one of two things.',
    cases: [
      [
        'Add a line',
        'It goes under the last one with a chip of yours on it. The storyteller marks it: it fits, or it does not. Then you draw back to five.',
      ],
      [
        'Guess a story',
        'Without a free chip this is the only choice. Wrong: that story is turned face down and you lose 1 point, but never below 0.',
      ],
    ] as Pairs,
    always:
      'A line fits if it is true of the story wholly or in part, plainly or as a figure of speech. The storyteller marks honestly and says nothing else. A slip of the hand can be corrected until the next player acts.',
  },
  points: {
    title: 'Points',
    cases: [
      ['Whoever guessed', '1 point for each own chip on a line, whatever its mark, and the story card.'],
      ['The storyteller', 'The same number of points.'],
      ['Every other guesser', '1 point for each own chip on a line that fits.'],
    ] as Pairs,
    lost: 'When only two stories are left face up, the story is shown and nobody scores.',
  },
  finish: {
    title: 'The poem is finished',
    steps: [
      'Whoever has the fewest points, perhaps the storyteller, draws two endings, lays one of them under the poem and gets 1 point. Tied: each draws a line card, the highest number decides.',
      'The other ending goes face down to the storyteller and counts one turn of telling.',
      'The poem is read: the hint, the lines that fit, the ending. A line that begins with “I” may be joined to the one before with “and”.',
      'The next player to the left tells.',
    ] as Steps,
  },
  end: {
    title: 'The end',
    text: 'When everybody has told as often as the table says, each story card is worth 1 point. The most points win; tied, the most story cards; still tied, each draws an ending and the highest number wins.',
  },
  two: {
    title: 'Two players',
    lead: 'Mr Lear sits down with you: he has 3 chips, 5 points and no hand, never tells and moves last.',
    steps: [
      'On his turn he adds the top line of the deck with a chip; the storyteller marks it.',
      'You guess wrong: you lose a point, and he guesses right at once and takes the story card.',
      'Whoever guessed gets 3 points. The storyteller gets 1 for each chip on a line of the one who guessed.',
      'He guessed: the other guesser gets 1 for each own chip on a line that fits. You guessed: he gets 1 for each of his chips on a line.',
      'He has the fewest points: he lays the top ending. A tie is always decided for him, for the win too.',
    ] as Steps,
  },
  example: {
    title: 'An example',
    lead: 'Four play, all have 5 points, and Olga tells.',
    steps: [
      'Rita and Boris add lines that do not fit. Greta’s line fits, and so do the second ones of Rita and Boris.',
      'Greta guesses 3: wrong, she has 4. Rita guesses 2: right.',
      'Rita has two chips on lines: 2 points for her and 2 for Olga, 7 each. Boris and Greta have one line each that fits: 6 and 5.',
      'Greta has the fewest, lays an ending and has 6. Rita keeps the story.',
    ] as Steps,
  },
  people: {
    title: 'When somebody is slow or gone',
    cases: [
      ['The storyteller’s time is up', 'The turn passes to the left, and counts as told.'],
      ['A guesser’s time is up', 'The turn is skipped. All skipped twice in a row: the story is shown and nobody scores.'],
      [
        'A mark or an ending is late',
        'A line without a mark isn’t part of the poem and doesn’t count as one that fits, but it pays whoever laid it if they guess the story. Of the endings the first is laid.',
      ],
      ['A guesser leaves', 'The lines stay, the chips no longer score.'],
      ['The storyteller leaves', 'The round is void and counts for nobody.'],
    ] as Pairs,
  },
}

export interface Words extends Readonly<typeof words> {}

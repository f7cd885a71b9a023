type Pairs = readonly (readonly [string, string])[]

export const words = {
  title: 'On a Scale of One to T-Rex',
  idea: {
    title: 'The idea',
    text: 'Everybody acts at once, each as strongly as their secret number says. Find somebody whose number is yours, or just one off, before the others do.',
    players: (fewest: number, most: number) => `${fewest} to ${most} play. There are no turns. Two play together against the scale.`,
  },
  act: {
    title: 'Acting',
    text: 'Your card has a colour and a number from 1 to 10. The colour says which of the three open actions you do, the number how strongly: 1 is a hint of it, 10 is all you have.',
    start:
      'Red actions are for the body, yellow for face and hands, blue for the voice. You have five seconds alone with your card. Then it’s 3, 2, 1, go, and everyone starts together.',
    always: 'Talk, shout, dance, but never say or show the number itself.',
  },
  offer: {
    title: 'Offering',
    cases: [
      [
        'Somebody acts as strongly as you',
        'Tap them: your card is held out to them, face down. You have one offer out at a time, and may take it back.',
      ],
      [
        'Somebody offers you a card',
        'Accept, and both are compared; or decline, and the offer is over. If several offer, take any of them.',
      ],
      ['You offer to each other', 'That is an acceptance: the cards are compared at once.'],
    ] as Pairs,
  },
  compare: {
    title: 'Comparing',
    cases: [
      ['Equal numbers', '2 yay each'],
      ['One off', '1 yay each'],
      ['Anything else', '1 meh each'],
    ] as Pairs,
    after: 'Colours and actions do not matter. Everybody sees both cards; then both draw new ones.',
  },
  skip: {
    title: 'Skipping',
    text: 'You do not like your card, or nobody is near it? Skip it and draw another, as often as you like. It costs nothing but time.',
  },
  byeBye: {
    title: 'Bye-bye',
    cases: [
      ['You draw a Bye-bye', 'The open action of its colour leaves, a new one comes, and you draw again.'],
      ['The wild Bye-bye', 'You choose the colour.'],
      ['You were doing the action that left', 'Go on with it, or take the new one.'],
    ] as Pairs,
  },
  pause: {
    title: 'The pause',
    text: 'When the deck is empty everybody stops and all played cards are shuffled into a new deck, those that were compared too. The last one to say “go on” starts it again.',
  },
  end: {
    title: 'The end',
    text: 'The game ends as soon as the yay or the meh in play run out. If the last comparison pays more than is left, the rest comes from the box. Yay count plus one, meh minus one; the most win.',
    head: ['players', 'yay', 'meh'] as readonly [string, string, string],
    tie: 'A tie: those who are not tied pick two actions. The tied do both at once at 10 of 10, and the others vote for the best. A tied vote shares the win, and so does everybody if all are tied.',
  },
  together: {
    title: 'Two together',
    text: 'Two have 15 yay to get rid of, no meh, no offers and no skipping. Watch each other and say “match” (equal or one off) or “no match”. When both have said the same, the cards are turned.',
    cases: [
      ['Match, and the numbers are equal', '2 yay are gone.'],
      ['Match, and they are one off', '1 yay is gone.'],
      ['No match, and rightly so', '1 yay is gone.'],
      ['Wrong', 'The game is over and lost.'],
      ['No yay left', 'You have won.'],
    ] as Pairs,
  },
  apart: {
    title: 'In one room, or apart',
    cases: [
      ['In one room', 'Switch on “We are in one room”: the phone is just your card, and everybody looks at everybody.'],
      [
        'Apart',
        'On the table’s call you see each other. Who has no camera has a puppet: shake the phone, tap it in a rhythm, or use the slider.',
      ],
      [
        'Bots',
        'They act with their puppets and watch yours, about as well as people do: they misjudge too. They don’t watch video. If you’re on camera, all they know is what you press.',
      ],
    ] as Pairs,
  },
  options: {
    title: 'What the host chooses',
    cases: [
      [
        'Warm-up',
        'A table’s first game starts with three easy actions. With a warm-up everyone shows one of them in turn first: at 1 of 10, at 2 of 10, and so on.',
      ],
      ['Timers', 'Acting is never timed. With timers the warm-up, the pause, the wild Bye-bye, picking and voting go on by themselves.'],
    ] as Pairs,
  },
  people: {
    title: 'When somebody is gone',
    cases: [
      ['Somebody leaves', 'Their tokens and their card leave with them, and offers to and from them are off.'],
      ['Fewer than three are left of more', 'The game ends with the scores as they stand.'],
      ['One of two leaves', 'The game ends, and nobody has won.'],
    ] as Pairs,
  },
}

export interface Words extends Readonly<typeof words> {}

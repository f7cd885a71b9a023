/** For somebody who has never seen the game: two sentences at the moment they help. */
export const words = {
  claiming:
    'The storyteller gives a clue to a card, and the others look for that card among lookalikes. Does one of yours remind you of something? Press the button: the fastest begins.',
  telling:
    'Choose a card and write what it brings to mind. For this one “Whale” would be too plain and “Tuesday” too cryptic; “A long leash” is about right.',
  listening:
    'The storyteller secretly picks a card and thinks of a clue to it. Then you will give a card of your own that fits the clue too.',
  givingOne:
    'Give a card that could pass for the storyteller’s: all of them will be mixed, and the table will guess. Each vote for your card is a point for you.',
  givingTwo:
    'With three players you give two cards. They should pass for the storyteller’s: all will be mixed, and each vote for one of yours is a point for you.',
  waitingForCards: 'The others are adding cards of their own to yours. Then all are mixed and laid out, and they guess which one is yours.',
  voting: (points: number) =>
    `One of these is the storyteller’s, the others are there to mislead you. Find it and you get ${points} points, or 2 if everybody finds it; you cannot vote for your own.`,
  waitingForVotes: (points: number) =>
    `They are looking for your card: not a word, not a glance. You get ${points} points if some find it, and nothing if all or none do.`,
  someFound: (points: number) =>
    `Some found the card and some did not, so the storyteller and those who found it get ${points} points each. Every vote for another card is 1 point for whoever gave it.`,
  everybodyFound:
    'Everybody found the card: the clue was too easy, so the storyteller gets nothing and the others 2 points each. Best is a clue that some understand and some do not.',
  nobodyFound:
    'Nobody found the card, so the storyteller gets nothing and the others 2 points each. Every vote for a card is 1 more point for whoever gave it.',
  watching:
    'You see what lies on the table, but nobody’s hand. Guess along: one of the cards laid out will be the storyteller’s. “?” above opens the rules.',
}

export interface Words extends Readonly<typeof words> {}

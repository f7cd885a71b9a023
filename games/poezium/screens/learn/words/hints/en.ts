import type { Lesson } from '../../lesson.ts'

/** For somebody who has never seen the game: two sentences at the moment they help. */
export const words: Record<Lesson, string> = {
  claiming:
    'One of you secretly picks a story and hints at it with a line of verse; the others add lines and guess. Does a line of yours suit one of them? Press the button.',
  telling:
    'Pick a story, and a line of yours that hints at it, plainly or from afar. Nobody sees which story it is; if somebody guesses it, you both score.',
  listening: 'The storyteller secretly picks one of these stories and a line that hints at it. Then it is for you to find out which.',
  guessing:
    'Add a line, and the storyteller says whether it fits. Or guess: right, you get a point for each of your chips on lines; wrong, you lose one.',
  marking:
    'Be honest, but generous: a line fits if it is true of your story in whole or in part, plainly or as a figure of speech. Say nothing else.',
  waiting: 'They are working out which story is yours. Until the next one acts, you can still correct a mark.',
  ending: 'Of all players you have the fewest points, so you end the poem. Choose one of two couplets; it brings you a point.',
  reading:
    'The hint, the lines that fit, and an ending: that is your poem. Have it read aloud, send it to a friend, and go on when you have heard enough.',
  rival: 'Mr Lear adds a line from the top of the deck, without looking. If you guess wrong, he takes the story and 3 points.',
  watching: 'You see what everybody sees: the stories and the poem. Guess along; “?” above opens the rules.',
}

export interface Words extends Readonly<typeof words> {}

import type { Lesson } from '../../lesson.ts'

/** For somebody who has never seen the game: a sentence or two at the moment they help, short enough to leave room for the sheet. */
export const words: Record<Lesson, string> = {
  training: 'Your score: what you took for right guesses, plus the black token, less your own tokens that are left.',
  scoring: 'Most wrong guesses, and nobody has as many? Then you are the odd one out, and your black token counts minus.',
  watching: 'You see what everybody sees: the words and the drawings. Guess along; the menu has the rules.',
}

export interface Words extends Readonly<typeof words> {}

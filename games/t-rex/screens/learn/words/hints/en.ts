import type { Lesson } from '../../lesson.ts'

/** For somebody who has never seen the game: a sentence or two at the moment they help. */
export const words: Record<Lesson, string> = {
  warmingUp: 'Everybody shows the same action, each a little stronger than the one before. So you all know what 3 of 10 looks like here.',
  acting:
    'Do what your card says, as strongly as its number. Shout, dance, use your puppet, but do not hint at the number. Who seems as strong as you? Tap them.',
  offering: 'No match in sight? Skip: another card costs nothing but time. Colour and action do not matter, only the number.',
  together:
    'Watch each other. Equal or one off is a match. Once you both say the same, the cards are turned: right, and you go on; wrong, and it is over.',
  wild: 'Which action has been seen enough of? It goes, a new one comes, and you draw again.',
  tie: 'The tied do two actions at once at 10 of 10. Those who are not tied pick them and then vote.',
  watching: 'You see what everybody sees: the actions, the puppets and every duel, but nobody’s number. “?” above opens the rules.',
}

export interface Words extends Readonly<typeof words> {}

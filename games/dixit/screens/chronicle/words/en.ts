import type { ClueKind } from '../../../types.ts'

/** Names stand as they are, so sentences are built around them. */
export const words = {
  told: {
    said: (name: string) => `${name} told:`,
    sounded: (name: string) => `${name} made a sound:`,
    sung: (name: string) => `${name} sang:`,
    mimed: (name: string) => `${name} mimed:`,
  } satisfies Record<ClueKind, (name: string) => string>,
  wordless: { said: '', sounded: 'just a sound', sung: 'a song without words', mimed: 'without a word' } satisfies Record<ClueKind, string>,
  claiming: 'Everybody is looking for a story',
  foundIt: 'Found the card:',
  votedFor: (owner: string) => `Chose ${owner}’s card:`,
  votedForGone: 'Chose a card of somebody who left:',
  unfinished: 'This story was not told to the end',
}

export interface Words extends Readonly<typeof words> {}

/** In front of a door that is shut. */
export const words = {
  knocking: 'Knock heard',
  knockingText: (host: string) => `${host} can see your name and let you in. The door opens by itself.`,
  waits: (seconds: number) => `waiting ${seconds} s`,
  knockAgain: 'Knock again',
  knockAgainIn: (clock: string) => `Knock again in ${clock}`,
  leave: 'Leave',
  notNow: 'Not just now',
  notNowText: 'They’d rather not open yet. You can knock once more in a while.',
  notNowAtAllText: 'They’d rather not open today.',
  tooManyKnock: 'There’s a queue at this door',
  tooManyKnockText: 'Lots of people are knocking. Try again in a moment.',
  locked: 'The door’s locked for now',
  lockedText: 'No one new is let in. When it opens, you’ll be in by yourself.',
  removed: 'You’re no longer at this table',
  removedText: 'The host asked you to leave. Only they can let you back in.',
  ownTable: 'Start your own table',
  open: 'The door’s open',
  noSuchText:
    'Check the letters with whoever invited you. If it’s been quiet there for a while, only the link or your list opens it. Or the door’s shut.',
  tvRemoved: 'This TV was sent away',
  tvRemovedText: 'The table can let it back in.',
  tvKnockingText: 'Someone at the table lets it in.',
  tvAgain: 'We keep knocking.',
  codeHint: 'Codes have no vowels and no L.',
}

export interface DoorWords extends Readonly<typeof words> {}

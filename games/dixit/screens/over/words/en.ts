import type { Said } from '../said.ts'

/** Why something of this game is shown again; every name comes as it is. */
const captions: Said = {
  half: 'Half the table saw it',
  lone: (finder) => `Only ${finder} saw it`,
  decoy: (owner) => `Everyone took ${owner}’s card`,
  decoyBut: (owner, except) => `Everyone but ${except} took ${owner}’s card`,
  nobody: 'No one saw it. Look at it now.',
  quick: (seconds) => `Told in ${seconds} seconds`,
  sung: (teller) => `${teller} sang it`,
  mimed: (teller) => `${teller} mimed it`,
  comeback: (name, points) => `${name} made ${points} points in two rounds`,
  tie: 'Nobody could be parted',
  close: 'One point in it',
  there: (name, round) => `${name} in round ${round}`,
}

export const words = {
  captions,
  mine: 'Your best clue',
  found: (found: number, all: number) => `${found} of ${all} found it`,
  round: (number: number) => `Round ${number}`,
}
export interface Words extends Readonly<typeof words> {}

import { plural } from '@figment/i18n'
import type { Reason } from '../../../types.ts'

const COUNTED = ['No one', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
const SMALL = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const counted = (count: number) => SMALL[count] ?? String(count)

export const words = {
  allIn: 'All the votes are in…',
  someFound: (found: number, all: number) => `${COUNTED[found] ?? found} of ${counted(all)} found it: a good clue.`,
  everyoneFound: 'Everyone found it: too plain.',
  nobodyFound: 'No one found it: too cryptic.',
  cardOf: (name: string) => `${name}’s card`,
  yourCard: 'Your card',
  whose: 'Whose were the others?',
  forVotes: (count: number) => `for ${counted(count)} ${plural('en', count, { one: 'vote', other: 'votes' })}`,
  noVotes: 'no votes',
  eachFound: 'each, found it',
  oneFound: 'found it',
  othersGet: 'for everyone else',
  nextTells: 'Next to tell:',
  forYou: 'for you',
  nothing: 'Nothing this time',
  /** With the points before it: “3 for finding it”. */
  why: {
    foundIt: 'for finding it',
    splitTable: 'for a good clue',
    everybodyFoundIt: 'because everyone found it',
    nobodyFoundIt: 'because no one found it',
    votesForCard: 'for votes on your card',
  } satisfies Record<Reason, string>,
  nextYou: 'Next: you tell',
  next: (name: string) => `Next: ${name} tells`,
  goal: (target: number) => `first to ${target}`,
  hasStory: (name: string) => `${name} has a story!`,
  tells: 'tells',
  sings: 'sings',
  mimes: 'mimes',
  heard: {
    allIn: 'All votes are in',
    card: (number: number, name: string) => `Card ${number}, by ${name}.`,
    youGet: (points: number, why: string) => `You get ${points}: ${why}.`,
    youHave: (points: string) => `You have ${points}.`,
  },
}
export interface Words extends Readonly<typeof words> {}

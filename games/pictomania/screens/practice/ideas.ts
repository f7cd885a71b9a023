import type { Words } from './words/en.ts'

export interface Idea {
  readonly what: number
  readonly where: number
}

const oneOf = (count: number, not: number | undefined): number => {
  const at = Math.floor(Math.random() * (not === undefined ? count : count - 1))
  return not !== undefined && at >= not ? at + 1 : at
}

/** Two easy words that never met. Another one has neither of the last. */
export const anIdea = ({ ideas }: Words, last?: Idea): Idea => ({
  what: oneOf(ideas.what.length, last?.what),
  where: oneOf(ideas.where.length, last?.where),
})

/** By their places in the lists, which are the same in all languages: whoever changes theirs keeps the idea. */
export const saidOf = ({ ideas }: Words, { what, where }: Idea): string => `${ideas.what[what]} ${ideas.where[where]}`

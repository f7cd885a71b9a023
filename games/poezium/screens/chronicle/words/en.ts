import { plural } from '@figment/i18n'

/** Names stand as they are, so sentences are built around them. */
export const words = {
  told: (name: string) => `${name} began:`,
  added: (name: string) => `${name} added:`,
  unmarked: 'no mark',
  wrong: (name: string, number: number) => `${name} guessed story ${number}: no`,
  right: (name: string, number: number) => `${name} guessed story ${number}: yes`,
  guessed: (name: string) => `${name} guessed the story`,
  nobody: 'Nobody guessed the story',
  swapped: (name: string) => `${name} swapped a line away:`,
  skipped: (count: number) => plural('en', count, { one: `${count} turn skipped`, other: `${count} turns skipped in a row` }),
  unfinished: 'This poem was not finished',
  nothingYet: 'The story is still being chosen',
}

export interface Words extends Readonly<typeof words> {}

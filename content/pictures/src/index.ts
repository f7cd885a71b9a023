/** A card's id says nothing about its picture. */
export type Card = string

const numbered = (prefix: string, count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => prefix + String(index + 1).padStart(2, '0'))

export const DREAMS: readonly Card[] = numbered('d', 84)

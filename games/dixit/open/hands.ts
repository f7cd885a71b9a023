import { SEATS } from '../types.ts'

/** Three at the table have one card more, and give two. */
export const cardsToGive = (seats: number): 1 | 2 => (seats === SEATS['2021'].min ? 2 : 1)
/** In a round in which everybody but the storyteller gives so many. */
export const handFor = (toGive: 1 | 2): number => (toGive === 2 ? 7 : 6)
export const handSize = (seats: number): number => handFor(cardsToGive(seats))

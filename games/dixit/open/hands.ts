import { SEATS } from '../types.ts'

/** Three at the table have one card more, and give two. */
const areFew = (seats: number): boolean => seats === SEATS['2021'].min

export const handSize = (seats: number): number => (areFew(seats) ? 7 : 6)
export const cardsToGive = (seats: number): 1 | 2 => (areFew(seats) ? 2 : 1)

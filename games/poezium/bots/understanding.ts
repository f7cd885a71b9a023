import type { Seat } from '@figment/game-kit'
import type { Fit } from './belief.ts'
import type { Card, Language, Line } from '../types.ts'

/** What bots make of verse and pictures. */
export interface Understanding {
  /** How well lines fit a story that one has looked at for long, as the storyteller has. */
  studied(seat: Seat, language: Language): Fit
  /** How well they seem to fit at a glimpse, as to those who guess; `off` is how far that can be from what people say after a long look. */
  glimpsed(seat: Seat, language: Language, off: number): Fit
}

/** How many people would say that the line fits the story, from 0 (nobody) to 1 (everybody). */
export type Meant = (line: Line, story: Card, language: Language) => number

/** How much of what is overlooked at a glimpse everybody overlooks; the rest is each one's own. */
const ALIKE = 0.5

/** Each has a taste of their own, and keeps to it; those who guess overlook much the same things. */
export const people = (meant: Meant): Understanding => ({
  // a line fits from a half on: the share of seats that find so is what `meant` says
  studied: (seat, language) => (line, story) => meant(line, story, language) + share(`${seat}/${line}/${story}`) - 0.5,
  glimpsed: (seat, language, off) => (line, story) => {
    const overlooked = ALIKE * (2 * share(`${line}/${story}`) - 1) + (1 - ALIKE) * (2 * share(`at a glimpse ${seat}/${line}/${story}`) - 1)
    return meant(line, story, language) + off * overlooked
  },
})

/** Any number from 0 to 1, always the same for the same text. */
function share(text: string): number {
  let mixed = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x5bd1e995)
    mixed ^= mixed >>> 15
  }
  return (Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995) >>> 0) / 0x1_0000_0000
}

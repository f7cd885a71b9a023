import type { Seat } from '@figment/game-kit'
import type { Fit } from './belief.ts'
import type { Card, Language, Line } from './types.ts'

/** What a bot makes of verse and pictures. */
export interface Understanding {
  /** How well the line fits the story, from 0 (nobody would say so) to 1 (everybody would). */
  fit(line: Line, story: Card, language: Language): number
}

/** Knows nothing of words or pictures, but always thinks the same of them: bots without content understand each other. */
export const byNumbers: Understanding = {
  fit(line, story, language) {
    const chance = share(`${language}/${line}/${story}`)
    // most lines say nothing of most stories
    return chance * chance
  },
}

/** How far one can be from what most see: below a half, so that a mark about which everybody agrees is honest. */
const TASTE = 0.2

/** Everybody sees a picture a little differently, and always in the same way. */
export const asSeenBy =
  (seat: Seat, { fit }: Understanding, language: Language): Fit =>
  (line, story) =>
    fit(line, story, language) + TASTE * (2 * share(`${seat}/${line}/${story}`) - 1)

/** Any number from 0 to 1, always the same for the same text. */
function share(text: string): number {
  let mixed = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x5bd1e995)
    mixed ^= mixed >>> 15
  }
  return (Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995) >>> 0) / 0x1_0000_0000
}

import { type Idea, look, type Mind, think } from './mind.ts'
import type { Answer } from '../types.ts'

/** One wrong answer loses the game, so it takes its time. */
const LOOKS_CLOSELY_MS = 7000
/** How long it waits for somebody it cannot read to answer first, and how long it insists when it is sure. */
const LETS_THEM_SPEAK_MS = 14_000
const INSISTS_MS = 35_000
const SURE = { ofAMatch: 0.85, ofNone: 0.15 } as const

/** Two together: says what it thinks of both cards, and comes to an agreement. */
export function agree({ open, seat, card, heldForMs, others, chance }: Mind): Idea {
  const [other] = others
  if (!other || open.choosing !== null) return look(chance)
  const say = (answer: Answer, seconds: readonly [number, number]): Idea => think(chance, { type: 'answer', card, answer }, seconds)
  const mine = open.answers[seat]
  const theirs = open.answers[other.seat]
  const opinion: Answer = other.match >= 0.5 ? 'match' : 'noMatch'
  if (mine === undefined) {
    const hasLookedClosely = heldForMs >= LOOKS_CLOSELY_MS
    if (other.isReadable) return hasLookedClosely ? say(opinion, [1, 4]) : look(chance)
    // they see this bot's puppet, and know better
    if (theirs) return say(theirs, [3, 6])
    return heldForMs >= LETS_THEM_SPEAK_MS ? say(opinion, [1, 3]) : look(chance)
  }
  if (theirs === undefined || theirs === mine) return look(chance)
  const isSure = other.isReadable && (other.match >= SURE.ofAMatch || other.match <= SURE.ofNone)
  const insists = isSure && opinion === mine && heldForMs < INSISTS_MS
  return insists ? look(chance) : say(theirs, [3, 7])
}

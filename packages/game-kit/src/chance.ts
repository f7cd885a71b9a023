import { chacha20 } from './chacha20.ts'
import type { Seat } from './seat.ts'
import { sha256 } from './sha256.ts'

/** Who plays in a seat: a person who is here, one who is away, or a bot. */
export type Who = 'here' | 'away' | 'bot'

/** Everything that rules may not know in advance: luck, the time of day, and who is here. */
export interface Chance {
  readonly now: number
  below(limit: number): number
  /** How many times the usual time these seats have, if anybody among them asked for more. */
  patience(seats: readonly Seat[]): number
  /** Nothing that somebody sends changes it; that a seat is dealt, awaited or passed over for it stands in the event. */
  who(seat: Seat): Who
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  if (from.length === 0) throw new RangeError('nothing to pick from')
  return from[chance.below(from.length)] as T
}

export function shuffled<T>(chance: Chance, from: readonly T[]): T[] {
  const order = [...from]
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const swapped = order[last] as T
    order[last] = order[other] as T
    order[other] = swapped
  }
  return order
}

/** The same seed gives the same luck, for ever and on every machine. */
export function seededChance(seed: string, now = 0): Chance {
  let first: Beginning | undefined
  let further: (() => number) | undefined
  let at = 0
  return chanceOf(() => {
    first ??= beginningOf(seed)
    if (at < first.words.length) return first.words[at++] as number
    further ??= chacha20(first.key, { block: 1 })
    return further()
  }, now)
}

/** The first block of the luck of a seed, and the key for more. */
interface Beginning {
  readonly key: Uint8Array
  readonly words: readonly number[]
}

const WORDS_IN_A_BLOCK = 16
const BEGINNINGS_REMEMBERED = 4096
/** Bots ask for the same luck whenever they look at the same thing: its few numbers are not worked out each time. */
const beginnings = new Map<string, Beginning>()

function beginningOf(seed: string): Beginning {
  const known = beginnings.get(seed)
  if (known) return known
  const key = sha256(bytesOf(seed))
  const made = { key, words: Array.from({ length: WORDS_IN_A_BLOCK }, chacha20(key)) }
  if (beginnings.size >= BEGINNINGS_REMEMBERED) beginnings.clear()
  beginnings.set(seed, made)
  return made
}

/** Luck that nobody can foresee who does not know the key, of 32 bytes. Most decisions need none: the key is made when the first one does. */
export function keyedChance(key: () => Uint8Array, now: number): Chance {
  let next: (() => number) | undefined
  return chanceOf(() => {
    next ??= chacha20(key())
    return next()
  }, now)
}

/** Luck that is made of words of 32 bits. */
const chanceOf = (next: () => number, now: number): Chance => ({
  now,
  patience: () => 1,
  who: () => 'here',
  below(limit) {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) throw new RangeError(`no number is drawn below ${limit}`)
    // values above the largest multiple are thrown away, so that every outcome is equally likely
    const fair = WORDS - (WORDS % limit)
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return drawn % limit
  },
})

/** How many numbers a word of 32 bits can be. */
const WORDS = 2 ** 32

/** Two for each letter as JavaScript keeps it, the higher one first. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(2 * text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[2 * at] = unit >> 8
    bytes[2 * at + 1] = unit
  }
  return bytes
}

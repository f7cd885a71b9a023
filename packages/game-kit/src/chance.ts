import type { Seat } from './seat.ts'

/** Everything that rules may not know in advance: luck and the time of day. */
export interface Chance {
  readonly now: number
  below(limit: number): number
  /** How many times the usual time these seats have, if anybody among them asked for more. */
  patience(seats: readonly Seat[]): number
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

/** The same seed gives the same luck, for ever and on every machine (sfc32 seeded by four mixed hashes). */
export function seededChance(seed: string, now = 0): Chance {
  return chanceOf(drawing(seed), now)
}

/** Most decisions need no luck: the seed is made when the first one does. */
export function lazyChance(seed: () => string, now: number): Chance {
  let next: (() => number) | undefined
  return chanceOf(() => {
    next ??= drawing(seed())
    return next()
  }, now)
}

function drawing(seed: string): () => number {
  const next = sfc32(hash(seed, 0x9e3779b9), hash(seed, 0x243f6a88), hash(seed, 0xb7e15162), hash(seed, 0x6a09e667))
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  return next
}

function chanceOf(next: () => number, now: number): Chance {
  return {
    now,
    patience: () => 1,
    below(limit) {
      // values above the largest multiple are thrown away, so that every outcome is equally likely
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit)
      let drawn = next()
      while (drawn >= fair) drawn = next()
      return drawn % limit
    },
  }
}

function hash(text: string, start: number): number {
  let mixed = start | 0
  for (let i = 0; i < text.length; i++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x5bd1e995)
    mixed ^= mixed >>> 15
  }
  return mixed >>> 0
}

function sfc32(a: number, b: number, c: number, d: number): () => number {
  return () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return sum >>> 0
  }
}

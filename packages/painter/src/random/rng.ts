const golden = 2654435761

/** FNV-1a with a murmur finish: near-equal seeds must not give near-equal pictures. */
export function hashText(text: string): number {
  let hash = 2166136261 >>> 0
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return hash >>> 0
}

/** All chance in a picture comes from here, so that a seed is the picture. */
export class Rng {
  state: number

  constructor(seed: string | number) {
    this.state = (typeof seed === 'string' ? hashText(seed) : seed) >>> 0
    for (let i = 0; i < 5; i++) this.next()
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  wholeBetween(low: number, high: number): number {
    return Math.floor(low + (high - low + 1) * this.next())
  }

  pick<const T>(from: readonly T[]): T {
    const index = Math.floor(this.next() * from.length)
    if (index >= from.length) throw new Error('nothing to pick from')
    return from[index] as T
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Roughly normal around 0, deviation 0.58. */
  bell(): number {
    return this.next() + this.next() + this.next() + this.next() - 2
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      const kept = list[i] as T
      list[i] = list[j] as T
      list[j] = kept
    }
    return list
  }

  /** A stream of its own: what a part draws does not move the chance of the parts after it. */
  fork(name: string): Rng {
    return new Rng((hashText(name) ^ Math.imul(this.state, golden)) >>> 0)
  }
}

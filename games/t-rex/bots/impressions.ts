import type { Seat } from '@figment/game-kit'

/** What lies further back fades. */
const REMEMBERED_MS = 6000
const GLANCE_MS = 600
/** Nothing is known yet of somebody who was watched for less. */
const WATCHED_ENOUGH_MS = 1800
/** A strength that differs so much from before, of 1, is something new, and is watched anew. */
const CHANGED = 0.2

interface Impression {
  readonly mean: number
  readonly glance: number
  /** For how long, in milliseconds. */
  readonly watched: number
}

/** What one who watches puppets makes of them: not how they twitch, but how strongly they move by and large. */
export class Impressions {
  #bySeat: ReadonlyMap<Seat, Impression> = new Map()

  watch(strengths: ReadonlyMap<Seat, number>, milliseconds: number): void {
    this.#bySeat = new Map([...strengths].map(([seat, strength]) => [seat, impressed(this.#bySeat.get(seat), strength, milliseconds)]))
  }

  get strength(): Readonly<Record<Seat, number>> {
    const known = [...this.#bySeat].filter(([, { watched }]) => watched >= WATCHED_ENOUGH_MS)
    return Object.fromEntries(known.map(([seat, { mean }]) => [seat, mean]))
  }
}

function impressed(before: Impression | undefined, strength: number, milliseconds: number): Impression {
  if (!before) return { mean: strength, glance: strength, watched: 0 }
  const glance = before.glance + (strength - before.glance) * Math.min(1, milliseconds / GLANCE_MS)
  if (Math.abs(glance - before.mean) > CHANGED) return { mean: glance, glance, watched: 0 }
  const watched = Math.min(before.watched + milliseconds, REMEMBERED_MS)
  return { mean: before.mean + (strength - before.mean) * Math.min(1, milliseconds / watched), glance, watched }
}

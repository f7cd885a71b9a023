import type { Strength } from './strength.ts'

/** As strong as can be. */
const FASTEST_TAPS_A_SECOND = 7
/** How soon a rhythm fades. */
const fadesInMs = 700
const A_TAP = 1000 / (FASTEST_TAPS_A_SECOND * fadesInMs)
/** Metres per second squared: what a resting hand trembles, and what nobody shakes off. */
const TREMBLE_M_S2 = 1
const HARDEST_M_S2 = 17
const shakeFadesInMs = 380
/** A hand on a slider is not a machine. */
const WOBBLE_SHARE = 0.07

/** Three ways to say how strongly: hold a slider, tap in a rhythm, shake the phone. The strongest counts. */
export interface Hand {
  hold(level: Strength): void
  tap(now: number): void
  shake(acceleration: number, now: number): void
  /** How strongly, now. */
  at(now: number): Strength
}

export function newHand(): Hand {
  let held = 0
  let rhythm = { level: 0, at: 0 }
  let shaken = { level: 0, at: 0 }
  const rhythmAt = (now: number) => rhythm.level * Math.exp(-(now - rhythm.at) / fadesInMs)
  const shakenAt = (now: number) => shaken.level * Math.exp(-Math.max(0, now - shaken.at - 100) / shakeFadesInMs)
  return {
    hold(level) {
      held = level
    },
    tap(now) {
      rhythm = { level: Math.min(1, rhythmAt(now) + A_TAP), at: now }
    },
    shake(acceleration, now) {
      const share = 1 - Math.exp(-(now - shaken.at) / shakeFadesInMs)
      shaken = { level: shaken.level + (acceleration - shaken.level) * share, at: now }
    },
    at(now) {
      const slid = held === 0 ? 0 : held * (1 + WOBBLE_SHARE * Math.sin(now / 270) * Math.sin(now / 730))
      const shook = (shakenAt(now) - TREMBLE_M_S2) / (HARDEST_M_S2 - TREMBLE_M_S2)
      const tapped = rhythmAt(now)
      const strongest = Math.max(slid, shook, tapped < 0.03 ? 0 : tapped)
      return Math.min(1, Math.max(0, strongest))
    },
  }
}

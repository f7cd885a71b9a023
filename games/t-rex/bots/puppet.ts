import type { Chance, Motion, Seat, SeatView } from '@figment/game-kit'
import { Impressions } from './impressions.ts'
import { isNumber } from '../rules/effects/power-deck.ts'
import { type Held, type Open, STRONGEST, type TRex } from '../types.ts'

/** First one reads the card, then one gets into it. */
const READING_MS = 900
const SETTLING_MS = 2400
/** How far off its number a puppet may move for as long as its card lasts, of ten. Two who play together take more care. */
const MISJUDGED = { inCompany: 1.5, together: 0.6 } as const
/** How far it sways meanwhile, of ten, and how long that takes, in milliseconds. */
const SWAYS = [
  { by: 0.45, shortest: 900, longest: 1700 },
  { by: 0.35, shortest: 3100, longest: 5300 },
] as const
/** The least and the most that a puppet shows while it acts, of 1. What would go beyond is thrown back by this part of it. */
const FAINTEST = 0.06
const WILDEST = 0.98
const THROWN_BACK = 0.3

/** Everybody while they act; in the warm-up whose turn it is; after a tie the tied. */
export function mayMove({ phase, seats, warmUp, tieBreak }: Open, seat: Seat): boolean {
  switch (phase) {
    case 'acting':
    case 'agreeing':
      return seats.includes(seat)
    case 'warmingUp':
      return warmUp?.seat === seat
    case 'voting':
      return tieBreak?.tied.includes(seat) ?? false
    case 'counting':
    case 'reshuffling':
    case 'picking':
    case 'over':
      return false
  }
}

/** As strongly as its number says, and as steadily as a person would: a little off, and never quite the same. */
export function puppet({ open, held }: SeatView<TRex>, chance: Chance, heldSince: number): number {
  const aim = aimOf(open, held)
  const settled = settledAfter(chance.now - Math.max(heldSince, open.goAt ?? 0))
  if (aim === null || settled === 0) return 0
  const most = MISJUDGED[open.isTogether ? 'together' : 'inCompany']
  const off = between(chance, -most, most)
  const sway = SWAYS.reduce((sum, { by, shortest, longest }) => sum + by * wave(chance, between(chance, shortest, longest)), 0)
  return withinReach(((aim + off + sway) / STRONGEST) * settled)
}

function withinReach(strength: number): number {
  const reached = Math.min(WILDEST, Math.max(FAINTEST, strength))
  return reached + (reached - strength) * THROWN_BACK
}

function aimOf({ phase, warmUp }: Open, { card }: Held): number | null {
  if (phase === 'counting') return null
  if (phase === 'warmingUp') return warmUp?.strength ?? null
  if (phase === 'voting') return STRONGEST
  return isNumber(card) ? card.number : null
}

/** From 0 to 1, gently at both ends. */
function settledAfter(milliseconds: number): number {
  const share = Math.min(1, Math.max(0, (milliseconds - READING_MS) / SETTLING_MS))
  return share * share * (3 - 2 * share)
}

const GRAINS = 1000
const between = (chance: Chance, least: number, most: number): number => least + ((most - least) * chance.below(GRAINS + 1)) / GRAINS

const wave = (chance: Chance, period: number): number => Math.sin(2 * Math.PI * (chance.now / period + between(chance, 0, 1)))

export const motion: Motion<TRex> = { mayMove, ofBot: puppet, watcher: () => new Impressions() }

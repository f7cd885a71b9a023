import type { Open } from '../types.ts'
import type { Player } from '@figment/game-kit/player'
import type { Account } from './account.ts'
import { seatAt } from '@figment/ui/scene/seating.ts'

export interface Runner {
  readonly player: Player
  readonly from: number
  readonly to: number
}

/** Where the track ends: at the target, or as far as the leader needs. */
export function goalOf({ options, scores }: Open): number {
  const best = Math.max(0, ...Object.values(scores))
  const least = options.edition === '2021' ? options.target : 30
  return Math.max(least, Math.ceil(best / 5) * 5)
}

export const runnersOf = (accounts: readonly Account[], seats: readonly Player[]): Runner[] =>
  accounts.flatMap(({ seat, gained, total }) => {
    const player = seatAt(seats, seat)
    return player ? [{ player, from: total - gained, to: total }] : []
  })

export interface Place {
  /** From 0 at the start to 1 at the goal. */
  readonly along: number
  /** How many stand on the same stone before it: behind each, it stands a third higher and slightly to the right. */
  readonly behind: number
}

/** Everybody stands on the stone of their points, never on another. */
export const placesOn = (points: readonly number[], goal: number): Place[] =>
  points.map((here, at) => {
    const together = points.filter((other) => other === here).length
    const before = points.slice(0, at).filter((other) => other === here).length
    // many stand closer: nobody's ears leave the road
    return { along: Math.min(1, here / goal), behind: before * Math.min(1, 2.5 / Math.max(1, together - 1)) }
  })

/** The runner lies in gentle waves; in heights of a rabbit, upwards. */
export const waveAt = (along: number): number => Math.sin(along * Math.PI * 4.4 + 0.6) * 0.22

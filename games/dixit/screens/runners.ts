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
  /** Stands a little higher than the one just behind it, so that both can be seen. */
  readonly raised: number
}

/** Rabbits of equal or nearly equal points sit side by side, around where they belong and in their order. */
export function placesOn(points: readonly number[], goal: number, width: number): Place[] {
  const order = points.map((_, at) => at).sort((one, other) => (points[one] ?? 0) - (points[other] ?? 0))
  const along = order.map((at) => Math.min(1, (points[at] ?? 0) / goal))
  const apart = width * Math.max(0.7, 1 - 0.04 * order.length)
  for (let nudges = 0; nudges < 60; nudges++) {
    for (let at = 1; at < along.length; at++) {
      const [before = 0, here = 0] = along.slice(at - 1, at + 1)
      const lacking = (apart - (here - before)) / 2
      // the start is a wall: whoever stands there stays
      if (lacking <= 0) continue
      along[at - 1] = Math.max(0, before - lacking)
      along[at] = Math.min(1, here + lacking)
    }
  }
  const places: Place[] = []
  for (const [rank, at] of order.entries()) {
    const isClose = rank > 0 && (along[rank] ?? 0) - (along[rank - 1] ?? 0) < width
    const below = places[order[rank - 1] ?? -1]?.raised ?? 0
    places[at] = { along: along[rank] ?? 0, raised: isClose ? (below + 1) % 3 : 0 }
  }
  return places
}

/** The runner lies in gentle waves; in heights of a rabbit, upwards. */
export const waveAt = (along: number): number => Math.sin(along * Math.PI * 4.4 + 0.6) * 0.22

import { playersOf, scoreOf } from '../../open/players.ts'
import type { Open, Player, Points } from '../../types.ts'

export interface Standing {
  readonly player: Player
  readonly gains: readonly Points[]
  readonly gained: number
  readonly total: number
}

/** What those points brought each player and where that leaves them, the leader first. */
export function standingsOf(open: Open, points: readonly Points[]): Standing[] {
  const standings = playersOf(open).map((player) => {
    const gains = summed(points.filter((one) => one.player === player))
    return { player, gains, gained: gains.reduce((sum, one) => sum + one.points, 0), total: scoreOf(open, player) }
  })
  return standings.sort((one, other) => other.total - one.total)
}

/** Two wrong guesses of one player are one reason. */
export function summed(points: readonly Points[]): Points[] {
  const sums = new Map<Points['reason'], Points>()
  for (const one of points) sums.set(one.reason, { ...one, points: one.points + (sums.get(one.reason)?.points ?? 0) })
  return [...sums.values()]
}

interface Gain {
  readonly player: Player
  readonly reasons: readonly Points['reason'][]
  readonly gained: number
}

/** Who gets what for a guess, and why; whoever gets nothing is not among them. */
export function gainsOf(points: readonly Points[]): Gain[] {
  const players = [...new Set(points.map(({ player }) => player))]
  return players.flatMap((player) => {
    const theirs = summed(points.filter((one) => one.player === player && one.points !== 0))
    const gained = theirs.reduce((sum, one) => sum + one.points, 0)
    return theirs.length === 0 ? [] : [{ player, reasons: theirs.map(({ reason }) => reason), gained }]
  })
}

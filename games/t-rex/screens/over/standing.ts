import type { Open, Tokens } from '../../types.ts'
import type { Seat } from '@figment/game-kit'

export interface Standing {
  readonly seat: Seat
  /** Null: they left before the end. */
  readonly place: number | null
  readonly tokens: Tokens
  readonly total: number
}

/** Where everybody stands, the winners first; those who left come last. */
export function standingsOf({ seats, scores, tokens, winners }: Open): Standing[] {
  const standing = Object.keys(scores).map((key): Standing => {
    const seat = Number(key)
    const total = scores[seat] ?? 0
    const isHere = seats.includes(seat)
    const before = seats.filter((other) => (scores[other] ?? 0) > total || (winners.includes(other) && !winners.includes(seat)))
    return { seat, place: isHere ? before.length + 1 : null, tokens: tokens[seat] ?? { yay: 0, meh: 0 }, total }
  })
  const rank = ({ seat, place }: Standing) => (winners.includes(seat) ? 0 : (place ?? Number.POSITIVE_INFINITY))
  return standing.sort((one, other) => rank(one) - rank(other))
}

/** For how many who won the votes were cast after a tie. */
export const votesFor = ({ tieBreak }: Open, seat: Seat): number =>
  Object.values(tieBreak?.votes ?? {}).filter((best) => best === seat).length

/** How many comparisons in a row brought something, at best. */
export function longestRun({ duels }: Open): number {
  let [run, longest] = [0, 0]
  for (const { tokens } of duels) {
    run = tokens.yay > 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

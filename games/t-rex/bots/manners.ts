import type { Seat } from '@figment/game-kit'
import { type Mind, since } from './mind.ts'
import { STARTS_AFTER_MS } from './temper.ts'

/** By how much longer a bot takes for every comparison that it has had more than the people here, and how often at most as long. */
const SLOWER_BY = 0.3
const SLOWER_AT_MOST = 2.5

/** How many times as long as usual a bot takes: it sets its pace by the people here, who may have compared less than it has. */
export function slowedBy({ open, seat, seen }: Mind): number {
  const people = seen.people.filter((person) => open.seats.includes(person))
  if (people.length === 0) return 1
  const comparedBy = (one: Seat) => open.duels.filter(({ sides }) => sides.some((side) => side.seat === one)).length
  const ofPeople = people.reduce((sum, person) => sum + comparedBy(person), 0) / people.length
  return Math.min(SLOWER_AT_MOST, Math.max(1, 1 + SLOWER_BY * (comparedBy(seat) - ofPeople)))
}

/** People look around first: as long as they do, no bot offers. */
export function letsPeopleLook({ open, seen }: Mind): boolean {
  if (seen.people.length === 0 || open.goAt === null) return false
  const sinceGoMs = since(seen, open.goAt) * seen.pace
  return sinceGoMs < STARTS_AFTER_MS[seen.skill]
}

import type { Points, Told } from '../types.ts'

type Seat = Points['seat']

/** What a round brought one seat, and where that leaves it. */
export interface Account {
  readonly seat: Seat
  readonly gains: readonly Points[]
  readonly gained: number
  readonly total: number
}

/** The accounts of a round, the leader first. */
export function accountsOf(told: Told | undefined, seats: readonly Seat[], scores: Readonly<Record<Seat, number>>): Account[] {
  const accounts = seats.map((seat) => {
    const gains = told?.points.filter((points) => points.seat === seat) ?? []
    return { seat, gains, gained: gains.reduce((sum, { points }) => sum + points, 0), total: scores[seat] ?? 0 }
  })
  return accounts.sort((one, other) => other.total - one.total)
}

/** Who voted for the card with that number. */
export const votersFor = (told: Told, number: number): Seat[] =>
  Object.entries(told.votes)
    .filter(([, vote]) => vote === number)
    .map(([seat]) => Number(seat))

export type Outcome = { readonly found: 'everybody' } | { readonly found: 'nobody' } | { readonly found: number; readonly of: number }

export function outcomeOf(told: Told): Outcome {
  if (told.points.some(({ reason }) => reason === 'everybodyFoundIt')) return { found: 'everybody' }
  if (told.points.some(({ reason }) => reason === 'nobodyFoundIt')) return { found: 'nobody' }
  const guessers = new Set(told.owners.filter((owner) => owner !== null && owner !== told.storyteller))
  return { found: votersFor(told, tellersNumber(told)).length, of: guessers.size }
}

export const tellersNumber = (told: Told): number => told.owners.indexOf(told.storyteller) + 1

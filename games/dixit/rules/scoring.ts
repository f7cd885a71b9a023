import type { Seat } from '@figment/game-kit'
import type { Edition, Points } from '../types.ts'

export interface Votes {
  readonly edition: Edition
  readonly storyteller: Seat
  /** Everybody who could vote. */
  readonly voters: readonly Seat[]
  readonly votes: Readonly<Record<Seat, number>>
  /** By position; number 1 is the first. */
  readonly owners: readonly (Seat | null)[]
  readonly threePlayers: boolean
}

export function score({ edition, storyteller, voters, votes, owners, threePlayers }: Votes): Points[] {
  const ownerOf = (number: number | undefined) => (number === undefined ? null : (owners[number - 1] ?? null))
  const finders = voters.filter((seat) => ownerOf(votes[seat]) === storyteller)
  const nobodyFoundIt = finders.length === 0
  const everybodyFoundIt = finders.length === voters.length
  const points: Points[] = []
  if (nobodyFoundIt || everybodyFoundIt) {
    const reason = nobodyFoundIt ? 'nobodyFoundIt' : 'everybodyFoundIt'
    for (const seat of voters) points.push({ seat, reason, points: 2 })
  } else {
    const onlyOneOfThree = edition === 'classic' && threePlayers && finders.length === 1
    const found = onlyOneOfThree ? 4 : 3
    points.push({ seat: storyteller, reason: 'splitTable', points: found })
    for (const seat of finders) points.push({ seat, reason: 'foundIt', points: found })
  }
  for (const seat of voters) {
    const votesForCard = voters.filter((voter) => ownerOf(votes[voter]) === seat).length
    if (votesForCard > 0) points.push({ seat, reason: 'votesForCard', points: votesForCard })
  }
  return points
}

import { type Moment, momentScore, type Seat } from '@figment/game-kit'
import type { ClueKind, Open, Told } from '../types.ts'
import { isClueOff } from './clue-off.ts'

/** What is worth showing again of a game of Dixit. */
export type Say =
  | { readonly kind: 'half'; readonly clue: string }
  | { readonly kind: 'lone'; readonly finder: Seat }
  | { readonly kind: 'decoy'; readonly owner: Seat; readonly votes: number; readonly except: Seat | null }
  | { readonly kind: 'nobody'; readonly teller: Seat }
  | { readonly kind: 'quick'; readonly seconds: number }
  | { readonly kind: 'performed'; readonly teller: Seat; readonly how: ClueKind }
  | { readonly kind: 'comeback'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'close'; readonly isTie: boolean }
  | { readonly kind: 'there'; readonly seat: Seat }
export type DixitMoment = Moment<Say>

/** A round that was told to its end. */
export interface ToldRound {
  readonly told: Told
  readonly entry: number
  readonly at: number | null
  /** From the round's beginning to its clue; null: only the log knows. */
  readonly clueAfterMs: number | null
}

export interface Ending {
  readonly scores: Open['scores']
  readonly winners: readonly Seat[]
  isBot(seat: Seat): boolean
}

const quickMs = 8_000
const COMEBACK = { points: 8, rounds: 2, places: 2 }

/** All moments of a game that is over, from its rounds; what was taken off, or erased, does not exist. */
export function momentsOfRounds(rounds: readonly ToldRound[], ending: Ending): DixitMoment[] {
  const whole = rounds.filter(({ told }) => !isClueOff(told))
  return [...whole.flatMap((round) => ofRound(round, ending)), ...ofEnding(rounds, ending), ...ofEverybody(whole, ending)]
}

/** From what lies open after the end: the log alone knows how quick a clue was. */
export const momentsInSight = (
  { told, scores, winners }: Pick<Open, 'told' | 'scores' | 'winners'>,
  isBot: Ending['isBot'],
): DixitMoment[] =>
  momentsOfRounds(
    told.map((round) => ({ told: round, entry: round.round, at: null, clueAfterMs: null })),
    { scores, winners, isBot },
  )

function ofRound({ told, entry, at, clueAfterMs }: ToldRound, { isBot }: Ending): DixitMoment[] {
  const { storyteller: teller, votes, owners, points, clue, kind, clip, round } = told
  const voters = [...new Set(owners)].filter((owner): owner is Seat => owner !== null && owner !== teller)
  const ownerOf = (seat: Seat) => owners[(votes[seat] ?? 0) - 1] ?? null
  const finders = voters.filter((seat) => ownerOf(seat) === teller)
  const isSplit = points.some(({ reason }) => reason === 'splitTable')
  const make = (say: Say, base: number, measure: number, seats: readonly Seat[]): DixitMoment => ({
    say,
    entry,
    at,
    round,
    seats,
    score: momentScore(base, measure, { isLedByBot: seats[0] !== undefined && isBot(seats[0]) }),
  })
  const moments: DixitMoment[] = []
  const [finder] = finders
  if (isSplit && Math.abs(2 * finders.length - voters.length) <= voters.length % 2)
    moments.push(make({ kind: 'half', clue }, 60, 2 * voters.length, [teller, ...finders]))
  if (finder !== undefined && finders.length === 1 && voters.length >= 3)
    moments.push(make({ kind: 'lone', finder }, 58, 3 * (voters.length - 1), [finder, teller]))
  for (const owner of voters) {
    const fooled = voters.filter((seat) => ownerOf(seat) === owner)
    const others = voters.filter((seat) => seat !== owner)
    if (fooled.length < Math.max(2, others.length - 1)) continue
    const except = others.find((seat) => !fooled.includes(seat)) ?? null
    moments.push(make({ kind: 'decoy', owner, votes: fooled.length, except }, 66, 4 * fooled.length, [owner, ...fooled]))
  }
  if (points.some(({ reason }) => reason === 'nobodyFoundIt')) {
    const chosen = new Set(voters.map((seat) => votes[seat]).filter((number) => number !== undefined)).size
    moments.push(make({ kind: 'nobody', teller }, 48, 2 * chosen, [teller]))
  }
  if (clueAfterMs !== null && clueAfterMs <= quickMs && isSplit) {
    const seconds = Math.max(1, Math.round(clueAfterMs / 1000))
    moments.push(make({ kind: 'quick', seconds }, 46, 2 * (8 - seconds), [teller]))
  }
  if ((kind === 'sung' || kind === 'mimed') && clip !== null) moments.push(make({ kind: 'performed', teller, how: kind }, 64, 0, [teller]))
  return moments
}

const gainIn = ({ told: { points } }: ToldRound, seat: Seat): number =>
  points.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0)

const placeOf = (scores: Open['scores'], seat: Seat): number =>
  Object.values(scores).filter((other) => other > (scores[seat] ?? 0)).length + 1

/** How it ended: from far behind, or close. */
function ofEnding(rounds: readonly ToldRound[], { scores, winners, isBot }: Ending): DixitMoment[] {
  const last = rounds.at(-1)
  if (!last) return []
  const { entry, at } = last
  const { round } = last.told
  const lately = rounds.slice(-COMEBACK.rounds)
  const seats = Object.keys(scores).map(Number)
  const before = Object.fromEntries(
    seats.map((seat) => [seat, (scores[seat] ?? 0) - lately.reduce((sum, one) => sum + gainIn(one, seat), 0)]),
  )
  const moments = seats.flatMap((seat): DixitMoment[] => {
    const points = (scores[seat] ?? 0) - (before[seat] ?? 0)
    const isFromBehind = placeOf(before, seat) - placeOf(scores, seat) >= COMEBACK.places
    if (lately.length < COMEBACK.rounds || points < COMEBACK.points || !isFromBehind) return []
    const score = momentScore(62, 2 * (points - COMEBACK.points), { isLedByBot: isBot(seat) }) + (winners.includes(seat) ? 10 : 0)
    return [{ say: { kind: 'comeback', seat, points }, entry, at, round, seats: [seat], score }]
  })
  const [first = 0, second] = Object.values(scores).sort((one, other) => other - one)
  const isTie = winners.length > 1
  if (isTie || (second !== undefined && first - second <= 1 && winners.length > 0))
    moments.push({ say: { kind: 'close', isTie }, entry, at, round, seats: winners, score: momentScore(52) })
  return moments
}

/** So that everybody can appear: the round that brought them most. */
const ofEverybody = (rounds: readonly ToldRound[], { scores }: Ending): DixitMoment[] =>
  Object.keys(scores)
    .map(Number)
    .flatMap((seat) => {
      const [best] = rounds.filter(({ told }) => told.owners.includes(seat)).sort((one, other) => gainIn(other, seat) - gainIn(one, seat))
      return best
        ? [
            {
              say: { kind: 'there' as const, seat },
              entry: best.entry,
              at: best.at,
              round: best.told.round,
              seats: [seat],
              score: momentScore(5),
            },
          ]
        : []
    })

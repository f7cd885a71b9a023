import { type Moment, momentScore, type Seat } from '@figment/game-kit'
import { type Open, type Player, type Poem, RIVAL } from '../types.ts'

/** What is worth showing again of a game of Poezium. */
export type Say =
  | { readonly kind: 'early'; readonly guesser: Player; readonly lines: number }
  | { readonly kind: 'flawless' }
  | { readonly kind: 'longest' }
  | { readonly kind: 'stray'; readonly count: number }
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'mind'; readonly teller: Seat }
  | { readonly kind: 'lot'; readonly winner: Seat }
  | { readonly kind: 'there'; readonly seat: Seat }
export type PoeziumMoment = Moment<Say>

/** A round that was read to its end. */
export interface ReadRound {
  readonly poem: Poem
  readonly entry: number
  readonly at: number | null
  /** Who laid the lines of the poem. */
  readonly makers: readonly Player[]
  /** All lines that were laid before the story was shown, and those that did not fit; null: only the log knows. */
  readonly lines: number | null
  readonly strays: number | null
  readonly isCorrected: boolean
}

export interface Ending {
  /** Who won by the lot; null: it did not decide. */
  readonly lot: Seat | null
  readonly seats: readonly Seat[]
  isBot(seat: Seat): boolean
}

const LONG = 4
const MANY = { marked: 3, strays: 3, wrongs: 2 }

export function momentsOfRounds(rounds: readonly ReadRound[], ending: Ending): PoeziumMoment[] {
  return [...rounds.flatMap((round) => ofRound(round, ending)), ...ofGame(rounds, ending), ...ofEverybody(rounds, ending)]
}

/** From what lies open after the end: how many lines strayed is in the log alone. */
export const momentsInSight = ({ poems, draw, winner, seats }: Open, isBot: Ending['isBot']): PoeziumMoment[] =>
  momentsOfRounds(
    poems.map((poem) => ({ poem, entry: poem.round, at: null, makers: makersOf(poem), lines: null, strays: null, isCorrected: false })),
    { lot: draw?.decides === 'winner' && winner !== null && winner !== RIVAL ? winner : null, seats, isBot },
  )

const makersOf = ({ storyteller, endedBy, guesser }: Poem): readonly Player[] => [
  storyteller,
  endedBy,
  ...(guesser === null ? [] : [guesser]),
]

const seatsAmong = (players: readonly Player[]): Seat[] => [...new Set(players.filter((player): player is Seat => player !== RIVAL))]

function moment(
  round: ReadRound,
  say: Say,
  [base, measure]: readonly [number, number],
  who: readonly Player[],
  { isBot }: Ending,
): PoeziumMoment {
  const seats = seatsAmong(who)
  const isLedByBot = seats[0] !== undefined && isBot(seats[0])
  return { say, entry: round.entry, at: round.at, round: round.poem.round, seats, score: momentScore(base, measure, { isLedByBot }) }
}

function ofRound(round: ReadRound, ending: Ending): PoeziumMoment[] {
  const { poem, lines, strays, isCorrected } = round
  const { guesser, storyteller, points } = poem
  const wrongs = points.filter(({ reason }) => reason === 'guessedWrong').length
  const make = (say: Say, worth: readonly [number, number], who: readonly Player[]) => moment(round, say, worth, who, ending)
  const moments: PoeziumMoment[] = []
  if (guesser !== null && lines !== null && lines <= 1)
    moments.push(make({ kind: 'early', guesser, lines }, [68 - 8 * lines, 0], [guesser, storyteller]))
  if (strays === 0 && lines !== null && lines >= MANY.marked)
    moments.push(make({ kind: 'flawless' }, [58, 3 * lines], [storyteller, ...round.makers]))
  if (strays !== null && strays >= MANY.strays)
    moments.push(make({ kind: 'stray', count: strays }, [50, 3 * strays], [storyteller, ...round.makers]))
  if (guesser !== null && wrongs >= MANY.wrongs)
    moments.push(make({ kind: 'wrong', count: wrongs }, [54, 5 * wrongs], [guesser, storyteller]))
  if (guesser === null) moments.push(make({ kind: 'nobody' }, [50, 0], [storyteller]))
  if (isCorrected) moments.push(make({ kind: 'mind', teller: storyteller }, [44, 0], [storyteller]))
  return moments
}

/** Of the game as a whole: its longest poem, and a win that the lot decided. */
function ofGame(rounds: readonly ReadRound[], ending: Ending): PoeziumMoment[] {
  const lengthOf = ({ poem }: ReadRound) => poem.lines.length + 1
  const [longest] = rounds.filter((round) => lengthOf(round) >= LONG).sort((one, other) => lengthOf(other) - lengthOf(one))
  const last = rounds.at(-1)
  return [
    ...(longest ? [moment(longest, { kind: 'longest' }, [56, 3 * lengthOf(longest)], longest.makers, ending)] : []),
    ...(last && ending.lot !== null ? [moment(last, { kind: 'lot', winner: ending.lot }, [60, 0], [ending.lot], ending)] : []),
  ]
}

/** So that everybody can appear: a poem they had a hand in, the longest of them. */
const ofEverybody = (rounds: readonly ReadRound[], ending: Ending): PoeziumMoment[] =>
  ending.seats.flatMap((seat) => {
    const [best] = rounds
      .filter(({ makers }) => makers.includes(seat))
      .sort((one, other) => other.poem.lines.length - one.poem.lines.length)
    return best ? [moment(best, { kind: 'there', seat }, [5, 0], [seat], { ...ending, isBot: () => false })] : []
  })

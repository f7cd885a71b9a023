import { type Logged, type Moment, momentScore, type Seat, type State } from '@figment/game-kit'
import { evolve } from './rules/effects/evolve.ts'
import type { Event, Pictomania, Sheet } from './types.ts'

/** What is worth showing again of a game; a guess is a number, and nobody says which word somebody saw. */
export type Say =
  | { readonly kind: 'atOnce'; readonly guessers: number; readonly seconds: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'only'; readonly guesser: Seat }
  | { readonly kind: 'spare'; readonly strokes: number }
  | { readonly kind: 'again'; readonly clears: number }
  | { readonly kind: 'lastSecond'; readonly guesser: Seat }
  | { readonly kind: 'odd' | 'perfect'; readonly seat: Seat }
  | { readonly kind: 'there'; readonly drawer: Seat; readonly word: string }
/** `drawing`: whose sheet it is about; null: about no single one. */
export type PictomaniaMoment = Moment<Say> & { readonly drawing: Seat | null }

const seconds = (ms: number) => Math.round(ms / 1000)
const SOON = 60
const FEW_STROKES = 5
const lateMs = 2_000

interface Round {
  readonly entry: number
  readonly at: number
  readonly round: number
  readonly clears: ReadonlyMap<Seat, number>
  /** When the drawing ended, since it began. */
  readonly endedMs: number
}

/** From how a game began and its log; nothing before it is over. Sheets that were taken off, empty or of something else do not count. */
export function momentsOf(
  begun: State<Pictomania>,
  log: readonly Logged<Event>[],
  isBot: (seat: Seat) => boolean = () => false,
): PictomaniaMoment[] {
  if (!log.some(({ event }) => event.type === 'gameEnded')) return []
  const moments: PictomaniaMoment[] = []
  const make = (say: Say, base: number, measure: number, { entry, at, round }: Round, seats: readonly Seat[], drawing: Seat | null) => {
    const score = momentScore(base, measure, { isLedByBot: seats[0] !== undefined && isBot(seats[0]) })
    moments.push({ say, entry, at, round, seats, score, drawing })
  }
  let state = begun
  let clears = new Map<Seat, number>()
  let endedMs = 0
  for (const { entry, at, event } of log) {
    if (event.type === 'tasksDealt') clears = new Map()
    if (event.type === 'sheetCleared') clears.set(event.seat, (clears.get(event.seat) ?? 0) + 1)
    if (event.type === 'drawingEnded') endedMs = at - (state.open.began ?? at)
    if (event.type === 'roundScored') {
      const round: Round = { entry, at, round: state.open.round, clears, endedMs }
      const sheets = Object.entries(state.open.sheets)
        .map(([seat, sheet]) => [Number(seat), sheet] as const)
        .filter(([, sheet]) => !sheet.isWrong && !sheet.isOff && sheet.strokes.length > 0)
      for (const [drawer, sheet] of sheets) ofSheet(drawer, sheet, round, make)
      for (const seat of Object.keys(event.scores).map(Number)) {
        const score = event.scores[seat]
        if (score?.isOddOneOut) make({ kind: 'odd', seat }, 44, 2 * score.wrongGuesses, round, [seat], null)
        const others = sheets.filter(([drawer]) => drawer !== seat)
        const firsts = others.filter(([, sheet]) => rightOn(sheet)[0]?.by === seat).length
        const knewAll = others.length >= 3 && others.every(([, sheet]) => rightOn(sheet).some(({ by }) => by === seat))
        if (knewAll && firsts >= 2) make({ kind: 'perfect', seat }, 57, 3 * firsts, round, [seat], null)
      }
    }
    state = evolve(state, event)
  }
  return [...moments, ...ofEverybody(state, log)]
}

const rightOn = ({ pile }: Sheet) => pile.filter(({ shown }) => shown?.isRight)

type Make = (say: Say, base: number, measure: number, round: Round, seats: readonly Seat[], drawing: Seat | null) => void

function ofSheet(drawer: Seat, sheet: Sheet, round: Round, make: Make): void {
  const { pile, strokes } = sheet
  const right = rightOn(sheet)
  const [first] = right
  const lastMs = Math.max(0, ...right.map(({ at }) => at))
  const knew = right.map(({ by }) => by)
  const told = (say: Say, base: number, measure: number) => make(say, base, measure, round, [drawer, ...knew], drawer)
  if (pile.length >= 2 && right.length === pile.length && seconds(lastMs) <= SOON)
    told({ kind: 'atOnce', guessers: right.length, seconds: seconds(lastMs) }, 60, (SOON - seconds(lastMs)) * 0.5)
  if (pile.length >= 2 && right.length === 0) told({ kind: 'nobody' }, 62, 3 * pile.length)
  if (pile.length >= 3 && first && right.length === 1) told({ kind: 'only', guesser: first.by }, 54, 2 * pile.length)
  if (strokes.length <= FEW_STROKES && pile.length > 0 && right.length * 2 >= pile.length)
    told({ kind: 'spare', strokes: strokes.length }, 56, 4 * (6 - strokes.length))
  const clears = round.clears.get(drawer) ?? 0
  if (clears > 0 && right.length > 0) told({ kind: 'again', clears }, 48, 4 * clears)
  const late = right.find(({ at }) => round.endedMs - at <= lateMs)
  if (late) told({ kind: 'lastSecond', guesser: late.by }, 50, 0)
}

/** So that everybody can appear: their sheet that most knew. */
function ofEverybody({ open }: State<Pictomania>, log: readonly Logged<Event>[]): PictomaniaMoment[] {
  const last = log.at(-1)
  return Object.entries(open.booklet).flatMap(([seat, pages]) => {
    const drawer = Number(seat)
    const knownOn = (pile: Sheet['pile']) => pile.filter(({ shown }) => shown?.isRight).length
    const [best] = Object.values(pages)
      .filter(({ letters, isWrong }) => letters > 0 && !isWrong)
      .sort((one, other) => knownOn(other.pile) - knownOn(one.pile))
    if (!best) return []
    const say = { kind: 'there' as const, drawer, word: best.word }
    return [{ say, entry: last?.entry ?? 0, at: last?.at ?? 0, round: best.round, seats: [drawer], score: momentScore(5), drawing: drawer }]
  })
}

import { type Logged, type Moment, momentScore, type Seat, type State } from '@figment/game-kit'
import { evolve } from './rules/effects/evolve.ts'
import { type Event, type Player, type Poezium, RIVAL } from './types.ts'

/** What is worth showing again of a game. */
export type Say =
  | { readonly kind: 'early'; readonly guesser: Player; readonly lines: number }
  | { readonly kind: 'flawless' | 'nobody' }
  | { readonly kind: 'longest'; readonly lines: number }
  | { readonly kind: 'stray'; readonly lines: number }
  | { readonly kind: 'wrong'; readonly guesses: number }
  | { readonly kind: 'mind'; readonly teller: Seat }
  | { readonly kind: 'lot'; readonly winner: Player }
  | { readonly kind: 'there'; readonly seat: Seat }
export type PoeziumMoment = Moment<Say>

const MANY_LINES = 3
const LONG_POEM = 4
const MANY_GUESSES = 2
const seatsOf = (players: readonly (Player | null)[]): Seat[] =>
  players.filter((player): player is Seat => player !== null && player !== RIVAL)

/** From how a game began and its log; nothing before it is over. */
export function momentsOf(
  begun: State<Poezium>,
  log: readonly Logged<Event>[],
  isBot: (seat: Seat) => boolean = () => false,
): PoeziumMoment[] {
  const end = log.find(({ event }) => event.type === 'gameEnded')
  if (!end || end.event.type !== 'gameEnded') return []
  const { winner } = end.event
  const moments: PoeziumMoment[] = []
  let state = begun
  const make = (say: Say, base: number, measure: number, { entry, at }: { entry: number; at: number }, seats: readonly Seat[]) => {
    const score = momentScore(base, measure, { isLedByBot: seats[0] !== undefined && isBot(seats[0]) })
    moments.push({ say, entry, at, round: state.open.round, seats, score })
  }
  /** Where the poem with most lines was ended. */
  let longest = { lines: 0, entry: 0, at: 0, round: 0, seats: [] as readonly Seat[] }
  const lines = new Map<Seat, { count: number; entry: number; at: number; round: number }>()
  for (const { entry, at, event } of log) {
    const { open } = state
    const teller = open.storyteller
    const here = { entry, at }
    const byTeller = teller === null ? [] : [teller]
    if (event.type === 'markCorrected' && teller !== null) make({ kind: 'mind', teller }, 44, 0, here, [teller])
    if (event.type === 'tieDrawn' && event.decides === 'winner') make({ kind: 'lot', winner }, 60, 0, here, seatsOf([winner]))
    if (event.type === 'storyShown') {
      const marked = open.lines.filter(({ mark }) => mark !== null)
      const strays = marked.filter(({ mark }) => mark === 'doesNot')
      const wrongs = open.guesses.filter(({ isRight }) => !isRight).length
      const { guesser } = event
      if (guesser === null) make({ kind: 'nobody' }, 50, 0, here, byTeller)
      if (guesser !== null && open.lines.length <= 1)
        make({ kind: 'early', guesser, lines: open.lines.length }, 68 - 8 * open.lines.length, 0, here, [
          ...seatsOf([guesser]),
          ...byTeller,
        ])
      if (marked.length >= MANY_LINES && strays.length === 0)
        make({ kind: 'flawless' }, 58, 3 * open.lines.length, here, [...byTeller, ...seatsOf(marked.map(({ by }) => by))])
      if (strays.length >= MANY_LINES)
        make({ kind: 'stray', lines: strays.length }, 50, 3 * strays.length, here, seatsOf(strays.map(({ by }) => by)))
      if (wrongs >= MANY_GUESSES) make({ kind: 'wrong', guesses: wrongs }, 54, 5 * wrongs, here, seatsOf(open.guesses.map(({ by }) => by)))
    }
    state = evolve(state, event)
    const poem = state.open.poems.at(-1)
    if (poem && state.open.poems.length > open.poems.length) {
      const fitting = open.lines.filter(({ mark }) => mark === 'fits')
      if (poem.lines.length > longest.lines)
        longest = {
          lines: poem.lines.length,
          entry,
          at,
          round: poem.round,
          seats: [poem.storyteller, ...seatsOf(fitting.map(({ by }) => by))],
        }
      for (const seat of seatsOf([...fitting.map(({ by }) => by), poem.storyteller])) {
        const count = fitting.filter(({ by }) => by === seat).length
        if (count > (lines.get(seat)?.count ?? -1)) lines.set(seat, { count, entry, at, round: poem.round })
      }
    }
  }
  const { lines: most, entry, at, round, seats } = longest
  if (most >= LONG_POEM) moments.push({ say: { kind: 'longest', lines: most }, entry, at, round, seats, score: momentScore(56, 3 * most) })
  for (const [seat, best] of lines)
    moments.push({ say: { kind: 'there', seat }, entry: best.entry, at: best.at, round: best.round, seats: [seat], score: momentScore(5) })
  return moments
}

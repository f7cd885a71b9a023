import type { Thought } from '../bot.ts'
import type { Chance } from '../chance.ts'
import type { Forget, Maker } from '../forget.ts'
import type { GameTypes, Rules, State } from '../game.ts'
import type { GameLog } from '../replay.ts'
import type { Seat } from '../seat.ts'
import type { SeatView } from '../views.ts'

/** What one seat wrote, drew or recorded, with what is to stand in its place. */
export type Traces = Map<unknown, unknown>

/** A game that was played, and all that people made in it. */
export interface Made<G extends GameTypes> extends GameLog<G> {
  readonly rules: Rules<G>
  readonly forget: Forget<G>
  readonly traces: ReadonlyMap<Seat, Traces>
  /** Pieces of the options, all written by seat 0. */
  readonly written: readonly unknown[]
  /** Facts of a state that follow from what people made, by their names: how long something is, for instance. They may change with it. */
  readonly follows?: readonly string[]
}

/** Who sits here; who sits at 0 wrote these pieces of the options as well. */
export const makerAt = (seat: Seat, written: readonly unknown[]): Maker => {
  const texts = new Set(written.map((piece) => JSON.stringify(piece)))
  return { isIn: (other) => other === seat, wrote: (piece) => seat === 0 && texts.has(JSON.stringify(piece)) }
}

/** The log without what the seat made. */
export function forgotten<G extends GameTypes>({ rules, forget, deal, events, written }: Made<G>, seat: Seat): GameLog<G> {
  const maker = makerAt(seat, written)
  let state = rules.start(deal)
  const left = events.map((event) => {
    const other = forget.event(event, state, maker)
    state = rules.evolve(state, event)
    return other
  })
  return { deal: forget.deal?.(deal, maker) ?? deal, events: left }
}

type AtRandom<G extends GameTypes> = (view: SeatView<G>, chance: Chance) => Thought<G['move']> | null

/** The player, and what it made at each seat. */
export function watched<G extends GameTypes>(player: AtRandom<G>, plant: (move: G['move'], seat: Seat, traces: Traces) => G['move']) {
  const traces = new Map<Seat, Traces>()
  const bot: AtRandom<G> = (view, chance) => {
    const idea = player(view, chance)
    if (!idea) return idea
    const theirs = traces.get(view.seat) ?? new Map<unknown, unknown>()
    traces.set(view.seat, theirs)
    return { ...idea, move: plant(idea.move, view.seat, theirs) }
  }
  return { bot, traces }
}

/** Only what came to be played leaves a trace. */
export function asPlayed(traces: ReadonlyMap<Seat, Traces>, events: readonly object[]): Map<Seat, Traces> {
  const text = JSON.stringify(events)
  const inText = (theirs: Traces): Traces => new Map([...theirs].filter(([trace]) => text.includes(JSON.stringify(trace))))
  return new Map([...traces].map(([seat, theirs]) => [seat, inText(theirs)]))
}

/** Of the states between the first and the last, one in so many is looked at. */
const LOOKED_AT_ONE_IN = 7

/** What is not as it should be when one seat after another is forgotten: their traces are gone, and nothing else has changed. */
export function troubleForgetting<G extends GameTypes>(made: Made<G>): readonly string[] {
  const befores = [...statesOf(made.rules, made)]
  const textOf = (state: unknown, traces: Traces = new Map()) =>
    JSON.stringify(state, (name, part: unknown) => (made.follows?.includes(name) ? undefined : traces.has(part) ? traces.get(part) : part))
  return [...made.traces].flatMap(([seat, traces]) => {
    const log = forgotten(made, seat)
    const text = JSON.stringify(log)
    const isIn = (trace: unknown) => text.includes(JSON.stringify(trace))
    const kept = [...traces.keys()].filter(isIn)
    const lost = [...made.traces].flatMap(([other, theirs]) => (other === seat ? [] : [...theirs.keys()].filter((trace) => !isIn(trace))))
    const afters = [...statesOf(made.rules, log)]
    const isLookedAt = (at: number) => at % LOOKED_AT_ONE_IN === 0 || at === afters.length - 1
    const changed = afters.flatMap((after, at) =>
      isLookedAt(at) && textOf(after) !== textOf(befores[at], traces) ? [`state ${at} without seat ${seat} is another`] : [],
    )
    return [
      ...kept.map((trace) => `${String(trace)} of seat ${seat} is still there`),
      ...lost.map((trace) => `${String(trace)} is gone with seat ${seat}, who did not make it`),
      ...changed,
    ]
  })
}

function* statesOf<G extends GameTypes>(rules: Rules<G>, { deal, events }: GameLog<G>): Generator<State<G>> {
  let state = rules.start(deal)
  yield state
  for (const event of events) {
    state = rules.evolve(state, event)
    yield state
  }
}

import type { AnyMove, Idea, Seen, Thought } from './bot.ts'
import { type Chance, pick, seededChance } from './chance.ts'
import { type GameTypes, isRefused, type Rules, type State } from './game.ts'
import { Air } from './simulated-air.ts'
import type { Motion } from './motion.ts'
import { type GameLog, replay } from './replay.ts'
import type { Seat } from './seat.ts'
import { seatView, type SeatView, tableView, type View } from './views.ts'

export * from './in-time.ts'

/** Another game up to the same moment that `viewer` (null: the TV) cannot tell from this one; null when there is none. */
export type Twin<G extends GameTypes> = (log: GameLog<G>, viewer: Seat | null, chance: Chance) => GameLog<G> | null

/** A figure of a game's own for the summary: how often something came about, out of how often it could have. */
export interface Figure<G extends GameTypes> {
  readonly key: string
  readonly label: string
  share(last: G['open']): { readonly came: number; readonly of: number }
}

/** The same of the modelled person among bots. */
export interface PersonFigure<G extends GameTypes> {
  readonly key: string
  readonly label: string
  share(played: { readonly log: GameLog<G>; readonly last: State<G> }, seat: Seat): { readonly came: number; readonly of: number }
}

export interface Played<G extends GameTypes> {
  readonly log: GameLog<G>
  readonly last: State<G>
  readonly finished: boolean
  readonly moves: number
  readonly refused: number
}

export interface PlayOptions<G extends GameTypes> {
  readonly options: G['options']
  readonly seats: number
  readonly seed: string
  readonly locale?: string
  readonly movesAtMost?: number
  /** Sees the state after each move or timeout. */
  readonly watch?: (state: State<G>, log: GameLog<G>) => void
  /** Seats that leave for good, by the number of the move after which they go. */
  readonly leaving?: ReadonlyMap<number, Seat>
  /** Who plays in each seat, as the rules are told; people who are here, unless it is said. */
  readonly who?: Chance['who']
  /** With it bots see each other move. */
  readonly motion?: Motion<G> | undefined
}

/** Somebody who plays without a clock; null: there is nothing to do. */
export type Player<G extends GameTypes> = (view: SeatView<G>, chance: Chance, locale: string, seen: Seen) => Idea<G['move']> | null

/** Does anything that is allowed, within a time like that of people. */
export const atRandom =
  <G extends GameTypes>(anyMove: AnyMove<G>, withinMs = 20_000) =>
  (view: SeatView<G>, chance: Chance, _locale?: string): Thought<G['move']> | null => {
    const move = anyMove(view, chance)
    return move && { move, after: chance.below(withinMs) }
  }

/**
 * A whole game without a server, in which any of those who have something to do is the next: also what clocks would never
 * bring about. For bots as they are at a table see `playInTime`.
 */
export function playWithBots<G extends GameTypes>(game: Rules<G>, bot: Player<G>, play: PlayOptions<G>): Played<G> {
  const luck = seededChance(play.seed)
  const chance: { -readonly [Part in keyof Chance]: Chance[Part] } = { ...luck, who: play.who ?? luck.who }
  const seats = Array.from({ length: play.seats }, (_, seat) => seat)
  const deal = game.deal(seats, play.options, chance)
  const events: G['event'][] = []
  const log = { deal, events }
  let state = game.start(deal)
  let moves = 0
  let refusals = 0
  const apply = (told: readonly G['event'][]) => {
    for (const event of told) {
      state = game.evolve(state, event)
      events.push(event)
      play.watch?.(state, log)
    }
  }
  const air = new Air(play.motion, play.seed)
  const waitUntil = (now: number) => {
    chance.now = now
    air.passUntil(now, state)
  }
  const limit = play.movesAtMost ?? 20_000
  // something may still come after the end, such as a vote
  const isDone = () => state.open.phase === 'over' && state.open.due === null
  for (let asked = 0; !isDone() && asked < limit; asked++) {
    air.notice(state)
    const ideas = state.open.seats.flatMap((seat) => {
      const idea = bot(seatView(state, seat), chance, play.locale ?? 'en', air.seenBy(seat))
      return idea ? [{ seat, ...idea }] : []
    })
    const thoughts = ideas.flatMap(({ seat, move, after }) => (move === null ? [] : [{ seat, move, after }]))
    const lookAgainAt = chance.now + Math.min(...ideas.map(({ after }) => after))
    if (thoughts.length > 0) {
      const { seat, move, after } = pick(chance, thoughts)
      waitUntil(chance.now + after)
      const decision = game.decide(state, move, seat, chance)
      if (isRefused(decision)) refusals++
      else apply(decision)
    } else if (state.open.due !== null && state.open.due <= lookAgainAt) {
      waitUntil(state.open.due)
      apply(game.expire(state, chance))
    } else if (ideas.length > 0) {
      waitUntil(lookAgainAt)
      continue
    } else {
      break
    }
    moves++
    const leaver = play.leaving?.get(moves)
    if (leaver !== undefined && state.open.seats.includes(leaver)) apply(game.leave(state, leaver, chance))
  }
  return { log, last: state, finished: isDone(), moves, refused: refusals }
}

export const replaysEqual = <G extends GameTypes>(game: Rules<G>, played: Played<G>): boolean =>
  JSON.stringify(replay(game, played.log)) === JSON.stringify(played.last)

/**
 * Two games that differ only in what the viewer may not see must give the viewer the same bytes at every step.
 * Looks at `samples` moments of the game, of these if any are named, and returns at how many of them the viewer could tell the two apart.
 */
export function secretsTold<G extends GameTypes>(
  game: Rules<G>,
  twin: Twin<G>,
  log: GameLog<G>,
  chance: Chance,
  samples: number,
  moments?: readonly number[],
) {
  let told = 0
  let compared = 0
  for (let sample = 0; sample < samples; sample++) {
    const events = moments ? pick(chance, moments) : chance.below(log.events.length + 1)
    const prefix = { deal: log.deal, events: log.events.slice(0, events) }
    const seats = Object.keys(game.start(log.deal).held).map(Number)
    const viewer = pick(chance, [...seats, null])
    const other = twin(prefix, viewer, chance)
    if (!other || JSON.stringify(other) === JSON.stringify(prefix)) continue
    compared++
    if (!looksTheSame(game, prefix, other, viewer)) told++
  }
  return { told, compared }
}

function looksTheSame<G extends GameTypes>(game: Rules<G>, one: GameLog<G>, other: GameLog<G>, viewer: Seat | null): boolean {
  let left = game.start(one.deal)
  let right = game.start(other.deal)
  const isAlike = alike()
  const isSeenAlike = () => isAlike(view(left, viewer), view(right, viewer))
  if (!isSeenAlike()) return false
  for (const [at, event] of one.events.entries()) {
    left = game.evolve(left, event)
    right = game.evolve(right, other.events[at] as G['event'])
    if (!isSeenAlike()) return false
  }
  // once without relying on what was alike before
  return bytes(view(left, viewer)) === bytes(view(right, viewer))
}

const bytes = (value: unknown) => JSON.stringify(value)

/** Whether two views are the same bytes. An event changes little of a state: what was found alike before is not looked at again. */
function alike(): (one: unknown, other: unknown) => boolean {
  const found = new WeakMap<object, object>()
  const isSame = (one: unknown, other: unknown): boolean => {
    if (Object.is(one, other)) return true
    if (!isObject(one) || !isObject(other)) return false
    if (found.get(one) === other) return true
    const isAlike = Array.isArray(one) && Array.isArray(other) ? areItemsSame(one, other) : arePartsSame(one, other)
    if (isAlike) found.set(one, other)
    return isAlike
  }
  const areItemsSame = (one: readonly unknown[], other: readonly unknown[]) =>
    one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  const arePartsSame = (one: Parts, other: Parts) => {
    const [keys, others] = [Object.keys(one), Object.keys(other)]
    const hasSameKeys = keys.length === others.length && keys.every((key, at) => key === others[at])
    return hasSameKeys && Array.isArray(one) === Array.isArray(other) && keys.every((key) => isSame(one[key], other[key]))
  }
  // what differs only in ways that are not sent is no difference
  return (one, other) => isSame(one, other) || bytes(one) === bytes(other)
}

type Parts = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null

// a seat that was removed sees what everyone sees
function view<G extends GameTypes>(state: State<G>, viewer: Seat | null): View<G> {
  return viewer === null || state.held[viewer] === undefined ? tableView(state) : seatView(state, viewer)
}

import { type Person, type Quickness, type Seen, seenAt } from './bot.ts'
import { type Chance, seededChance } from './chance.ts'
import type { Playable } from './contract.ts'
import { type GameTypes, isRefused, type State } from './game.ts'
import { Minds } from './minds.ts'
import type { GameLog } from './replay.ts'
import type { Seat } from './seat.ts'
import type { Played } from './simulate.ts'
import type { Skill } from './skills.ts'
import { Air } from './simulated-air.ts'
import { Tempo } from './tempo.ts'
import { seatView } from './views.ts'

export interface InTime<G extends GameTypes> {
  readonly options: G['options']
  readonly seats: number
  readonly seed: string
  readonly locale?: string
  readonly skill?: Skill
  /** Where a modelled person plays; everywhere else are bots. */
  readonly people?: readonly Seat[]
  readonly quickness?: Quickness
  /** From here on, instead of a game that begins now. */
  readonly from?: State<G>
  /** Before the end of the game. */
  isEnough?(state: State<G>): boolean
  /** Sees the state after each event. */
  watch?(state: State<G>, log: GameLog<G>): void
}

/** A game in which nothing happens for so long has come to a stop: nobody there will ever do anything. */
const STANDS_STILL_MS = 30 * 60_000
const MOVES_AT_MOST = 20_000

type Simulated<G extends GameTypes> = Pick<Playable<G>, 'rules' | 'bot' | 'person' | 'motion'>

/** A whole game on a clock of its own, by the same rules by which bots sit at a real table. */
export function playInTime<G extends GameTypes>(game: Simulated<G>, how: InTime<G>): Played<G> {
  const { rules } = game
  const { options, seed, locale = 'en', skill = 'medium', people = [], quickness = 'medium' } = how
  const luck = seededChance(seed)
  let now = 0
  const isPerson = (seat: Seat) => people.includes(seat)
  const chance = (): Chance => ({ ...luck, now, who: (seat) => (isPerson(seat) ? 'here' : 'bot') })
  const order = Array.from({ length: how.seats }, (_, seat) => seat)
  const deal = rules.deal(order, options, chance())
  const events: G['event'][] = []
  const log = { deal, events }
  let state = how.from ?? rules.start(deal)
  let moves = 0
  let refused = 0
  let stirredAt = 0
  const person: Person<G> = game.person ? (...seen) => game.person?.(...seen) ?? LOOKS : asItsBot(game)
  const air = new Air(game.motion, seed, people)
  const tempo = new Tempo()
  const minds = new Minds<G['move']>(
    (seat, thought) => {
      const seen = seenBy(seat)
      const own = seededChance(`${seed}/${seat} ${thought}`, now)
      const view = seatView(state, seat)
      return isPerson(seat) ? person(view, own, locale, { ...seen, quickness }) : game.bot(view, own, locale, seen)
    },
    (seat) => (isPerson(seat) ? 1 : tempo.pace),
  )
  const seenBy = (seat: Seat): Seen => {
    const { strength, heldSince } = air.seenBy(seat)
    const here = people.filter((one) => one !== seat && state.open.seats.includes(one))
    const pace = isPerson(seat) ? 1 : tempo.pace
    return seenAt(now, { strength, heldSince, skill, people: here, awaitedSince: tempo.awaitedSince(seat) ?? now, pace })
  }
  const waitUntil = (at: number) => {
    now = Math.max(now, at)
    air.passUntil(now, state)
  }
  const look = () => {
    air.notice(state)
    tempo.notice(state.open, now, { isPerson, botsClock: tempo.pace })
    minds.attend(state.open.seats, state.open, now)
  }
  const apply = (told: readonly G['event'][]) => {
    for (const event of told) {
      state = rules.evolve(state, event)
      events.push(event)
      how.watch?.(state, log)
    }
    if (told.length > 0) stirredAt = now
    moves++
    look()
  }
  look()
  const goesOn = () => state.open.phase !== 'over' && !how.isEnough?.(state) && moves < MOVES_AT_MOST && now - stirredAt <= STANDS_STILL_MS
  while (goesOn()) {
    const { due } = state.open
    const at = minds.nextAt
    if (due !== null && due <= (at ?? Number.POSITIVE_INFINITY)) {
      waitUntil(due)
      apply(rules.expire(state, chance()))
    } else if (at === null) {
      break
    } else {
      waitUntil(at)
      const deed = minds.next(now)
      if (!deed) continue
      const decision = rules.decide(state, deed.move, deed.seat, chance())
      if (isRefused(decision)) refused++
      else apply(decision)
    }
  }
  return { log, last: state, finished: state.open.phase === 'over', moves, refused }
}

const LOOKS = { move: null, after: 1000 } as const

/** How much longer than a bot of medium skill somebody takes. */
const SLOWER_TIMES: Readonly<Record<Quickness, number>> = { slow: 2, medium: 1.3, quick: 0.8 }
const HESITATES_MS = 2000

/** For games that know no better: people play as its bots do, only slower, and take what they want without waiting for others. */
const asItsBot =
  <G extends GameTypes>({ bot }: Pick<Playable<G>, 'bot'>): Person<G> =>
  (view, chance, locale, seen) => {
    const idea = bot(view, chance, locale, { ...seen, people: [], skill: 'medium' })
    return { ...idea, after: idea.after * SLOWER_TIMES[seen.quickness] + (idea.move === null ? 0 : chance.below(HESITATES_MS)) }
  }

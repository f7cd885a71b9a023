import { type Chance, seededChance } from '../chance.ts'
import type { Announcement, Playable } from '../contract.ts'
import { type GameTypes, isRefused, type State } from '../game.ts'
import type { Seat } from '../seat.ts'
import { secretsTold } from '../simulate.ts'
import { seatView, type SeatView } from '../views.ts'

/** A table so small that all that can happen at it can be looked at. */
export interface SmallTable<G extends GameTypes> {
  /** With the fewest players, tiny decks, and a clock that runs. */
  readonly deal: G['deal']
  /** Every move worth telling apart that this seat can make; what the rules refuse is left out by itself. */
  moves(view: SeatView<G>): readonly G['move'][]
  /** How far it is looked at: the end of the first round, for instance. */
  isDone(open: G['open']): boolean
  /** The points that all this should have brought, by somebody who knows the rulebook and not the rules here; null: it cannot be said. */
  scores(told: { readonly deal: G['deal']; readonly events: readonly G['event'][] }): Readonly<Record<Seat, number>> | null
  /** One of them may leave, at any moment. */
  readonly leaver?: boolean
  /** False: no time is ever up. Whatever is stuck then had been saved by the clock. */
  readonly clock?: boolean
  readonly statesAtMost?: number
  /** What makes two states the same; left out: all that is in them. */
  keyOf?(state: State<G>): unknown
}

export interface EveryWay {
  readonly states: number
  /** Of them, where it is done. */
  readonly ends: number
  readonly trouble: readonly string[]
}

interface Node<G extends GameTypes> {
  readonly state: State<G>
  readonly from: number | null
  readonly events: readonly G['event'][]
  readonly hasLeft: boolean
  readonly isDone: boolean
  readonly cameFrom: number[]
}

/** How it came to what follows, and what the screens had said of that. */
interface Leading<G extends GameTypes> {
  readonly hasLeft: boolean
  readonly announced: readonly Announcement<G>[]
}

/** `EVERY_WAY=large vitest run games/…`: with a real choice for everybody, minutes long instead of seconds. */
export const isEveryWayLarge = process.env.EVERY_WAY === 'large'

const TOLD_AT_MOST = 5
/** Secrets are looked for in one of so many states: a leak is in every state of a phase, and most phases have hundreds. */
const LEAKS_LOOKED_FOR_ONE_IN = 48

/** All orders in which moves, the clock and one who leaves can follow each other: none is stuck, tells a secret, announces what does not come, or scores wrong. */
export function everyWay<G extends GameTypes>(game: Playable<G>, small: SmallTable<G>): EveryWay {
  return new Ways(game, small).walk()
}

class Ways<G extends GameTypes> {
  readonly #game: Playable<G>
  readonly #small: SmallTable<G>
  readonly #nodes: Node<G>[] = []
  readonly #known = new Map<string, number>()
  readonly #trouble = new Set<string>()

  constructor(game: Playable<G>, small: SmallTable<G>) {
    this.#game = game
    this.#small = small
  }

  walk(): EveryWay {
    const { statesAtMost = isEveryWayLarge ? 1_000_000 : 60_000 } = this.#small
    this.#reach(null, [], this.#game.rules.start(this.#small.deal), false)
    for (let at = 0; at < this.#nodes.length && this.#trouble.size < TOLD_AT_MOST; at++) {
      if (this.#nodes.length > statesAtMost) {
        this.#trouble.add(`there are more than ${statesAtMost} states: make the table smaller`)
        break
      }
      this.#stepsFrom(at)
    }
    const isComplete = this.#trouble.size === 0
    if (isComplete) this.#findStuck()
    return {
      states: this.#nodes.length,
      ends: this.#nodes.filter(({ isDone }) => isDone).length,
      trouble: [...this.#trouble].slice(0, TOLD_AT_MOST),
    }
  }

  /** Luck is the same every time, and time stands still. */
  get #chance(): Chance {
    return seededChance('every way')
  }

  #stepsFrom(at: number): void {
    const { state, hasLeft, isDone } = this.#nodes[at] as Node<G>
    if (isDone) return
    const { rules } = this.#game
    const { open } = state
    // whoever leaves may change what comes; all else must be as it was announced
    const announced = this.#game.announced?.(open) ?? []
    for (const seat of open.seats) {
      for (const move of this.#small.moves(seatView(state, seat))) {
        const decision = rules.decide(state, move, seat, this.#chance)
        if (!isRefused(decision)) this.#goOn(at, decision, { hasLeft, announced })
      }
    }
    if (open.due !== null && this.#small.clock !== false) this.#goOn(at, rules.expire(state, this.#chance), { hasLeft, announced })
    if (hasLeft || this.#small.leaver === false) return
    for (const seat of open.seats) this.#goOn(at, rules.leave(state, seat, this.#chance), { hasLeft: true, announced: [] })
  }

  #goOn(from: number, events: readonly G['event'][], { hasLeft, announced }: Leading<G>): void {
    if (events.length === 0) return
    const { state } = this.#nodes[from] as Node<G>
    const next = events.reduce((now, event) => this.#game.rules.evolve(now, event), state)
    for (const { says, isTrue } of announced) {
      if (isTrue({ events, before: state.open, after: next.open }) !== false) continue
      this.#trouble.add(
        `in ${state.open.phase} the screens say "${says}" after ${kindsOf(this.#eventsUntil(from))}, and then: ${kindsOf(events)}`,
      )
    }
    this.#reach(from, events, next, hasLeft)
  }

  #reach(from: number | null, events: readonly G['event'][], state: State<G>, hasLeft: boolean): void {
    const { keyOf, isDone } = this.#small
    // options are the same everywhere, and may be long
    const key = JSON.stringify([hasLeft, keyOf ? keyOf(state) : { ...state, open: { ...state.open, options: null } }])
    const known = this.#known.get(key)
    const scoresChanged = from !== null && this.#nodes[from]?.state.open.scores !== state.open.scores
    const done = state.open.phase === 'over' || isDone(state.open)
    const { awaited, due, seats } = state.open
    const isAnybodyAwaited = awaited.length > 0 || due !== null
    if (!done && !isAnybodyAwaited)
      this.#trouble.add(`nobody is awaited, and no clock runs, after ${kindsOf([...this.#eventsUntil(from), ...events])}`)
    if (!awaited.every((seat) => seats.includes(seat)))
      this.#trouble.add(`somebody who is gone is awaited after ${kindsOf([...this.#eventsUntil(from), ...events])}`)
    if (scoresChanged || done) this.#checkScores(from, events, state)
    if (known !== undefined) {
      if (from !== null) this.#nodes[known]?.cameFrom.push(from)
      return
    }
    const number = this.#nodes.length
    this.#known.set(key, number)
    this.#nodes.push({ state, from, events, hasLeft, isDone: done, cameFrom: from === null ? [] : [from] })
    if (number % LEAKS_LOOKED_FOR_ONE_IN === 0) this.#checkSecrets(number)
  }

  #eventsUntil(at: number | null): readonly G['event'][] {
    const batches: (readonly G['event'][])[] = []
    for (let node = at === null ? undefined : this.#nodes[at]; node; node = node.from === null ? undefined : this.#nodes[node.from])
      batches.push(node.events)
    return batches.toReversed().flat()
  }

  #checkScores(from: number | null, events: readonly G['event'][], { open }: State<G>): void {
    const told = [...this.#eventsUntil(from), ...events]
    const expected = this.#small.scores({ deal: this.#small.deal, events: told })
    const wrong = Object.entries(expected ?? {}).filter(([seat, points]) => open.scores[Number(seat)] !== points)
    for (const [seat, points] of wrong)
      this.#trouble.add(`seat ${seat} has ${open.scores[Number(seat)]} and should have ${points} after ${kindsOf(told)}`)
  }

  #checkSecrets(at: number): void {
    const { rules, twin } = this.#game
    const events = this.#eventsUntil(at)
    const { told } = secretsTold(rules, (...seen) => twin(...seen), { deal: this.#small.deal, events }, seededChance(`secrets ${at}`), 2)
    if (told > 0) this.#trouble.add(`a secret is told on the way ${kindsOf(events)}`)
  }

  /** From everywhere there must be a way to where it is done. */
  #findStuck(): void {
    const canEnd = new Set<number>()
    const open = [...this.#nodes.keys()].filter((at) => this.#nodes[at]?.isDone)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (canEnd.has(at)) continue
      canEnd.add(at)
      open.push(...(this.#nodes[at]?.cameFrom ?? []))
    }
    for (const [at, { state }] of this.#nodes.entries()) {
      if (this.#trouble.size >= TOLD_AT_MOST) return
      if (!canEnd.has(at)) this.#trouble.add(`stuck in ${state.open.phase} after ${kindsOf(this.#eventsUntil(at))}`)
    }
  }
}

const kindsOf = (events: readonly { readonly type: string }[]): string => events.map(({ type }) => type).join(', ')

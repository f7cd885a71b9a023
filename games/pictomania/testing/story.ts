import { type Chance, isRefused, type Seat, type State, seededChance } from '@figment/game-kit'
import { inkOf, pointNear } from '@figment/ink'
import { rules } from '../rules/rules.ts'
import {
  type Card,
  type DrawnStroke,
  type Event,
  type Held,
  type Letter,
  type Move,
  NUMBERS,
  type Open,
  type Options,
  OWN_CARDS,
  type Page,
  type Pen,
  type Pictomania,
  type Refusal,
  type Score,
  type Sheet,
  type Task,
} from '../types.ts'

export const usual: Options = {
  language: 'en',
  decks: [1, 2, 3, 4],
  variant: 'usual',
  firstRound: 'full',
  timers: 'off',
  ownCards: null,
}

/** So many cards of a host, each word a different one. */
export const ownCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, card) => ({ theme: `theme ${card}`, words: NUMBERS.map((number) => `word ${card}/${number}`) }))

/** Any line, always the same for the same number. */
export const line = (number = 0): string => inkOf([pointNear(number, 0), pointNear(100, 100 + number)])

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story {
  state: State<Pictomania>
  now = 1_000_000
  /** Every event so far. */
  readonly told: Event[] = []
  /** Seats that asked for more time. */
  readonly patience: Record<Seat, number> = {}
  readonly #luck: Chance

  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    this.#luck = seededChance(seed)
    const order = Array.from({ length: seats }, (_, seat) => seat)
    this.state = rules.start(rules.deal(order, { ...usual, ownCards: ownCards(OWN_CARDS.most), ...options }, this.chance))
  }

  get chance(): Chance {
    return { ...this.#luck, now: this.now, patience: (seats) => Math.max(1, ...seats.map((seat) => this.patience[seat] ?? 1)) }
  }
  get open(): Open {
    return this.state.open
  }
  held(seat: Seat): Held {
    const held = this.state.held[seat]
    if (!held) throw new Error(`nobody sits at ${seat}`)
    return held
  }
  sheet(seat: Seat): Sheet {
    const sheet = this.open.sheets[seat]
    if (!sheet) throw new Error(`no sheet before ${seat}`)
    return sheet
  }
  strokes(seat: Seat): [number: string, stroke: DrawnStroke][] {
    return Object.entries(this.sheet(seat).strokes)
  }
  task(seat: Seat): Task {
    const task = this.state.hidden.tasks[seat]
    if (!task) throw new Error(`no task for ${seat}`)
    return task
  }
  page(seat: Seat, round = this.open.round): Page {
    const page = this.open.booklet[seat]?.[round]
    if (!page) throw new Error(`no page ${round} of ${seat}`)
    return page
  }
  score(seat: Seat): Score {
    return this.page(seat).score
  }
  scores(): number[] {
    return Object.values(this.open.scores)
  }

  /** Puts the table as the story needs it. */
  given(change: Partial<Open>): this {
    this.state = { ...this.state, open: { ...this.open, ...change } }
    return this
  }
  after(milliseconds: number): this {
    this.now += milliseconds
    return this
  }

  /** Carries the move out, or says why not. */
  try(seat: Seat, move: Move): Refusal | null {
    const decision = rules.decide(this.state, move, seat, this.chance)
    if (isRefused(decision)) return decision.refused
    this.#tell(decision)
    return null
  }
  #tell(events: readonly Event[]): this {
    this.told.push(...events)
    this.state = events.reduce(rules.evolve, this.state)
    return this
  }
  #do(seat: Seat, move: Move): this {
    const refusal = this.try(seat, move)
    if (refusal) throw new Error(`seat ${seat} may not ${move.type}: ${refusal}`)
    return this
  }
  understands(seat: Seat, cannotDraw?: readonly Task[]): this {
    return this.#do(seat, { type: 'understand', laid: this.open.laid, cannotDraw })
  }
  replaces(seat: Seat, letter: Letter): this {
    return this.#do(seat, { type: 'replaceCard', laid: this.open.laid, letter })
  }
  /** Everybody understands every word, and the tasks are dealt. */
  dealt(): this {
    for (const seat of this.open.awaited) this.understands(seat)
    return this
  }
  draws(seat: Seat, stroke = this.sheet(seat).lastStroke + 1, pen: Pen = 'thick'): this {
    return this.#do(seat, this.drawing(stroke, pen))
  }
  /** The move of drawing a line. */
  drawing(stroke: number, pen: Pen = 'thick', ink = line(stroke)): Move {
    return { type: 'draw', round: this.open.round, stroke, pen, ink }
  }
  undoes(seat: Seat): this {
    return this.#do(seat, { type: 'undo', round: this.open.round })
  }
  clears(seat: Seat): this {
    return this.#do(seat, { type: 'clear', round: this.open.round })
  }
  guesses(seat: Seat, drawing: Seat, number: number): this {
    return this.#do(seat, this.guessing(drawing, number))
  }
  guessing(drawing: Seat, number: number): Move {
    return { type: 'guess', round: this.open.round, drawing, number }
  }
  guessesRight(seat: Seat, ...drawings: readonly Seat[]): this {
    for (const drawing of drawings) this.guesses(seat, drawing, this.task(drawing).number)
    return this
  }
  /** With guess cards that are nobody's task where possible, so that the right ones are left for later. */
  guessesWrong(seat: Seat, ...drawings: readonly Seat[]): this {
    for (const drawing of drawings) this.guesses(seat, drawing, this.#wrongNumber(seat, drawing))
    return this
  }
  #wrongNumber(seat: Seat, drawing: Seat): number {
    const { task, guesses } = this.held(seat)
    const playable = NUMBERS.filter((number) => number !== task?.number && !Object.values(guesses).includes(number))
    const tasks = Object.values(this.state.hidden.tasks).map(({ number }) => number)
    const wrong = playable.find((number) => !tasks.includes(number)) ?? playable.findLast((number) => number !== this.task(drawing).number)
    if (wrong === undefined) throw new Error(`seat ${seat} has no wrong card left`)
    return wrong
  }
  finishes(seat: Seat, token: number | null = null): this {
    return this.#do(seat, { type: 'finish', round: this.open.round, token })
  }
  /** Whoever still plays finishes without a token. */
  allFinish(): this {
    for (const seat of this.open.awaited) if (this.open.phase === 'drawing') this.finishes(seat)
    return this
  }
  declaresWrong(seat: Seat): this {
    return this.#do(seat, { type: 'declareWrong', round: this.open.round })
  }
  /** Everybody has seen enough of this step. */
  goesOn(): this {
    const { awaited, round, step } = this.open
    for (const seat of awaited) this.#do(seat, { type: 'goOn', round, step })
    return this
  }
  /** Up to the scores of the round. */
  opened(): this {
    this.allFinish()
    while (this.open.phase === 'opening') this.goesOn()
    return this
  }
  /** All the rounds that are left, in which nobody does anything. */
  toTheEnd(): this {
    while (this.open.phase !== 'over') this.dealt().opened().goesOn()
    return this
  }
  leaves(seat: Seat): this {
    return this.#tell(rules.leave(this.state, seat, this.chance))
  }
  timeIsUp(): this {
    this.now = this.open.due ?? this.now
    return this.#tell(rules.expire(this.state, this.chance))
  }
}

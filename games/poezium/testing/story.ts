import { type Chance, isRefused, type Seat, type State, seededChance } from '@figment/game-kit'
import { rules } from '../rules/rules.ts'
import { type Line, type Mark, type Move, type Open, type Options, type Player, type Poezium, type Refusal, RIVAL } from '../types.ts'

export const usual: Options = { language: 'en', firstStoryteller: 'random', timers: 'off' }

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story {
  state: State<Poezium>
  now = 0
  /** Seats that asked for more time. */
  readonly patience: Record<Seat, number> = {}
  readonly #luck: Chance

  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    this.#luck = seededChance(seed)
    const order = Array.from({ length: seats }, (_, seat) => seat)
    this.state = rules.start(rules.deal(order, { ...usual, firstStoryteller: 'claim', ...options }, this.chance))
  }

  get chance(): Chance {
    return { ...this.#luck, now: this.now, patience: (seats) => Math.max(1, ...seats.map((seat) => this.patience[seat] ?? 1)) }
  }
  get open(): Open {
    return this.state.open
  }
  get storyteller(): Seat {
    if (this.open.storyteller === null) throw new Error('nobody tells')
    return this.open.storyteller
  }
  /** The number of the picked story, secret or not. */
  get picked(): number {
    return this.open.shown ?? this.held(this.storyteller).picked ?? 0
  }
  held(seat: Seat) {
    const held = this.state.held[seat]
    if (!held) throw new Error(`nobody sits at ${seat}`)
    return held
  }
  hand(seat: Seat): readonly Line[] {
    return this.held(seat).hand
  }
  line(seat: Seat): Line {
    return this.hand(seat)[0] ?? 0
  }
  marks(): (Mark | null)[] {
    return this.open.lines.map(({ mark }) => mark)
  }

  /** Puts the table as the story needs it. */
  given(change: Partial<Open>): this {
    this.state = { ...this.state, open: { ...this.open, ...change } }
    return this
  }
  /** Leaves so many lines in the pile; the others are discarded. */
  givenLinesLeft(linesLeft: number): this {
    const { pile, discard } = this.state.hidden.lines
    const lines = { pile: pile.slice(0, linesLeft), discard: [...discard, ...pile.slice(linesLeft)] }
    this.state = { ...this.state, hidden: { ...this.state.hidden, lines } }
    return this.given({ linesLeft })
  }

  /** Carries the move out, or says why not. */
  try(seat: Seat, move: Move): Refusal | null {
    const decision = rules.decide(this.state, move, seat, this.chance)
    if (isRefused(decision)) return decision.refused
    this.state = decision.reduce(rules.evolve, this.state)
    return null
  }
  #do(seat: Seat, move: Move): this {
    const refusal = this.try(seat, move)
    if (refusal) throw new Error(`seat ${seat} may not ${move.type}: ${refusal}`)
    return this
  }
  claim(seat: Seat): this {
    return this.#do(seat, { type: 'claimStory' })
  }
  tell(seat: Seat, number = 1): this {
    return this.#do(seat, { type: 'pickStory', number, line: this.line(seat) })
  }
  swap(seat: Seat): this {
    return this.#do(seat, { type: 'swapLine', line: this.line(seat) })
  }
  add(seat: Seat): this {
    return this.#do(seat, { type: 'addLine', line: this.line(seat) })
  }
  /** The storyteller marks the last line. */
  mark(mark: Mark): this {
    return this.#do(this.storyteller, { type: 'mark', line: this.open.lines.at(-1)?.line ?? 0, mark })
  }
  fits(seat: Seat): this {
    return this.add(seat).mark('fits')
  }
  doesNot(seat: Seat): this {
    return this.add(seat).mark('doesNot')
  }
  tryCorrect(line: Line, mark: Mark, by = this.storyteller): Refusal | null {
    return this.try(by, { type: 'correctMark', line, mark })
  }
  guess(seat: Seat, number: number): this {
    return this.#do(seat, { type: 'guess', number })
  }
  guessRight(seat: Seat): this {
    return this.guess(seat, this.picked)
  }
  guessWrong(seat: Seat): this {
    return this.guess(seat, 1 + this.open.stories.findIndex(({ isFaceUp }, at) => isFaceUp && at + 1 !== this.picked))
  }
  /** Whoever ends the poem lays one of their two endings, unless the rival has done it. */
  endPoem(which = 0): this {
    const { ender } = this.open
    if (ender === null || ender === RIVAL || this.open.phase !== 'ending') return this
    return this.#do(ender, { type: 'chooseEnding', ending: this.held(ender).endings[which] ?? 0 })
  }
  goOn(): this {
    for (const seat of this.open.awaited) this.#do(seat, { type: 'goOn' })
    return this
  }
  /** A round in which the first guesser guesses right at once, up to the reading. */
  plainRound(): this {
    this.tell(this.storyteller)
    return this.guessRight(this.turn).endPoem()
  }
  /** All the rounds that are left, told plainly. */
  toTheEnd(): this {
    while (this.open.phase !== 'over') this.plainRound().goOn()
    return this
  }
  get turn(): Seat {
    const { turn } = this.open
    if (turn === null || turn === RIVAL) throw new Error('it is the turn of no seat')
    return turn
  }
  leaves(seat: Seat): this {
    this.state = rules.leave(this.state, seat, this.chance).reduce(rules.evolve, this.state)
    return this
  }
  timeIsUp(): this {
    this.now = this.open.due ?? this.now
    this.state = rules.expire(this.state, this.chance).reduce(rules.evolve, this.state)
    return this
  }

  scores(): number[] {
    return Object.values(this.open.scores)
  }
  /** What a player got in this round, for one reason after the other. */
  pointsOf(player: Player): string[] {
    return this.open.points.filter((got) => got.player === player).map(({ reason, points }) => `${reason} ${points}`)
  }
}

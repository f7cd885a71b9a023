import type { Seat } from '@figment/game-kit'
import { Story as Told, usualOptions } from '@figment/game-kit/testing'
import { game } from '../index.ts'
import { type Line, type Mark, type Options, type Player, type Poezium, type Refusal, RIVAL } from '../types.ts'

export const usual = usualOptions(game)

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story extends Told<Poezium> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    super(game, seats, { firstStoryteller: 'claim', ...options }, seed)
  }

  get storyteller(): Seat {
    if (this.open.storyteller === null) throw new Error('nobody tells')
    return this.open.storyteller
  }
  /** The number of the picked story, secret or not. */
  get picked(): number {
    return this.open.shown ?? this.held(this.storyteller).picked ?? 0
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

  /** Leaves so many lines in the pile; the others are discarded. */
  givenLinesLeft(linesLeft: number): this {
    const { pile, discard } = this.state.hidden.lines
    const lines = { pile: pile.slice(0, linesLeft), discard: [...discard, ...pile.slice(linesLeft)] }
    this.state = { ...this.state, hidden: { ...this.state.hidden, lines } }
    return this.given({ linesLeft })
  }

  claim(seat: Seat): this {
    return this.does(seat, { type: 'claimStory' })
  }
  tell(seat: Seat, number = 1): this {
    return this.does(seat, { type: 'pickStory', number, line: this.line(seat) })
  }
  swap(seat: Seat): this {
    return this.does(seat, { type: 'swapLine', line: this.line(seat) })
  }
  add(seat: Seat): this {
    return this.does(seat, { type: 'addLine', line: this.line(seat) })
  }
  /** The storyteller marks the last line. */
  mark(mark: Mark): this {
    return this.does(this.storyteller, { type: 'mark', line: this.open.lines.at(-1)?.line ?? 0, mark })
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
    return this.does(seat, { type: 'guess', number })
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
    return this.does(ender, { type: 'chooseEnding', ending: this.held(ender).endings[which] ?? 0 })
  }
  goOn(): this {
    return this.allDo({ type: 'goOn' })
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

  /** What a player got in this round, for one reason after the other. */
  pointsOf(player: Player): string[] {
    return this.open.points.filter((got) => got.player === player).map(({ reason, points }) => `${reason} ${points}`)
  }
}

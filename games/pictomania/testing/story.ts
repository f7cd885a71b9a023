import type { Seat } from '@figment/game-kit'
import { Story as Told, usualOptions } from '@figment/game-kit/testing'
import { inkOf, pointNear } from '@figment/ink'
import { game } from '../index.ts'
import {
  type Card,
  type DrawnStroke,
  type Letter,
  type Move,
  NUMBERS,
  type Options,
  OWN_CARDS,
  type Page,
  type Pen,
  type Pictomania,
  type Score,
  type Sheet,
  type Task,
} from '../types.ts'

export const usual = usualOptions(game)

/** So many cards of a host, each word a different one. */
export const ownCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, card) => ({ theme: `theme ${card}`, words: NUMBERS.map((number) => `word ${card}/${number}`) }))

/** Any line, always the same for the same number. */
export const line = (number = 0): string => inkOf([pointNear(number, 0), pointNear(100, 100 + number)])

/** A game told move by move, for tests. Who does what reads as it would at a table. */
export class Story extends Told<Pictomania> {
  constructor(seats: number, options: Partial<Options> = {}, seed = 'story') {
    super(game, seats, { ownCards: ownCards(OWN_CARDS.most), ...options }, seed, 1_000_000)
  }

  sheet(seat: Seat): Sheet {
    const sheet = this.open.sheets[seat]
    if (!sheet) throw new Error(`no sheet before ${seat}`)
    return sheet
  }
  strokes(seat: Seat): readonly DrawnStroke[] {
    return this.sheet(seat).strokes
  }
  /** The numbers of the strokes on a sheet. */
  numbers(seat: Seat): number[] {
    return this.strokes(seat).map(([number]) => number)
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

  understands(seat: Seat): this {
    return this.does(seat, { type: 'understand', laid: this.open.laid })
  }
  replaces(seat: Seat, letter: Letter): this {
    return this.does(seat, { type: 'replaceCard', laid: this.open.laid, letter })
  }
  /** Everybody understands every word, and the tasks are dealt. */
  dealt(): this {
    for (const seat of this.open.awaited) this.understands(seat)
    return this
  }
  draws(seat: Seat, stroke = this.sheet(seat).lastStroke + 1, pen: Pen = 'thick'): this {
    return this.does(seat, this.drawing(stroke, pen))
  }
  /** The move of drawing a line. */
  drawing(stroke: number, pen: Pen = 'thick', ink = line(stroke)): Move {
    return { type: 'draw', round: this.open.round, stroke, pen, ink }
  }
  undoes(seat: Seat): this {
    return this.does(seat, { type: 'undo', round: this.open.round })
  }
  redoes(seat: Seat): this {
    return this.does(seat, { type: 'redo', round: this.open.round })
  }
  clears(seat: Seat): this {
    return this.does(seat, { type: 'clear', round: this.open.round })
  }
  guesses(seat: Seat, drawing: Seat, number: number, letter?: Letter): this {
    return this.does(seat, this.guessing(drawing, number, letter))
  }
  guessing(drawing: Seat, number: number, letter?: Letter): Move {
    return { type: 'guess', round: this.open.round, drawing, number, letter }
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
    return this.does(seat, { type: 'finish', round: this.open.round, token })
  }
  /** Whoever still plays finishes without a token. */
  allFinish(): this {
    for (const seat of this.open.awaited) if (this.open.phase === 'drawing') this.finishes(seat)
    return this
  }
  declaresWrong(seat: Seat): this {
    return this.does(seat, { type: 'declareWrong', round: this.open.round })
  }
  /** Opens the question whether the own drawing was a mistake, or leaves it. */
  doubts(seat: Seat, isOpen = true): this {
    return this.does(seat, { type: 'doubt', round: this.open.round, isOpen })
  }
  /** Has seen enough of this step. */
  wentOn(seat: Seat): this {
    const { round, step } = this.open
    return this.does(seat, { type: 'goOn', round, step })
  }
  loves(seat: Seat, drawing: Seat, round = 1): this {
    return this.does(seat, { type: 'giveHeart', drawing, round })
  }
  /** Everybody has seen enough of this step. */
  goesOn(): this {
    const { round, step } = this.open
    return this.allDo({ type: 'goOn', round, step })
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
}

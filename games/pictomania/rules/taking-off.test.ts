import { blankTakenOff, forget } from '@figment/table'
import { replayed, ToldTable } from '@figment/table/testing'
import { describe, expect, it } from 'vitest'
import { line, ownCards, usual } from '../testing/story.ts'
import { type Move, OWN_CARDS, type Pictomania, type Piece } from '../types.ts'

/** Three at a table with words of their own; the first is the host. */
class Evening extends ToldTable {
  constructor(cards: number = OWN_CARDS.most) {
    super({ names: ['Ada', 'Ben', 'Cleo'], choice: { game: 'pictomania', options: usual } })
    this.does('p1', { type: 'chooseGame', game: 'pictomania', options: { ...usual, ownCards: ownCards(cards) } })
    this.does('p1', { type: 'startGame' })
  }
  get game(): Pictomania['open'] {
    const { play } = this.open
    if (play?.game !== 'pictomania') throw new Error('no game of Pictomania')
    return play.open
  }
  get secrets(): Pictomania['hidden'] {
    return this.state.hidden.game as Pictomania['hidden']
  }
  plays(seat: number, move: Move): this {
    return this.does(`p${seat + 1}`, { type: 'play', move })
  }
  dealt(): this {
    for (const seat of this.game.awaited) this.plays(seat, { type: 'understand', laid: this.game.laid })
    return this
  }
  draws(seat: number, stroke = 0): this {
    return this.plays(seat, { type: 'draw', round: this.game.round, stroke, pen: 'thin', ink: line(1000 + 100 * seat) })
  }
  guesses(seat: number, drawing: number): this {
    const number = this.secrets.tasks[drawing]?.number ?? 0
    return this.plays(seat, { type: 'guess', round: this.game.round, drawing, number })
  }
  finishes(...tokens: readonly (number | null)[]): this {
    for (const [seat, token] of tokens.entries()) this.plays(seat, { type: 'finish', round: this.game.round, token })
    return this
  }
  goesOn(): this {
    const { round, step } = this.game
    for (const seat of this.game.awaited) this.plays(seat, { type: 'goOn', round, step })
    return this
  }
  scored(): this {
    while (this.game.phase === 'opening') this.goesOn()
    return this
  }
  takesOff(piece: Piece): this {
    return this.does('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  }
  tries(piece: Piece) {
    return this.try('p1', { type: 'takeOff', thing: { kind: 'made', game: 1, piece } })
  }
}

const drawing = (seat: number, round = 1) => ({ kind: 'drawing', round, seat }) as const

function expectGone(evening: Evening, text: string) {
  const { entries } = blankTakenOff(evening.log)
  expect(JSON.stringify(evening.log)).toContain(text)
  expect(JSON.stringify(entries)).not.toContain(text)
  const { hidden, ...seen } = replayed(entries)
  expect(seen).toEqual({ open: evening.open, held: evening.state.held })
  expect(hidden.game).toEqual(evening.state.hidden.game)
}

describe('a drawing is taken off', () => {
  it('[PM30] while all draw: nothing more is drawn or guessed on it, and it counts as declared wrong', () => {
    const evening = new Evening().dealt().draws(0).draws(1).draws(2).guesses(2, 1)
    // what was cleared before goes too
    evening.plays(1, { type: 'clear', round: 1 }).draws(1, 1).takesOff(drawing(1))
    expect(evening.game.sheets[1]).toMatchObject({ strokes: [], isOff: true })
    expect(evening.secrets.takenBack).toEqual({})
    expect(evening.try('p2', { type: 'play', move: { type: 'undo', round: 1 } })).toBe('takenOff')
    expect(evening.try('p2', { type: 'play', move: { type: 'draw', round: 1, stroke: 1, pen: 'thin', ink: line(5) } })).toBe('takenOff')
    const number = evening.secrets.tasks[1]?.number ?? 0
    expect(evening.try('p1', { type: 'play', move: { type: 'guess', round: 1, drawing: 1, number } })).toBe('noSuchDrawing')
    evening.guesses(1, 0).finishes(0, 1, 2)
    expect(evening.game.sheets[1]).toMatchObject({ isWrong: true, finish: { token: null } })
    expect(evening.game.blackTokens[1]?.by).toBeNull()
    evening.scored()
    // its guesses went back unseen; its player's own guess scores, and all their tokens count minus
    expect(evening.game.sheets[1]?.pile).toMatchObject([{ by: 2, shown: null }])
    expect(evening.game.booklet[1]?.[1]).toMatchObject({ isOff: true, isWrong: true, letters: 0, score: { guesses: 2, black: 0, own: -3 } })
    expect(evening.game.booklet[2]?.[1]?.score).toMatchObject({ guesses: 0, wrongGuesses: 0 })
    expectGone(evening, line(1100))
  })

  it('[PM30] before its pile is opened it is declared wrong at once, and only once', () => {
    const evening = new Evening().dealt().draws(0).draws(1).draws(2).guesses(2, 1).finishes(0, 1, 2)
    evening.takesOff(drawing(1))
    expect(evening.game.sheets[1]).toMatchObject({ isOff: true, isWrong: true, strokes: [], finish: { token: null } })
    expect(evening.tries(drawing(1))).toBe('noSuchThing')
    expectGone(evening, line(1100))
  })

  it('[PM30] after its pile was opened only the picture goes', () => {
    const evening = new Evening().dealt().draws(0).draws(1).draws(2).guesses(2, 1).finishes(0, 1, 2).scored()
    const { scores } = evening.game
    evening.takesOff(drawing(1))
    expect(evening.game).toMatchObject({ scores, phase: 'scoring' })
    expect(evening.game.sheets[1]).toMatchObject({ isOff: true, isWrong: false })
    expectGone(evening, line(1100))
  })

  it('[PM30] [PM35] also out of the booklet, in a later round; the one of this round stays', () => {
    const evening = new Evening().dealt().draws(0).draws(1).draws(2).finishes(null, null, null).scored().goesOn()
    evening.dealt().plays(1, { type: 'draw', round: 2, stroke: 0, pen: 'thin', ink: line(1500) })
    expect(evening.secrets.pages[1]?.[1]).toHaveLength(1)
    evening.takesOff(drawing(1))
    expect(evening.secrets.pages[1]?.[1]).toEqual([])
    expect(evening.game.booklet[1]?.[1]).toMatchObject({ isOff: true, letters: 0, isWrong: false })
    expect(evening.game.sheets[1]).toMatchObject({ isOff: false, strokes: [[0, 'thin', line(1500), expect.any(Number)]] })
    expectGone(evening, line(1100))
  })

  it('[PM30] an empty sheet cannot be', () => {
    const evening = new Evening()
    expect(evening.tries(drawing(1))).toBe('noSuchThing')
    expect(evening.dealt().tries(drawing(1))).toBe('noSuchThing')
    expect(evening.tries(drawing(5))).toBe('noSuchThing')
  })
})

describe('a word is taken off', () => {
  const word = (number: number, round = 1) => ({ kind: 'word', round, letter: 'B', number }) as const

  it('[PM8] before the deal its card is replaced, and everybody looks again', () => {
    const evening = new Evening()
    const { B } = evening.game.stand
    evening.plays(1, { type: 'understand', laid: evening.game.laid }).takesOff(word(3))
    expect(evening.game.stand.B).not.toEqual(B)
    expect(evening.game).toMatchObject({ phase: 'understanding', awaited: [0, 1, 2], laid: 4 })
    expect(evening.game.replaced).toEqual([{ letter: 'B', by: null }])
    expectGone(evening, B.words[2] ?? '')
  })

  it('[PM8] [PM9] where no other card is left, it is dealt to nobody', () => {
    const evening = new Evening(OWN_CARDS.fewest)
    const gone = evening.game.stand.B.words[0] ?? ''
    for (const number of [1, 2, 3, 4, 5, 6, 7]) evening.takesOff(word(number))
    expect(evening.game.stand.B.words).toEqual(['', '', '', '', '', '', ''])
    evening.dealt()
    expect(Object.values(evening.secrets.tasks).filter(({ letter }) => letter === 'B')).toEqual([])
    expectGone(evening, gone)
  })

  it('[PM8] after the deal the round goes on without it, whoever draws it', () => {
    const evening = new Evening().dealt()
    const task = evening.secrets.tasks[1] ?? { letter: 'A', number: 1 }
    const gone = evening.game.stand[task.letter].words[task.number - 1] ?? ''
    evening.draws(1).takesOff({ kind: 'word', round: 1, ...task })
    expect(evening.game).toMatchObject({ phase: 'drawing', awaited: [0, 1, 2] })
    expect(evening.game.stand[task.letter].words[task.number - 1]).toBe('')
    expectGone(evening, gone)
    evening.finishes(null, null, null).scored()
    expect(evening.game.booklet[1]?.[1]?.word).toBe('')
    expectGone(evening, gone)
  })

  it('[PM8] [PM35] of an earlier round, it goes from the page and from the host’s cards', () => {
    const evening = new Evening().dealt().draws(1)
    const task = evening.secrets.tasks[1] ?? { letter: 'A', number: 1 }
    const gone = evening.game.stand[task.letter].words[task.number - 1] ?? ''
    evening
      .finishes(null, null, null)
      .scored()
      .goesOn()
      .takesOff({ kind: 'word', round: 1, ...task })
    expect(evening.game.booklet[1]?.[1]?.word).toBe('')
    expect(evening.game.phase).toBe('understanding')
    expectGone(evening, gone)
  })

  it('[PM8] [PM35] of an earlier round, also what a wrong guess had in mind', () => {
    const evening = new Evening().dealt().draws(1)
    const asked = Object.values(evening.secrets.tasks).map((task) => task.number)
    const number = [1, 2, 3, 4, 5, 6, 7].find((one) => !asked.includes(one)) ?? 1
    const gone = evening.game.stand.C.words[number - 1] ?? ''
    evening.plays(2, { type: 'guess', round: 1, drawing: 1, number, letter: 'C' }).finishes(null, null, null).scored()
    expect(evening.game.booklet[1]?.[1]?.meant).toEqual({ [`C${number}`]: gone })
    evening.goesOn().takesOff({ kind: 'word', round: 1, letter: 'C', number })
    expect(evening.game.booklet[1]?.[1]?.meant).toEqual({ [`C${number}`]: '' })
    expectGone(evening, gone)
  })

  it('[PM5] its card does not come in the next game; with too few left, the decks do', () => {
    const plenty = new Evening(13)
    const { B } = plenty.game.stand
    plenty.takesOff(word(1))
    expect(plenty.open.choice.options).toMatchObject({ ownCards: expect.not.arrayContaining([B]) })
    expect(new Evening(OWN_CARDS.fewest).takesOff(word(1)).open.choice.options).toMatchObject({ ownCards: null })
  })

  it('[PM5] what else stands on the card is still forgotten with whoever wrote it', () => {
    const { entries } = blankTakenOff(new Evening().dealt().takesOff(word(1)).log)
    expect(JSON.stringify(entries)).toContain('word 5/5')
    expect(JSON.stringify(forget(entries, 'guest of Ada').entries)).not.toMatch(/word \d+\/\d/)
  })

  it('[PM8] twice is once', () => {
    const evening = new Evening().dealt().takesOff(word(1))
    expect(evening.tries(word(1))).toBe('noSuchThing')
  })
})

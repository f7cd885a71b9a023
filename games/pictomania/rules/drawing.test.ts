import {
  encode,
  inkOf,
  pointNear,
  SHEET_LETTERS_AT_FIRST,
  SHEET_LETTERS_AT_MOST,
  SHEET_LETTERS_PER_SECOND,
  SHEET_STROKES_AT_MOST,
  SHEET_TURNS_AT_MOST,
  toText,
} from '@figment/ink'
import { describe, expect, it } from 'vitest'
import { line, Story } from '../testing/story.ts'
import { NUMBERS } from '../types.ts'

const begun = (seats = 4) => new Story(seats).dealt()
/** A number that the seat can lay and that nobody has as a task. */
const idle = (story: Story) => NUMBERS.find((number) => story.open.seats.every((seat) => story.task(seat).number !== number)) ?? 0

describe('drawing', () => {
  it('[PM14] everybody draws at once, on their own sheet, and the time is kept', () => {
    const story = begun().draws(0).after(1500).draws(2, 0, 'thin').after(500).draws(0, 1, 'eraser')
    expect(story.strokes(0)).toEqual([
      [0, 'thick', line(0), 0],
      [1, 'eraser', line(1), 2000],
    ])
    expect(story.strokes(2)).toEqual([[0, 'thin', line(0), 1500]])
    expect(story.strokes(1)).toEqual([])
  })

  it('[PM14] a clock that was set back does not make a stroke older than its sheet', () => {
    expect(begun().after(-9000).draws(0).strokes(0)).toEqual([[0, 'thick', line(0), 0]])
  })

  it('[PM15] the last stroke is undone, then the one before, until nothing is left', () => {
    const story = begun().draws(0).draws(0, 5).draws(0, 11).undoes(0)
    expect(story.numbers(0)).toEqual([0, 5])
    story.undoes(0).undoes(0)
    expect(story.strokes(0)).toEqual([])
    expect(story.try(0, { type: 'undo', round: 1 })).toBe('nothingToUndo')
  })

  it('[PM15] a sheet is cleared, alone', () => {
    const story = begun().draws(0).draws(0).draws(1).clears(0)
    expect(story.strokes(0)).toEqual([])
    expect(story.strokes(1)).toHaveLength(1)
    expect(story.clears(0).told.filter(({ type }) => type === 'sheetCleared')).toHaveLength(1)
    expect(story.draws(0).strokes(0)).toHaveLength(1)
  })

  it('[PM15] what was undone is redone, with its number and its time, until a new line is drawn', () => {
    const story = begun().draws(0).after(700).draws(0).draws(0)
    const drawn = story.strokes(0)
    story.undoes(0).undoes(0)
    expect(story.state.held[0]).toMatchObject({ canRedo: 2 })
    expect(story.redoes(0).strokes(0)).toEqual(drawn.slice(0, 2))
    expect(story.redoes(0).strokes(0)).toEqual(drawn)
    expect(story.try(0, { type: 'redo', round: 1 })).toBe('nothingToRedo')
    story.undoes(0).draws(0)
    expect(story.numbers(0)).toEqual([0, 1, 3])
    expect(story.state.held[0]).toMatchObject({ canRedo: 0 })
    expect(story.try(0, { type: 'redo', round: 1 })).toBe('nothingToRedo')
  })

  it('[PM15] clearing the sheet is undone and redone as one step; cleared twice is two steps', () => {
    const story = begun().draws(0).draws(0).clears(0).draws(0).draws(0).clears(0)
    expect(story.state.held[0]).toMatchObject({ canUndoClears: 2, canRedo: 0 })
    expect(story.undoes(0).numbers(0)).toEqual([2, 3])
    expect(story.undoes(0).undoes(0).numbers(0)).toEqual([])
    expect(story.undoes(0).numbers(0)).toEqual([0, 1])
    expect(story.undoes(0).numbers(0)).toEqual([0])
    for (const numbers of [[0, 1], [], [2], [2, 3], []]) expect(story.redoes(0).numbers(0)).toEqual(numbers)
    expect(story.try(0, { type: 'redo', round: 1 })).toBe('nothingToRedo')
    // clearing is a step of its own, though the next thing to redo would be the same
    story.undoes(0).undoes(0).undoes(0).undoes(0).clears(0)
    expect(story.state.held[0]).toMatchObject({ canUndoClears: 1, canRedo: 0 })
  })

  it('[PM15] each step is one event, which names strokes by their numbers; no ink is written twice', () => {
    const story = begun().draws(0).draws(0, 4).undoes(0).redoes(0).clears(0).undoes(0).redoes(0)
    expect(story.told.slice(-5)).toEqual([
      { type: 'strokeUndone', seat: 0, stroke: 4 },
      { type: 'strokeRedone', seat: 0, stroke: 4 },
      { type: 'sheetCleared', seat: 0, upTo: 4, kept: 1 },
      { type: 'clearUndone', seat: 0, upTo: 4 },
      { type: 'clearRedone', seat: 0, upTo: 4, kept: 1 },
    ])
  })

  it('[PM17] in a round one can undo, redo and clear 2,000 times', () => {
    const story = begun().draws(0).draws(1)
    for (let turn = 0; turn < SHEET_TURNS_AT_MOST; turn += 2) story.undoes(0).redoes(0)
    const before = story.state
    for (const type of ['undo', 'redo', 'clear'] as const) expect(story.try(0, { type, round: 1 })).toBe('enoughTurns')
    expect(story.state).toBe(before)
    expect(story.draws(0).strokes(0)).toHaveLength(2)
    expect(story.undoes(1).strokes(1)).toEqual([])
  })

  it('[PM16] a stroke that comes twice lies there once', () => {
    const story = begun().draws(0, 0).draws(0, 1)
    const before = story.state
    expect(story.try(0, story.drawing(1))).toBeNull()
    expect(story.try(0, story.drawing(0, 'thin'))).toBeNull()
    expect(story.state).toEqual(before)
  })

  it('[PM16] a stroke that was undone or cleared does not come back', () => {
    const story = begun().draws(0, 0).draws(0, 1).undoes(0)
    expect(story.try(0, story.drawing(1))).toBeNull()
    expect(story.numbers(0)).toEqual([0])
    story.clears(0).try(0, story.drawing(0))
    expect(story.strokes(0)).toEqual([])
    // also where it has come back and gone again
    story.undoes(0).redoes(0).try(0, story.drawing(0))
    expect(story.strokes(0)).toEqual([])
    expect(story.draws(0, 2).numbers(0)).toEqual([2])
  })

  const points = (count: number) => Array.from({ length: count }, (_, at) => pointNear(at % 4096, (at * 7) % 4096))
  it.each([
    ['nothing', ''],
    ['what is no ink', 'hello there!'],
    ['half a stroke', line().slice(0, -2)],
    ['more than a stroke', `${line()}AAAA`],
    ['no point', toText(encode([]))],
    ['1,025 points', toText(encode(Array.from({ length: 1025 }, () => pointNear(7, 7))))],
    ['a million points', toText(encode(points(1_000_000)))],
    ['a point off the sheet', toText(encode([pointNear(4095, 0), { x: 4096, y: 0, pressure: 8 }]))],
  ])('[PM17] %s is refused', (_, ink) => {
    const story = begun()
    const before = story.state
    expect(story.try(0, story.drawing(0, 'thick', ink))).toBe('badInk')
    expect(story.state).toBe(before)
  })

  const LATE_MS = 3_600_000

  it('[PM17] a sheet holds 6,000 strokes; what is undone makes room', () => {
    const story = begun().after(LATE_MS)
    for (let stroke = 0; stroke < SHEET_STROKES_AT_MOST; stroke++) story.draws(0)
    expect(story.strokes(0)).toHaveLength(6000)
    expect(story.try(0, story.drawing(6000))).toBe('sheetFull')
    expect(story.undoes(0).draws(0, 6000).strokes(0)).toHaveLength(6000)
    expect(story.try(0, story.drawing(6001))).toBe('sheetFull')
    expect(story.clears(0).draws(0, 6001).strokes(0)).toHaveLength(1)
    expect(story.draws(1).strokes(1)).toHaveLength(1)
  })

  /** Ink of so many letters: three bytes are four of them, and a point is two bytes after the first. */
  const inkOfLetters = (letters: number): string => {
    for (let count = 1; ; count++) {
      const ink = inkOf(Array.from({ length: count }, (_, at) => pointNear(100 + at, 7)))
      if (ink.length >= letters) return ink
    }
  }
  const FULL = inkOfLetters(2048)

  it('[PM17] a sheet holds 256 K letters; what is undone makes room', () => {
    const story = begun().after(LATE_MS)
    let stroke = 0
    for (let left = SHEET_LETTERS_AT_MOST; left >= FULL.length; left -= FULL.length) story.does(0, story.drawing(stroke++, 'thick', FULL))
    const before = story.state
    expect(story.try(0, story.drawing(stroke, 'thick', FULL))).toBe('sheetFull')
    expect(story.state).toBe(before)
    expect(story.undoes(0).try(0, story.drawing(stroke, 'thick', FULL))).toBeNull()
    expect(story.clears(0).strokes(0)).toEqual([])
    // of what was cleared as much is kept as a sheet holds, and the latest always
    for (const later of [1, 2]) story.does(0, story.drawing(stroke + later, 'thick', FULL))
    story.clears(0)
    expect(story.state.hidden.takenBack[0]?.cleared.map((sheet) => sheet.length)).toEqual([2])
  })

  it('[PM17] a sheet fills no faster than a hand: 8 K letters at first, and 450 more every second', () => {
    const story = begun()
    let stroke = 0
    const fill = () => {
      let drawn = 0
      while (story.try(0, story.drawing(stroke, 'thick', FULL)) === null) {
        stroke++
        drawn += FULL.length
      }
      return drawn
    }
    const atFirst = fill()
    expect(atFirst).toBeLessThanOrEqual(SHEET_LETTERS_AT_FIRST)
    expect(atFirst + FULL.length).toBeGreaterThan(SHEET_LETTERS_AT_FIRST)
    expect(story.try(0, story.drawing(stroke, 'thick', FULL))).toBe('sheetFull')
    const inAMinute = story.after(60_000) && fill()
    expect(atFirst + inAMinute).toBeLessThanOrEqual(SHEET_LETTERS_AT_FIRST + 60 * SHEET_LETTERS_PER_SECOND)
    expect(atFirst + inAMinute + FULL.length).toBeGreaterThan(SHEET_LETTERS_AT_FIRST + 60 * SHEET_LETTERS_PER_SECOND)
  })

  it('[PM18] after the first guess there is no drawing, undoing or clearing', () => {
    const story = begun().draws(0).after(3000)
    story.guesses(0, 1, idle(story))
    expect(story.sheet(0).firstGuessAt).toBe(3000)
    expect(story.try(0, story.drawing(1))).toBe('guessedAlready')
    expect(story.try(0, { type: 'undo', round: 1 })).toBe('guessedAlready')
    expect(story.try(0, { type: 'redo', round: 1 })).toBe('guessedAlready')
    expect(story.try(0, { type: 'clear', round: 1 })).toBe('guessedAlready')
    expect(story.strokes(0)).toHaveLength(1)
    expect(story.draws(1).strokes(1)).toHaveLength(1)
    expect(story.after(500).guessesWrong(0, 2).sheet(0).firstGuessAt).toBe(3000)
  })

  it('[PM26] a stroke of the last round does not fall on a new sheet, nor a guess or a token', () => {
    const story = begun().draws(0)
    const late = [story.drawing(7), story.guessing(1, 1), { type: 'finish', round: 1, token: 0 }, { type: 'undo', round: 1 }] as const
    story.opened().goesOn().dealt().draws(0)
    for (const move of [...late, { type: 'redo', round: 1 } as const, { type: 'clear', round: 1 } as const])
      expect(story.try(0, move)).toBe('notNow')
    expect(story.strokes(0)).toHaveLength(1)
    expect(story.opened().goesOn().dealt().allFinish().try(0, { type: 'declareWrong', round: 2 })).toBe('notNow')
  })
})

describe('guessing', () => {
  it('[PM19] guesses lie in the order in which they came, with their times; the numbers are secret', () => {
    const story = begun().after(4000)
    const number = idle(story)
    story.guesses(2, 0, number).after(400).guesses(1, 0, number).guessesRight(3, 0)
    expect(story.sheet(0).pile).toEqual([
      { by: 2, at: 4000, shown: null },
      { by: 1, at: 4400, shown: null },
      { by: 3, at: 4400, shown: null },
    ])
    expect(story.held(2).guesses).toEqual({ 0: number })
    expect(story.held(0).guesses).toEqual({})
    expect(JSON.stringify(story.open.sheets)).not.toContain('number')
  })

  it('[PM19] a drawing can be guessed although its player has finished, or has drawn nothing', () => {
    const story = begun().finishes(0).guessesRight(1, 0, 2)
    expect(story.sheet(0).pile).toHaveLength(1)
    expect(story.sheet(2).pile).toHaveLength(1)
  })

  it('[PM20] one guess a drawing, never the own one, and only on a drawing', () => {
    const story = begun()
    story.guessesWrong(0, 1)
    const { number } = story.task(2)
    expect(story.try(0, story.guessing(1, number))).toBe('drawingGuessedAlready')
    expect(story.try(0, story.guessing(0, number))).toBe('ownDrawing')
    for (const nobody of [4, -1, 99]) expect(story.try(0, story.guessing(nobody, number))).toBe('noSuchDrawing')
    expect(story.sheet(1).pile).toHaveLength(1)
  })

  it('[PM20] a card laid is gone for this round, and back in the next', () => {
    const story = begun()
    const number = idle(story)
    story.guesses(0, 1, number)
    expect(story.try(0, story.guessing(2, number))).toBe('guessCardGone')
    expect(story.guesses(1, 2, number).sheet(2).pile).toHaveLength(1)
    story.opened().goesOn().dealt()
    expect(story.held(0).guesses).toEqual({})
    const again = NUMBERS.find((other) => other !== story.task(0).number) ?? 0
    expect(story.try(0, story.guessing(1, again))).toBeNull()
  })

  it("[PM21] nobody can lay the number of one's own task", () => {
    const story = begun()
    for (const seat of [1, 2, 3]) expect(story.try(0, story.guessing(seat, story.task(0).number))).toBe('ownNumber')
    expect(story.sheet(0).firstGuessAt).toBeNull()
  })
})

describe('finishing', () => {
  it('[PM22] any black token that is left, or none', () => {
    const story = begun().after(800).finishes(0, 3).finishes(1, 0).after(300).finishes(2)
    expect(story.open.blackTokens.map(({ by }) => by)).toEqual([1, null, null, 0])
    expect(story.sheet(0).finish).toEqual({ token: 3, at: 800 })
    expect(story.sheet(2).finish).toEqual({ token: null, at: 1100 })
    expect(story.open).toMatchObject({ phase: 'drawing', awaited: [3] })
  })

  it('[PM22] two for one token: who comes second is told, and still plays', () => {
    const story = begun().finishes(2, 0)
    expect(story.try(1, { type: 'finish', round: 1, token: 0 })).toBe('tokenTaken')
    for (const token of [4, -1]) expect(story.try(1, { type: 'finish', round: 1, token })).toBe('noSuchToken')
    expect(story.sheet(1).finish).toBeNull()
    expect(story.draws(1).finishes(1, 1).open.blackTokens[1]?.by).toBe(1)
  })

  it('[PM23] who has finished neither draws, guesses nor finishes again', () => {
    const story = begun().draws(0).finishes(0, 2)
    const moves = [
      story.drawing(1),
      story.guessing(1, idle(story)),
      { type: 'undo', round: 1 },
      { type: 'redo', round: 1 },
      { type: 'clear', round: 1 },
      { type: 'finish', round: 1, token: 0 },
      { type: 'finish', round: 1, token: null },
    ] as const
    const before = story.state
    for (const move of moves) expect(story.try(0, move)).toBe('alreadyFinished')
    expect(story.state).toBe(before)
  })

  it('[PM24] the drawing ends with the last one to finish, whatever tokens are left', () => {
    const story = begun().finishes(0, 0).finishes(1).finishes(2)
    expect(story.open.phase).toBe('drawing')
    expect(story.finishes(3, 1).open).toMatchObject({ phase: 'opening', awaited: [0, 1, 2, 3], opened: [], step: 0 })
    const all = begun(3).finishes(0, 0).finishes(1, 1)
    expect(all.open.phase).toBe('drawing')
    expect(all.finishes(2, 2).open.phase).toBe('opening')
  })

  it('[PM24] a guess that comes as the drawing ends is told so', () => {
    const story = begun().finishes(0).finishes(1).finishes(2).finishes(3)
    expect(story.try(3, story.guessing(0, idle(story)))).toBe('notNow')
  })

  it('[PM25] fast: the drawing ends at once with the last token; who still plays finishes without', () => {
    const story = new Story(4, { variant: 'fast' }).dealt().finishes(0, 0).finishes(1, 2)
    expect(story.open.phase).toBe('drawing')
    story.after(700).finishes(2, 1)
    expect(story.open.phase).toBe('opening')
    expect(story.sheet(3).finish).toEqual({ token: null, at: 700 })
    expect(story.try(3, story.drawing(0))).toBe('notNow')
  })

  it('[PM25] fast: when some finish without, the drawing ends when all have finished', () => {
    const story = new Story(3, { variant: 'fast' }).dealt().finishes(0).finishes(1)
    expect(story.open.phase).toBe('drawing')
    expect(story.finishes(2, 0).open.phase).toBe('opening')
  })
})

import { describe, expect, it } from 'vitest'
import { openPile, scoreRound } from './scoring.ts'
import { page } from '../page.ts'
import { line, Story } from '../testing/story.ts'
import type { Sheet, ShownGuess } from '../types.ts'

const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const
const begun = (seats = 4) => new Story(seats).dealt()

describe('the opening', () => {
  it('[PM27] right, wrong, right: the first takes the 2, the third a 1, and a 1 stays', () => {
    const story = begun().guessesRight(BLUE, RED).guessesWrong(GREEN, RED).guessesRight(YELLOW, RED).allFinish().goesOn()
    const { number } = story.task(RED)
    expect(story.open).toMatchObject({ opened: [RED], step: 1 })
    expect(story.sheet(RED).pile.map(({ by, shown }) => [by, shown?.isRight, shown?.stars])).toEqual([
      [BLUE, true, 2],
      [GREEN, false, 0],
      [YELLOW, true, 1],
    ])
    expect(story.sheet(RED).pile[0]?.shown?.number).toBe(number)
    expect(story.sheet(RED).pointTokens).toEqual([1])
    expect(story.opened().score(RED)).toMatchObject({ guesses: 0, own: -1, total: -1 })
    expect([BLUE, GREEN, YELLOW].map((seat) => story.score(seat).guesses)).toEqual([2, 0, 1])
  })

  it('[PM27] the order is that of the guesses, not of the seats', () => {
    const story = begun().guessesRight(YELLOW, RED).guessesRight(BLUE, RED).opened()
    expect([BLUE, YELLOW].map((seat) => story.score(seat).guesses)).toEqual([1, 2])
  })

  it('[PM27] [PM13] pile by pile in seat order, and what is not opened stays secret', () => {
    const story = begun().guessesRight(RED, BLUE).guessesWrong(BLUE, RED).allFinish()
    for (const seat of [RED, BLUE, GREEN, YELLOW]) {
      expect(story.sheet(seat)).toMatchObject({ task: null })
      expect(story.sheet(seat).pile.every(({ shown }) => shown === null)).toBe(true)
      expect(story.goesOn().open.opened.at(-1)).toBe(seat)
      expect(story.sheet(seat).task).toEqual(story.held(seat).task)
    }
    expect(story.open.phase).toBe('opening')
    expect(story.goesOn().open.phase).toBe('scoring')
  })

  it('[PM28] only the number matters', () => {
    const guesses = [
      { by: RED, number: 5 },
      { by: GREEN, number: 5 },
    ]
    expect(openPile({ guesses, number: 5, pointTokens: [2, 1, 1] })).toEqual({
      [RED]: { number: 5, isRight: true, stars: 2 },
      [GREEN]: { number: 5, isRight: true, stars: 1 },
    })
    expect(openPile({ guesses, number: 4, pointTokens: [2, 1, 1] })).toMatchObject({ [RED]: { isRight: false, stars: 0 } })
  })

  it('[PM29] the last one to go on opens the next pile', () => {
    const story = begun(3).allFinish()
    const goesOn = (seat: number, step: number) => story.try(seat, { type: 'goOn', round: 1, step })
    expect(goesOn(0, 0)).toBeNull()
    expect(goesOn(0, 0)).toBeNull()
    expect(goesOn(2, 0)).toBeNull()
    expect(story.open).toMatchObject({ opened: [], awaited: [1] })
    expect(goesOn(1, 0)).toBeNull()
    expect(story.open).toMatchObject({ opened: [0], awaited: [0, 1, 2] })
  })

  it('[PM29] a late tap passes over nothing', () => {
    const story = begun(3).allFinish().goesOn()
    for (const seat of [0, 1, 2]) expect(story.try(seat, { type: 'goOn', round: 1, step: 0 })).toBeNull()
    expect(story.open).toMatchObject({ opened: [0], awaited: [0, 1, 2] })
    story.goesOn().goesOn()
    const { step } = story.open
    story.goesOn()
    for (const seat of [0, 1, 2]) expect(story.try(seat, { type: 'goOn', round: 1, step })).toBeNull()
    expect(story.open).toMatchObject({ phase: 'scoring', awaited: [0, 1, 2] })
    story.goesOn().dealt().allFinish()
    for (const seat of [0, 1, 2]) expect(story.try(seat, { type: 'goOn', round: 1, step: 0 })).toBeNull()
    expect(story.open.awaited).toEqual([0, 1, 2])
  })
})

describe('a wrong drawing', () => {
  const declared = () => begun().guessesRight(BLUE, GREEN).guessesWrong(YELLOW, GREEN).guessesRight(GREEN, RED).finishes(GREEN, 0)

  it('[PM30] guesses go back unseen, all point tokens stay and count, the black token goes back', () => {
    const story = declared().allFinish().declaresWrong(GREEN)
    expect(story.open.blackTokens[0]?.by).toBeNull()
    story.opened()
    expect(story.sheet(GREEN)).toMatchObject({ isWrong: true, pointTokens: [2, 1, 1], finish: { token: null, isGivenBack: true } })
    expect(story.sheet(GREEN).pile.map(({ by, shown }) => [by, shown])).toEqual([
      [BLUE, null],
      [YELLOW, null],
    ])
    expect(story.sheet(GREEN).task).not.toBeNull()
    expect(story.score(GREEN)).toMatchObject({ guesses: 2, black: 0, own: -4, total: -2 })
    expect(story.score(BLUE).guesses).toBe(0)
    expect(story.score(YELLOW).wrongGuesses).toBe(0)
  })

  it('[PM30] [PM32] a guess that went back makes nobody the odd one out', () => {
    const story = declared().finishes(YELLOW, 1).allFinish()
    expect(story.opened().score(YELLOW)).toMatchObject({ isOddOneOut: true, black: -2 })
    const other = declared().finishes(YELLOW, 1).allFinish().declaresWrong(GREEN)
    expect(other.opened().score(YELLOW)).toMatchObject({ isOddOneOut: false, black: 0 })
  })

  it('[PM30] until the own pile is opened, also while others are; not later, and once is enough', () => {
    const story = declared().allFinish().goesOn().goesOn()
    expect(story.try(RED, { type: 'declareWrong', round: 1 })).toBe('pileIsOpened')
    story.declaresWrong(GREEN).declaresWrong(GREEN)
    expect(story.told.filter(({ type }) => type === 'wrongDeclared')).toHaveLength(1)
    story.goesOn()
    expect(story.try(GREEN, { type: 'declareWrong', round: 1 })).toBe('pileIsOpened')
  })
})

/** A sheet with the guesses of others as they were opened. */
function sheet(token: number | null, pointTokens: readonly number[], pile: Readonly<Record<number, Partial<ShownGuess>>> = {}): Sheet {
  return {
    strokes: [],
    lastStroke: -1,
    firstGuessAt: null,
    finish: { token, at: 0 },
    pile: Object.entries(pile).map(([by, shown]) => ({
      by: Number(by),
      at: 0,
      shown: { number: 1, letter: null, isRight: false, stars: 0, ...shown },
    })),
    pointTokens,
    task: { letter: 'A', number: 1 },
    isWrong: false,
    isOff: false,
  }
}
const right = (stars: number): ShownGuess => ({ number: 1, letter: null, isRight: true, stars })
const wrong: ShownGuess = { number: 2, letter: null, isRight: false, stars: 0 }
const blackTokens = [3, 2, 2, 1].map((stars) => ({ stars, by: null }))
const scored = (sheets: readonly Sheet[], isTraining = false) =>
  scoreRound({ sheets: Object.fromEntries(sheets.entries()), blackTokens, isTraining })

describe('the score of a round', () => {
  it('[PM31] 5 stars for guesses, a black token of 2, one own token of 1: 5 + 2 − 1 = 6', () => {
    const scores = scored([
      sheet(1, [1], { [BLUE]: right(2), [GREEN]: right(1) }),
      sheet(null, [], { [RED]: right(2) }),
      sheet(null, [], { [RED]: right(2) }),
      sheet(null, [], { [RED]: right(1) }),
    ])
    expect(scores[RED]).toEqual({ guesses: 5, black: 2, own: -1, total: 6, wrongGuesses: 0, isOddOneOut: false })
  })

  it('[PM31] nothing done is less than nothing', () => {
    const story = begun(3).opened()
    expect(story.scores).toEqual([-3, -3, -3])
    expect(story.score(RED)).toMatchObject({ guesses: 0, black: 0, own: -3, total: -3 })
  })

  it('[PM32] red 2 wrong, blue 1, green 0: red is the odd one, and the black token counts minus', () => {
    const story = begun()
      .guessesWrong(RED, BLUE, GREEN)
      .guessesWrong(BLUE, GREEN)
      .guessesRight(BLUE, RED)
      .guessesRight(GREEN, RED, BLUE)
      .finishes(RED, 0)
      .finishes(BLUE, 1)
      .finishes(GREEN, 2)
      .opened()
    expect(story.score(RED)).toMatchObject({ wrongGuesses: 2, isOddOneOut: true, black: -3, own: -1, total: -4 })
    expect(story.score(BLUE)).toMatchObject({ wrongGuesses: 1, isOddOneOut: false, black: 2, guesses: 2, own: -2, total: 2 })
    expect(story.score(GREEN)).toMatchObject({ wrongGuesses: 0, isOddOneOut: false, black: 0, guesses: 3, own: -4, total: -1 })
  })

  it('[PM32] red 2 wrong, blue 2 wrong: nobody is the odd one', () => {
    const scores = scored([
      sheet(0, [], { [BLUE]: wrong, [GREEN]: right(2) }),
      sheet(1, [], { [RED]: wrong, [GREEN]: right(2) }),
      sheet(2, [], { [RED]: wrong, [BLUE]: wrong }),
    ])
    expect([RED, BLUE, GREEN].map((seat) => scores[seat]?.isOddOneOut)).toEqual([false, false, false])
    expect([RED, BLUE].map((seat) => scores[seat]?.black)).toEqual([3, 2])
  })

  it('[PM32] nobody guessed wrong: nobody is the odd one', () => {
    const scores = scored([sheet(0, [], { [BLUE]: right(2) }), sheet(1, []), sheet(2, [])])
    expect(Object.values(scores).some(({ isOddOneOut }) => isOddOneOut)).toBe(false)
    expect(scores[RED]?.black).toBe(3)
  })

  it("[PM33] nobody guessed green's drawing: the black token counts 0, the own tokens minus", () => {
    const scores = scored([sheet(1, [1]), sheet(3, [2, 1, 1]), sheet(0, [2, 1, 1], { [RED]: wrong, [BLUE]: wrong })])
    expect(scores[GREEN]).toMatchObject({ black: 0, own: -4, total: -4, isOddOneOut: false })
  })

  it('[PM33] [PM32] the odd one whose drawing nobody guessed: the black token counts minus', () => {
    const scores = scored([sheet(0, [2, 1]), sheet(null, [1], { [RED]: wrong }), sheet(null, [1])])
    expect(scores[RED]).toMatchObject({ isOddOneOut: true, black: -3, own: -3, total: -6 })
  })

  it('[PM34] in a training round there is no odd one, and a black token always counts', () => {
    const scores = scored([sheet(0, [2, 1]), sheet(null, [1], { [RED]: wrong }), sheet(1, [1])], true)
    expect(scores[RED]).toMatchObject({ isOddOneOut: false, black: 3, wrongGuesses: 1, total: 0 })
    expect(scores[GREEN]).toMatchObject({ black: 2, total: 1 })
  })

  it('[PM34] only the first round can be one, and only if the option says so', () => {
    const story = new Story(3, { firstRound: 'training' })
    const black = () => story.dealt().finishes(0, 0).opened().score(0).black
    expect(black()).toBe(2)
    story.goesOn()
    expect(black()).toBe(0)
    expect(begun(3).finishes(0, 0).opened().score(0).black).toBe(0)
  })

  it('[PM35] the sheet becomes a page, with the word, the strokes and the guesses', () => {
    const story = begun().draws(RED).after(2000).guessesRight(BLUE, RED).finishes(RED, 1)
    const { letter, number } = story.task(RED)
    const { theme, words } = story.open.stand[letter]
    story.opened().goesOn()
    expect(story.page(RED, 1)).toMatchObject({
      round: 1,
      theme,
      word: words[number - 1],
      finish: { token: 1, at: 2000 },
      pile: [{ by: BLUE, at: 2000, shown: { number, letter: null, isRight: true, stars: 2 } }],
      score: { black: 2, own: -2, total: 0 },
    })
    expect(story.page(RED, 1)).toMatchObject({ strokeCount: 1, letters: line(0).length })
    expect(page(story.state.hidden, 1, RED)).toEqual({ mark: line(0).length, content: [[0, 'thick', line(0), 0]] })
    expect(story.open.sheets).toEqual({})
    story.toTheEnd()
    expect(Object.keys(story.open.booklet[RED] ?? {})).toEqual(['1', '2', '3', '4'])
  })
})

describe('the end of the game', () => {
  it('[PM36] [PM1] four rounds, and the most points win', () => {
    const story = begun(3).guessesRight(BLUE, RED).opened()
    for (let round = 2; round <= 4; round++) expect(story.goesOn().dealt().opened().open.round).toBe(round)
    expect(story.open.phase).toBe('scoring')
    story.goesOn()
    expect(story.open).toMatchObject({ phase: 'over', round: 4, awaited: [], due: null, winners: [RED, BLUE] })
    expect(story.scores).toEqual([-10, -10, -12])
  })

  it('[PM36] alone with the most, or sharing the win', () => {
    const last = { round: 4, scores: { 0: 4, 1: 9, 2: 9, 3: -2 } }
    const shared = begun().given(last).opened().goesOn()
    expect(shared.open.winners).toEqual([BLUE, GREEN])
    const alone = begun().given(last).guessesRight(GREEN, RED).opened().goesOn()
    expect(alone.open.winners).toEqual([GREEN])
  })
})

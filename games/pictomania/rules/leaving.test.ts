import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

const begun = (seats = 4) => new Story(seats).dealt()

describe('somebody is removed', () => {
  it('[PM37] while drawing: finished without a token, and the drawing stays to be guessed and scored', () => {
    const story = begun().draws(3).guessesRight(3, 0).after(900).leaves(3)
    expect(story.sheet(3).finish).toEqual({ token: null, at: 900 })
    expect(story.open).toMatchObject({ seats: [0, 1, 2], awaited: [0, 1, 2], phase: 'drawing' })
    story.guessesRight(1, 3).opened()
    expect(story.open.opened).toEqual([0, 1, 2, 3])
    expect(story.score(1).guesses).toBe(2)
    expect(story.score(0).own).toBe(-2)
    expect(story.page(3).score).toMatchObject({ guesses: 2, own: -2 })
  })

  it('[PM37] a token already taken stays theirs', () => {
    const story = begun().finishes(3, 0).leaves(3)
    expect(story.open.blackTokens[0]?.by).toBe(3)
    expect(story.sheet(3).finish?.token).toBe(0)
    expect(story.try(1, { type: 'finish', round: 1, token: 0 })).toBe('tokenTaken')
  })

  it('[PM37] [PM32] wrong guesses of somebody gone count as everybody’s', () => {
    const wrong = () => begun().guessesWrong(0, 1).guessesWrong(3, 1).finishes(0, 0)
    expect(wrong().leaves(3).opened().score(0).isOddOneOut).toBe(false)
    expect(begun().guessesWrong(0, 1).finishes(0, 0).leaves(3).opened().score(0).isOddOneOut).toBe(true)
  })

  it('[PM38] the last one who had not confirmed is gone: the tasks are dealt', () => {
    const story = new Story(4).understands(0).understands(1).understands(2).leaves(3)
    expect(story.open).toMatchObject({ phase: 'drawing', awaited: [0, 1, 2] })
    expect(Object.keys(story.open.sheets)).toEqual(['0', '1', '2'])
  })

  it('[PM38] the last one who still played is gone: the piles are opened', () => {
    const story = begun().finishes(0).finishes(1).finishes(2).leaves(3)
    expect(story.open).toMatchObject({ phase: 'opening', awaited: [0, 1, 2] })
    expect(story.goesOn().goesOn().goesOn().goesOn().open.opened).toEqual([0, 1, 2, 3])
  })

  it('[PM38] [PM25] fast: somebody gone leaves their token to the others', () => {
    const story = new Story(4, { variant: 'fast' }).dealt().finishes(0, 0).finishes(1, 1).leaves(2)
    expect(story.open.phase).toBe('drawing')
    expect(story.finishes(3, 2).open.phase).toBe('opening')
  })

  it('[PM38] the last one who had not gone on is gone: the telling goes on', () => {
    const story = begun().allFinish()
    for (const seat of [0, 1, 2]) story.try(seat, { type: 'goOn', round: 1, step: 0 })
    expect(story.leaves(3).open).toMatchObject({ opened: [0], awaited: [0, 1, 2] })
    story.opened()
    expect(story.goesOn().dealt().open.round).toBe(2)
    expect(Object.keys(story.open.sheets)).toEqual(['0', '1', '2'])
    expect(Object.keys(story.opened().open.booklet[3] ?? {})).toEqual(['1'])
  })

  it('[PM38] in the scores as well', () => {
    const story = begun().opened()
    const { step } = story.open
    for (const seat of [0, 1, 2]) story.try(seat, { type: 'goOn', round: 1, step })
    expect(story.leaves(3).open).toMatchObject({ phase: 'understanding', round: 2, awaited: [0, 1, 2] })
  })

  it('[PM39] below three the game ends with the standing scores', () => {
    const scores = { 0: 5, 1: 7, 2: 7 }
    for (const story of [new Story(3), begun(3).guessesRight(1, 0), begun(3).opened()]) {
      story.given({ scores }).leaves(1)
      expect(story.open).toMatchObject({ phase: 'over', scores, winners: [2], awaited: [], due: null })
    }
  })

  it('[PM39] while piles are opened the round is scored first', () => {
    const story = begun(3).guessesRight(1, 0).guessesRight(0, 2).allFinish().goesOn().leaves(2)
    expect(story.open).toMatchObject({ phase: 'over', opened: [0, 1, 2], scores: { 0: 1, 1: -1, 2: -1 }, winners: [0] })
    expect(story.page(2).score.own).toBe(-1)
  })
})

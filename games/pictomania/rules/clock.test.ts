import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { Story } from '../testing/story.ts'
import { TIMERS } from '../types.ts'

const brisk = (seats = 4) => new Story(seats, { timers: 'brisk' })

describe('slow players', () => {
  it('[PM40] nobody is hurried unless the host says so', () => {
    const story = new Story(3)
    expect(story.open.due).toBeNull()
    expect(story.replaces(0, 'A').open.due).toBeNull()
    expect(story.dealt().open.due).toBeNull()
    expect(story.opened().goesOn().open).toMatchObject({ phase: 'understanding', due: null })
  })

  it.each(TIMERS)('[PM29] [PM43] with timers %s the telling goes on by itself, and so do the scores', (timers) => {
    const story = new Story(3, { timers }).dealt().guessesRight(1, 0).guessesRight(2, 0).allFinish()
    expect(story.open.due).toBe(story.now + 5_000)
    expect(story.timeIsUp().open.opened).toEqual([0])
    // longer where there is more to tell
    expect(story.open.due).toBe(story.now + 8_250)
    expect(story.timeIsUp().open.opened).toEqual([0, 1])
    expect(story.open.due).toBe(story.now + 6_150)
    expect(story.timeIsUp().timeIsUp().open.phase).toBe('scoring')
    expect(story.open.due).toBe(story.now + (timers === 'brisk' ? 25_000 : 60_000))
    expect(story.timeIsUp().open).toMatchObject({ phase: 'understanding', round: 2 })
  })

  it('[PM41] not everybody confirms in time: the tasks are dealt', () => {
    const story = brisk().understands(0)
    expect(story.open.due).toBe(story.now + 45_000)
    expect(story.timeIsUp().open).toMatchObject({ phase: 'drawing', awaited: [0, 1, 2, 3] })
    expect(story.task(2)).toBeDefined()
  })

  it('[PM41] [PM8] a new card is a new time', () => {
    const story = brisk().after(30_000).replaces(1, 'A')
    expect(story.open.due).toBe(story.now + 45_000)
  })

  it('[PM42] the time of the drawing is up: who still plays finishes without a token', () => {
    const story = brisk().dealt().finishes(1, 0)
    expect(story.open.due).toBe(story.now + 120_000)
    story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'opening', awaited: [0, 1, 2, 3] })
    expect([0, 1, 2].map((seat) => story.sheet(seat).finish)).toEqual([
      { token: null, at: 120_000 },
      { token: 0, at: 0 },
      { token: null, at: 120_000 },
    ])
  })

  it('[PM43] nobody goes on: the telling does, and a table that sleeps comes to its end', () => {
    const story = brisk(3).timeIsUp().timeIsUp()
    expect(story.timeIsUp().open.opened).toEqual([0])
    story.timeIsUp().timeIsUp()
    expect(story.timeIsUp().open.phase).toBe('scoring')
    expect(story.timeIsUp().open).toMatchObject({ phase: 'understanding', round: 2 })
    for (let step = 0; step < 3 * 7; step++) story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'over', winners: [0, 1, 2] })
    expect(rules.expire(story.state, story.chance)).toEqual([])
  })

  it('[PM44] more time for one is more time for the table', () => {
    const story = brisk()
    story.patience[2] = 2
    expect(story.dealt().open.due).toBe(story.now + 240_000)
    expect(story.allFinish().open.due).toBe(story.now + 10_000)
    // nobody reads slower what is told to all: the rest alone is longer
    expect(story.goesOn().open.due).toBe(story.now + 3_150 + 6_000)
    expect(story.leaves(2).goesOn().open.due).toBe(story.now + 6_150)
  })
})

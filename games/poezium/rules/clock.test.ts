import { parse } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { Story, usual } from '../testing/story.ts'
import { RIVAL } from '../types.ts'

const brisk = (seats = 4) => new Story(seats, { timers: 'brisk' }).claim(0)
const told = (seats = 4) => brisk(seats).tell(0, 2)

describe('slow players', () => {
  it('[PZ49] nobody is hurried unless the host says so', () => {
    const story = new Story(4).claim(0)
    expect(story.open.due).toBeNull()
    expect(story.tell(0).open.due).toBeNull()
    expect(story.fits(1).guessRight(2).endPoem().open.due).toBeNull()
    expect(parse(rules.options, {})).toEqual({ ok: true, value: usual })
  })

  it("[PZ50] the storyteller's time is up: the next one tells of the same stories, and it counts as told", () => {
    const story = brisk().swap(0)
    const { stories, due } = story.open
    expect(due).toBe(75_000)
    story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'telling', storyteller: 1, round: 1, stories, swapped: null, due: 150_000 })
    expect(story.open.told).toEqual({ 0: 1, 1: 0, 2: 0, 3: 0 })
    expect(story.state.hidden.faceDown[0]).toHaveLength(1)
  })

  it('[PZ50] a table where everybody sleeps comes to its end', () => {
    const story = brisk(3)
    for (let turn = 0; turn < 9; turn++) story.timeIsUp()
    expect(story.open.phase).toBe('over')
    expect(story.open.told).toEqual({ 0: 3, 1: 3, 2: 3 })
    expect(story.open.poems).toEqual([])
  })

  it("[PZ51] a guesser's time is up: the turn is skipped, with a free chip or without", () => {
    const story = told()
    const hand = story.hand(1)
    expect(story.timeIsUp().turn).toBe(2)
    expect(story.hand(1)).toEqual(hand)
    expect(story.open.chips[1]).toBe(3)
    const spent = told()
      .given({ chips: { 1: 0, 2: 0, 3: 0 } })
      .timeIsUp()
    expect(spent.turn).toBe(2)
    expect(spent.open.scores[1]).toBe(5)
  })

  it('[PZ51] of two, the rival moves although the guesser was skipped', () => {
    const story = told(2).timeIsUp()
    expect(story.open.lines.map(({ by }) => by)).toEqual([RIVAL])
    expect(story.mark('fits').turn).toBe(1)
  })

  it('[PZ52] [PZ20] everybody is skipped twice over: the story is shown, nobody scores', () => {
    const story = told().fits(1)
    for (let skip = 0; skip < 5; skip++) story.timeIsUp()
    expect(story.open.phase).toBe('guessing')
    story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'ending', shown: 2, points: [] })
  })

  it('[PZ52] who acts begins the count anew', () => {
    const story = told(3)
    for (let skip = 0; skip < 3; skip++) story.timeIsUp()
    story.fits(2)
    for (let skip = 0; skip < 3; skip++) story.timeIsUp()
    expect(story.open.phase).toBe('guessing')
    expect(story.timeIsUp().open.phase).toBe('ending')
  })

  it('[PZ52] a rival without a chip waits', () => {
    const story = told(2).given({ rival: { score: 5, chips: 0, kept: [] } })
    expect(story.timeIsUp().turn).toBe(1)
    expect(story.open.lines).toEqual([])
    expect(story.timeIsUp().open.shown).toBe(2)
  })

  it('[PZ53] a mark is not made in time: the line has none, and is none that fits', () => {
    const story = told().add(1).timeIsUp()
    expect(story.marks()).toEqual([null])
    expect(story.turn).toBe(2)
    story.guessRight(2)
    expect(story.scores).toEqual([5, 5, 5, 5])
    expect(story.endPoem().open.poems[0]?.lines).toEqual([])
    const own = told(3).add(1).timeIsUp().fits(2).guessRight(1)
    expect(own.scores).toEqual([6, 6, 6])
  })

  it('[PZ53] the storyteller can still mark it until the next one acts', () => {
    const story = told().add(1).timeIsUp()
    const line = story.open.lines[0]?.line ?? 0
    expect(story.try(0, { type: 'mark', line, mark: 'fits' })).toBeNull()
    expect(story.marks()).toEqual(['fits'])
    expect(story.turn).toBe(2)
    const late = told().add(1).timeIsUp().guessWrong(2)
    const lateLine = late.open.lines[0]?.line ?? 0
    expect(late.try(0, { type: 'mark', line: lateLine, mark: 'fits' })).toBe('tooLateToCorrect')
  })

  it('[PZ54] no ending is chosen in time: the first of the two', () => {
    const story = told().guessWrong(1).guessRight(2)
    const [first] = story.held(1).endings
    expect(story.timeIsUp().open).toMatchObject({ phase: 'reading', ending: first })
    expect(story.open.scores[1]).toBe(5)
  })

  it('[PZ55] nobody claims in time: the lot decides; nobody goes on: the game does', () => {
    const story = new Story(4, { timers: 'brisk' }).timeIsUp()
    expect(story.open.phase).toBe('telling')
    story.plainRound().timeIsUp()
    expect(story.open).toMatchObject({ phase: 'telling', round: 2 })
  })

  it('[PZ56] more time for one is more time for the phase that waits for them', () => {
    const story = new Story(4, { timers: 'brisk' })
    story.patience[0] = 2
    expect(story.claim(0).open.due).toBe(150_000)
    expect(story.tell(0).open.due).toBe(50_000)
    expect(story.add(1).open.due).toBe(50_000)
    expect(story.mark('fits').guessRight(2).endPoem().open.due).toBe(60_000)
  })

  it('[PZ49] when it is over, the clock has nothing to do', () => {
    const story = new Story(3).claim(0).toTheEnd()
    expect(rules.expire(story.state, story.chance)).toEqual([])
  })
})

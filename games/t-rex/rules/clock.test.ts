import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { Story } from '../testing/story.ts'
import { COLOURS } from '../types.ts'

const [anna, bert, cleo, dora] = [0, 1, 2, 3] as const
const brisk = (seats = 4) => new Story(seats, { timers: 'brisk' })

const tie = (story: Story) =>
  story
    .given({ supply: { yay: 4, meh: 5 } })
    .givenCards('red 7', 'blue 7')
    .compare(anna, bert)

describe('slow players', () => {
  it('[TR41] nobody is hurried unless the host says so', () => {
    expect(new Story(3, { warmUp: 'on' }).warmsUp(anna).open.due).toBeNull()
    expect(new Story(3).givenNext('wild').skips(anna).open.due).toBeNull()
    expect(new Story(3).givenDeck('red 1').skips(anna).open.due).toBeNull()
    const story = tie(new Story(3))
    expect(story.open.due).toBeNull()
    expect(story.picks(cleo).picks(cleo).open.due).toBeNull()
  })

  it('[TR41] acting and agreeing are never timed', () => {
    expect(brisk().open.due).toBeNull()
    expect(brisk().offersTo(anna, bert).open.due).toBeNull()
    expect(brisk(2).says(anna, 'match').open.due).toBeNull()
    expect(rules.expire(brisk().state, brisk().chance)).toEqual([])
  })

  it('[TR42] the colour of the wild one is not chosen: the lot decides', () => {
    const story = brisk().givenNext('wild', 'red 3').skips(anna)
    expect(story.open.due).toBe(story.now + 15_000)
    story.timeIsUp()
    expect(story.open).toMatchObject({ choosing: null, due: null })
    expect(COLOURS).toContain(story.open.byeByes[0]?.colour)
    expect(story.card(anna)).toBe('red 3')
  })

  it('[TR42] chosen in time: no hurry is left', () => {
    expect(brisk().givenNext('wild', 'red 3').skips(anna).saysByeBye(anna, 'red').open.due).toBeNull()
  })

  it('[TR42] the warm-up goes on by itself', () => {
    const story = new Story(3, { warmUp: 'on', timers: 'brisk' })
    expect(story.open.due).toBe(story.now + 15_000)
    expect(story.timeIsUp().open).toMatchObject({ warmUp: { seat: bert, strength: 2 }, due: story.now + 15_000 })
    for (let strength = 2; strength <= 10; strength++) story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'counting', awaited: [] })
  })

  it('[TR42] the pause ends by itself, and then a choice has its time again', () => {
    const story = brisk().givenDeck('wild').skips(anna)
    expect(story.open).toMatchObject({ phase: 'reshuffling', due: story.now + 15_000 })
    story.timeIsUp()
    expect(story.open).toMatchObject({ phase: 'acting', choosing: anna, due: story.now + 15_000 })
    expect(story.timeIsUp().open).toMatchObject({ choosing: null, due: null })
    expect(brisk().givenDeck('red 1').skips(anna).timeIsUp().open).toMatchObject({ phase: 'acting', due: null })
  })

  it('[TR43] actions are not picked in time: the lot picks what is missing', () => {
    const story = tie(brisk()).picks(cleo)
    expect(story.open.due).toBe(story.now + 45_000)
    story.timeIsUp()
    const picked = story.open.tieBreak?.picked ?? []
    expect(picked.map(({ by }) => by)).toEqual([cleo, null])
    expect(new Set(picked.map(({ action }) => action)).size).toBe(2)
    expect(story.open).toMatchObject({ phase: 'voting', awaited: [cleo, dora], due: story.now + 60_000 })
  })

  it('[TR43] not everybody votes in time: the votes made count; without any, the win is shared', () => {
    const voting = () => tie(brisk()).picks(cleo).picks(dora)
    expect(voting().votes(dora, bert).timeIsUp().open).toMatchObject({ phase: 'over', winners: [bert] })
    const silent = voting().timeIsUp()
    expect(silent.open).toMatchObject({ phase: 'over', winners: [anna, bert], tieBreak: { votes: {} } })
    expect(rules.expire(silent.state, silent.chance)).toEqual([])
  })

  it('[TR44] the pause waits for everybody, the choice for one', () => {
    const story = brisk()
    story.patience[anna] = 2
    expect(story.givenDeck('wild').skips(bert).open.due).toBe(story.now + 30_000)
    expect(story.timeIsUp().open.due).toBe(story.now + 15_000)
    const patient = brisk()
    patient.patience[anna] = 3
    expect(patient.givenNext('wild').skips(anna).open.due).toBe(patient.now + 45_000)
  })
})

import { parse } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { isLastRound } from '../open/last-round.ts'
import { Story, usual } from '../testing/story.ts'

describe('somebody is removed', () => {
  it('[DX27] the hand goes to the discard pile', () => {
    const story = new Story(5).claim(0)
    const hand = story.hand(3)
    story.leaves(3)
    expect(story.open.seats).toEqual([0, 1, 2, 4])
    expect(story.state.hidden.discard).toEqual(hand)
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX28] the storyteller gone before the clue: the seat to the left tells', () => {
    const story = new Story(5).claim(4).leaves(4)
    expect(story.open.phase).toBe('telling')
    expect(story.open.storyteller).toBe(0)
  })

  it('[DX28] the storyteller gone while cards are given: they go back to the hands', () => {
    const story = new Story(5).claim(1).tell(1)
    const hand = [...story.hand(2)].sort()
    story.give(2).give(3).leaves(1)
    expect(story.open.phase).toBe('telling')
    expect(story.open.storyteller).toBe(2)
    expect([...story.hand(2)].sort()).toEqual(hand)
    expect(story.open.told).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX28] the storyteller gone while people vote: the laid cards are discarded and hands filled', () => {
    const story = new Story(5).claim(1).tell(1).allGive().vote(2, 1)
    const { laid } = story.open
    story.leaves(1)
    expect(story.open.storyteller).toBe(2)
    expect(story.open.laid).toEqual([])
    for (const card of laid) expect(story.state.hidden.discard).toContain(card)
    for (const seat of story.open.seats) {
      expect(story.hand(seat)).toHaveLength(6)
      expect(story.voteOf(seat)).toBeNull()
    }
    expect(story.open.scores).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 })
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX29] a giver gone: its card is left out and the others go on', () => {
    const story = new Story(5).claim(0).tell(0).give(1).give(2).give(3).leaves(4)
    expect(story.open.phase).toBe('voting')
    expect(story.open.laid).toHaveLength(4)
    const given = new Story(5).claim(0).tell(0).give(4).leaves(4).give(1).give(2).give(3)
    expect(given.open.laid).toHaveLength(4)
  })

  it('[DX30] a voter gone: no vote, and their card on the table pays nobody', () => {
    const story = new Story(5).claim(0).tell(0).allGive()
    const gone = story.numberOf(4)
    story.vote(1, 0).vote(2, 4).vote(3, 1).leaves(4)
    expect(story.open.phase).toBe('scoring')
    expect(story.open.told[0]?.owners[gone - 1]).toBeNull()
    expect(story.open.scores).toEqual({ 0: 3, 1: 4, 2: 0, 3: 0, 4: 0 })
  })

  it('[DX23] four become three in mid-round: it is played to its end as it began, one card each, and a lone finder gets 3', () => {
    const story = new Story(4, { edition: 'classic' }).claim(0).tell(0).leaves(3).give(1).give(2)
    expect(story.open.laid).toHaveLength(3)
    story.vote(1, 0).vote(2, 1)
    expect(story.open.scores).toEqual({ 0: 3, 1: 4, 2: 0, 3: 0 })
    story.goOn()
    expect(story.open.toGive).toBe(2)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(7)
  })

  it('[DX31] below three seats the game ends with the standing scores', () => {
    const story = new Story(3).claim(0).round({ 1: 0, 2: 1 }).goOn().leaves(2)
    expect(story.open.phase).toBe('over')
    expect(story.open.winners).toEqual([1])
  })
})

describe('the last round', () => {
  const classic = (seats: number) => new Story(seats, { edition: 'classic' }).claim(0)

  it('[DX41] classic: it is said from its beginning, and comes true', () => {
    const story = classic(4).givenCardsLeft(8)
    expect(isLastRound(story.open)).toBe(false)
    story.plainRound().goOn()
    expect(story.open).toMatchObject({ round: 2, phase: 'telling' })
    expect(isLastRound(story.open)).toBe(true)
    story.plainRound()
    expect(isLastRound(story.open)).toBe(true)
    expect(story.goOn().open.phase).toBe('over')
  })

  it('[DX41] classic: somebody is removed after the scores, the cards are enough after all, and nobody is told that it ends', () => {
    const story = classic(6).givenCardsLeft(6).plainRound()
    expect(isLastRound(story.open)).toBe(true)
    story.leaves(3)
    expect(isLastRound(story.open)).toBe(false)
    story.goOn()
    expect(story.open).toMatchObject({ round: 2, phase: 'telling', pileLeft: 1 })
    expect(isLastRound(story.open)).toBe(true)
  })

  it('[DX41] classic: with three the hands are larger, and the cards are too few all of a sudden', () => {
    const story = classic(4).givenCardsLeft(6).plainRound()
    expect(isLastRound(story.open)).toBe(false)
    story.leaves(2)
    expect(isLastRound(story.open)).toBe(true)
    expect(story.goOn().open.phase).toBe('over')
  })

  it('[DX25] [DX41] 2021: it is said once it is scored, also when whoever reached the target has left since', () => {
    const story = new Story(5, { target: 10 }).claim(0).given({ scores: { 0: 0, 1: 8, 2: 0, 3: 0, 4: 0 } })
    expect(isLastRound(story.open)).toBe(false)
    story.plainRound()
    expect(isLastRound(story.open)).toBe(true)
    story.leaves(1)
    expect(isLastRound(story.open)).toBe(true)
    expect(story.goOn().open.phase).toBe('over')
  })

  it('[DX24] [DX28] classic: a void round can take the last card as well', () => {
    const story = classic(4).givenCardsLeft(3).tell(0).allGive()
    expect(story.leaves(0).open.phase).toBe('over')
  })
})

describe('slow players', () => {
  it('[DX32] nobody is hurried unless the host says so', () => {
    const story = new Story(4).claim(0)
    expect(story.open.due).toBeNull()
    expect(story.tell(0).allGive().open.due).toBeNull()
    expect(parse(rules.options, {})).toEqual({ ok: true, value: usual })
  })

  it("[DX33] the storyteller's time is up: the turn passes to the left, again and again", () => {
    const story = new Story(4, { timers: 'brisk' }).claim(2)
    expect(story.open.due).toBe(60_000)
    expect(story.timeIsUp().open.storyteller).toBe(3)
    expect(story.open.due).toBe(120_000)
    expect(story.timeIsUp().open.storyteller).toBe(0)
  })

  it('[DX34] a giver’s time is up: random cards of the hand are given', () => {
    const story = new Story(4, { timers: 'relaxed' }).claim(0).tell(0).give(1)
    const hand = story.hand(2)
    const chosen = story.gave(1)
    story.timeIsUp()
    expect(story.open.phase).toBe('voting')
    expect(hand).toContain(story.gave(2)[0])
    expect(story.gave(1)).toEqual(chosen)
    const three = new Story(3, { timers: 'brisk' }).claim(0).tell(0).timeIsUp()
    expect(three.open.laid).toHaveLength(5)
  })

  it('[DX35] a voter’s time is up: no vote, which counts as not found', () => {
    const story = new Story(4, { timers: 'brisk' }).claim(0).tell(0).allGive().vote(1, 0).vote(2, 0).timeIsUp()
    expect(story.open.told[0]?.votes).not.toHaveProperty('3')
    expect(story.scores).toEqual([3, 3, 3, 0])
    const nobody = new Story(4, { timers: 'brisk' }).claim(0).tell(0).allGive().timeIsUp()
    expect(nobody.scores).toEqual([0, 2, 2, 2])
  })

  it('[DX38] more time for one is more time for the phase that waits for them', () => {
    const story = new Story(4, { timers: 'brisk' })
    story.patience[2] = 2
    expect(story.claim(0).open.due).toBe(60_000)
    expect(story.tell(0).open.due).toBe(80_000)
    const slow = new Story(4, { timers: 'brisk' })
    slow.patience[2] = 1.5
    expect(slow.claim(2).open.due).toBe(90_000)
    expect(slow.tell(2).open.due).toBe(40_000)
  })

  it('[DX36] nobody claims in time: the lot decides; nobody goes on: the game does', () => {
    const story = new Story(4, { timers: 'brisk' }).timeIsUp()
    expect(story.open.phase).toBe('telling')
    story.plainRound().timeIsUp()
    expect(story.open.phase).toBe('telling')
    expect(story.open.round).toBe(2)
  })
})

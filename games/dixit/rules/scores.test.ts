import { parse } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { Story } from '../testing/story.ts'

// five seats, named as people would name them
const [yura, timur, lena, kolya, masha] = [0, 1, 2, 3, 4] as const

describe('scores', () => {
  it('[DX15] [DX17] the classic example: L finds it, two vote for L, one for T', () => {
    const story = new Story(5, { edition: 'classic' }).claim(yura)
    story.round({ [lena]: yura, [masha]: lena, [timur]: lena, [kolya]: timur })
    expect(story.open.scores).toEqual({ [lena]: 5, [yura]: 3, [timur]: 1, [masha]: 0, [kolya]: 0 })
    expect(story.points()).toContainEqual({ seat: lena, reason: 'foundIt', points: 3 })
    expect(story.points()).toContainEqual({ seat: lena, reason: 'votesForCard', points: 2 })
    expect(story.goOn().open.storyteller).toBe(timur)
  })

  it('[DX15] [DX17] the 2021 example: two of five find it', () => {
    const [pink, blue, green, red, violet, yellow] = [0, 1, 2, 3, 4, 5] as const
    const story = new Story(6).claim(pink)
    story.round({ [blue]: pink, [green]: pink, [red]: violet, [violet]: blue, [yellow]: blue })
    expect(story.open.scores).toEqual({ [pink]: 3, [blue]: 5, [green]: 3, [violet]: 1, [yellow]: 0, [red]: 0 })
  })

  it.each(['classic', '2021'] as const)(
    '[DX14] [DX17] %s: nobody finds it, the others get 2 and 1 for each vote on their card',
    (edition) => {
      const story = new Story(5, { edition }).claim(0).round({ 1: 2, 2: 1, 3: 2, 4: 2 })
      expect(story.scores).toEqual([0, 3, 5, 2, 2])
    },
  )

  it.each(['classic', '2021'] as const)('[DX14] %s: everybody finds it, the storyteller gets nothing, the others 2', (edition) => {
    expect(new Story(5, { edition }).claim(0).plainRound().scores).toEqual([0, 2, 2, 2, 2])
  })

  it('[DX16] [DX18] classic, three players, one finder: 4 and 4, and 1 for a vote on either card', () => {
    for (const which of [0, 1]) {
      const story = new Story(3, { edition: 'classic' }).claim(0).tell(0).allGive().vote(1, 0).vote(2, 1, which)
      expect(story.scores).toEqual([4, 5, 0])
    }
  })

  it('[DX16] 2021, three players, one finder: 3 and 3', () => {
    const story = new Story(3).claim(0).tell(0).allGive().vote(1, 0).vote(2, 1)
    expect(story.scores).toEqual([3, 4, 0])
  })

  it('[DX16] classic, four players, one finder: 3 as always', () => {
    expect(new Story(4, { edition: 'classic' }).claim(0).round({ 1: 0, 2: 1, 3: 2 }).scores).toEqual([3, 4, 1, 0])
  })

  it('[DX19] the round ends when the last one has seen enough', () => {
    const story = new Story(3).claim(0).plainRound()
    expect(story.try(0, { type: 'goOn' })).toBeNull()
    expect(story.try(1, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('scoring')
    expect(story.open.awaited).toEqual([2])
    expect(story.try(2, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('telling')
    expect(story.try(2, { type: 'goOn' })).toBe('notNow')
  })
})

describe('refill', () => {
  it('[DX20] [DX21] hands are full again and the cards of the round are discarded', () => {
    const story = new Story(5).claim(0).plainRound()
    const { laid } = story.open
    story.goOn()
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(6)
    expect(story.state.hidden.discard).toEqual(laid)
    expect(story.open.laid).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it("[DX21] drawing starts at the storyteller's left, one card each in turn", () => {
    const story = new Story(3).claim(1).plainRound()
    const [first, second, third, fourth, fifth] = story.state.hidden.pile
    story.goOn()
    expect(story.hand(2).slice(-2)).toEqual([first, fourth])
    expect(story.hand(0).slice(-2)).toEqual([second, fifth])
    expect(story.hand(1).slice(-1)).toEqual([third])
  })

  it('[DX22] 2021, eight players: the fifth refill shuffles the discards back in', () => {
    const story = new Story(8, { target: 60 }).claim(0)
    for (let round = 0; round < 4; round++) story.plainRound().goOn()
    expect(story.open.pileLeft).toBe(4)
    story.plainRound().goOn()
    expect(story.open.pileLeft).toBe(36)
    expect(story.state.hidden.discard).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX23] when a fourth player leaves, hands grow to seven and two cards are given from the next round on', () => {
    const story = new Story(4).claim(0).plainRound().leaves(3).goOn()
    expect(story.open.toGive).toBe(2)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(7)
  })
})

describe('the end', () => {
  it('[DX24] classic, five players: the eleventh refill draws the last four cards', () => {
    const story = new Story(5, { edition: 'classic' }).claim(0)
    for (let round = 1; round <= 10; round++) {
      story.plainRound()
      expect(story.open.isLastRound).toBe(false)
      story.goOn()
    }
    expect(story.open.pileLeft).toBe(4)
    story.plainRound()
    expect(story.open.isLastRound).toBe(true)
    expect(story.open.phase).toBe('scoring')
    story.goOn()
    expect(story.open.phase).toBe('over')
    expect(story.open.told).toHaveLength(11)
    expect(story.open.pileLeft).toBe(0)
  })

  it('[DX25] 2021: the round in which somebody reaches 30 is played out and is the last', () => {
    const story = new Story(4).claim(0)
    while (Math.max(...story.scores) < 30) {
      expect(story.open.phase).toBe('telling')
      story.plainRound()
      expect(story.open.isLastRound).toBe(Math.max(...story.scores) >= 30)
      story.goOn()
    }
    expect(story.open.phase).toBe('over')
  })

  it('[DX25] the host may choose another target', () => {
    const story = new Story(4, { target: 10 }).claim(0)
    for (let round = 0; round < 5; round++) story.plainRound().goOn()
    expect(story.open.phase).toBe('telling')
    expect(story.plainRound().goOn().open.phase).toBe('over')
    expect(parse(rules.options, { target: 9 }).ok).toBe(false)
    expect(parse(rules.options, { target: 61 }).ok).toBe(false)
  })

  it('[DX26] the most points win, a tie is shared', () => {
    const tie = new Story(3, { target: 10 }).claim(0)
    while (tie.open.phase !== 'over') tie.plainRound().goOn()
    const best = Math.max(...tie.scores)
    expect(tie.open.winners).toEqual(tie.open.seats.filter((seat) => tie.open.scores[seat] === best))
    expect(tie.open.winners.length).toBeGreaterThan(1)
  })
})

import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

const told = (seats = 4) => new Story(seats).claim(0).tell(0, 2)

describe('scores', () => {
  it('[PZ21] [PZ22] [PZ18] [PZ25] [PZ29] four players, orange tells: the example', () => {
    const [orange, red, blue, green] = [0, 1, 2, 3] as const
    const story = new Story(4).claim(orange).tell(orange, 2)
    story.doesNot(red).doesNot(blue).fits(green).fits(red).fits(blue)
    story.guess(green, 3)
    expect(story.open.scores[green]).toBe(4)
    story.guess(red, 2)
    expect(story.open.scores).toEqual({ [orange]: 7, [red]: 7, [blue]: 6, [green]: 5 })
    expect(story.pointsOf(red)).toEqual(['guessedRight 2'])
    expect(story.pointsOf(orange)).toEqual(['storyGuessed 2'])
    expect(story.pointsOf(blue)).toEqual(['linesThatFit 1'])
    expect(story.open.ender).toBe(green)
    story.endPoem()
    expect(story.open.scores[green]).toBe(6)
    expect(story.pointsOf(green)).toEqual(['guessedWrong -1', 'linesThatFit 1', 'endingLaid 1'])
    const card = story.open.stories[1]?.card
    expect(story.goOn().open.kept[red]).toEqual([card])
  })

  it('[PZ21] [PZ29] right on the first turn, nothing laid: 0 points for all, and the story card', () => {
    const story = told().guessRight(1)
    expect(story.scores).toEqual([5, 5, 5, 5])
    expect(story.open.points).toEqual([])
    const card = story.open.stories[1]?.card
    expect(story.endPoem().goOn().open.kept).toEqual({ 0: [], 1: [card], 2: [], 3: [] })
  })

  it('[PZ22] chips on lines that do not fit pay only the one who guessed', () => {
    const story = told(3).doesNot(1).doesNot(2).doesNot(1).fits(2).guessRight(1)
    expect(story.scores).toEqual([7, 7, 6])
  })
})

describe('the pile of lines', () => {
  it('[PZ23] empty: the discarded lines are a new pile', () => {
    const story = told().givenLinesLeft(1)
    story.fits(1)
    expect(story.open.linesLeft).toBe(0)
    const { discard } = story.state.hidden.lines
    story.fits(2)
    expect(story.open.linesLeft).toBe(discard.length - 1)
    expect(story.state.hidden.lines.discard).toEqual([])
    expect(story.hand(2)).toHaveLength(5)
    expect(discard).toContain(story.hand(2).at(-1))
  })

  it('[PZ23] what is just discarded is shuffled in too', () => {
    const story = told().givenLinesLeft(0)
    const discarded = story.line(1)
    story.swap(1)
    const { pile, discard } = story.state.hidden.lines
    expect(discard).toEqual([])
    expect([...pile, ...story.hand(1)]).toContain(discarded)
  })

  it('[PZ23] [PZ27] several are drawn at once: what is left comes first', () => {
    const story = told().givenLinesLeft(2)
    const [first, second] = story.state.hidden.lines.pile
    story.guessRight(1)
    const drawn = story.open.draw?.drawn.map(({ number }) => number) ?? []
    expect(drawn.slice(0, 2)).toEqual([first, second])
    expect(new Set(drawn).size).toBe(4)
    expect(story.state.hidden.lines.discard).toEqual(drawn)
  })

  it('[PZ24] six players, twelve rounds: stories and endings are enough', () => {
    const story = new Story(6).claim(0).toTheEnd()
    expect(story.open.poems).toHaveLength(12)
    expect(story.state.hidden.stories.pile).toHaveLength(4)
    expect(story.state.hidden.endings.pile.length).toBeGreaterThanOrEqual(20)
  })
})

describe('the ending', () => {
  const blueIsLast = () => told().given({ scores: { 0: 5, 1: 5, 2: 2, 3: 5 } })

  it('[PZ25] [PZ26] the one with the fewest points sees two endings, lays one, and gets 1; the other counts a telling', () => {
    const story = blueIsLast()
    const [first, second] = story.state.hidden.endings.pile
    story.guessRight(1)
    expect(story.open.awaited).toEqual([2])
    expect(story.held(2).endings).toEqual([first, second])
    expect(story.open.ending).toBeNull()
    story.endPoem(1)
    expect(story.open.ending).toBe(second)
    expect(story.open.scores[2]).toBe(3)
    expect(story.held(2).endings).toEqual([])
    expect(story.state.hidden.faceDown[0]).toEqual([first])
    expect(story.open.told).toEqual({ 0: 1, 1: 0, 2: 0, 3: 0 })
  })

  it('[PZ25] only one of the two, only by the one who drew them, only now', () => {
    const story = blueIsLast()
    expect(story.try(2, { type: 'chooseEnding', ending: 1 })).toBe('notNow')
    story.guessRight(1)
    const [ending = 0] = story.held(2).endings
    const another = story.state.hidden.endings.pile[0] ?? 0
    expect(story.try(1, { type: 'chooseEnding', ending })).toBe('notYourEnding')
    expect(story.try(2, { type: 'chooseEnding', ending: another })).toBe('notYourEnding')
    expect(story.try(2, { type: 'chooseEnding', ending })).toBeNull()
    expect(story.try(2, { type: 'chooseEnding', ending })).toBe('notNow')
  })

  it('[PZ25] it may be the storyteller', () => {
    const story = told()
      .given({ scores: { 0: 1, 1: 5, 2: 5, 3: 5 } })
      .guessRight(1)
    expect(story.open.ender).toBe(0)
    expect(story.endPoem().open.told[0]).toBe(1)
  })

  it('[PZ27] tied for the fewest: the highest of the lines drawn decides, and all see them', () => {
    for (let seed = 0; seed < 10; seed++) {
      const story = new Story(4, {}, `tie ${seed}`)
        .claim(0)
        .tell(0)
        .given({ scores: { 0: 4, 1: 6, 2: 4, 3: 4 } })
      const [first = 0, second = 0, third = 0] = story.state.hidden.lines.pile
      story.guessRight(1)
      expect(story.open.draw).toEqual({
        decides: 'ending',
        drawn: [
          { seat: 0, number: first },
          { seat: 2, number: second },
          { seat: 3, number: third },
        ],
      })
      const highest = Math.max(first, second, third)
      expect(story.open.draw?.drawn.find(({ number }) => number === highest)?.seat).toBe(story.open.ender)
      expect(story.state.hidden.lines.discard).toEqual([first, second, third])
    }
  })

  it('[PZ27] nobody draws when one has the fewest', () => {
    expect(blueIsLast().guessRight(1).open.draw).toBeNull()
  })

  it('[PZ28] the poem: the hint, the lines that fit, in order, and the ending, kept with its story', () => {
    const story = told().fits(1).doesNot(2).fits(3).doesNot(1).fits(2).guessRight(3).endPoem()
    const { hint, lines, stories, ending, ender, points } = story.open
    const fitting = [0, 2, 4].map((at) => lines[at]?.line)
    expect(story.open.poems).toEqual([
      { round: 1, storyteller: 0, story: stories[1]?.card, guesser: 3, hint, lines: fitting, ending, endedBy: ender, points },
    ])
    story.goOn().plainRound()
    expect(story.open.poems.map(({ round, storyteller }) => [round, storyteller])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })
})

describe('after the reading', () => {
  it('[PZ30] the round is over when the last one has heard enough', () => {
    const story = told(3).guessRight(1).endPoem()
    expect(story.try(0, { type: 'goOn' })).toBeNull()
    expect(story.try(0, { type: 'goOn' })).toBeNull()
    expect(story.try(1, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('reading')
    expect(story.open.awaited).toEqual([2])
    expect(story.try(2, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('telling')
    expect(story.try(2, { type: 'goOn' })).toBe('notNow')
  })

  it('[PZ31] chips go back, the cards to their discards, and the next seat to the left tells', () => {
    const story = told().fits(1).doesNot(2).guessRight(3).endPoem()
    const { hint, lines, stories, ending, draw } = story.open
    story.goOn()
    expect(story.open.storyteller).toBe(1)
    expect(story.open.round).toBe(2)
    expect(story.open).toMatchObject({ hint: null, lines: [], ending: null, shown: null, points: [], draw: null, guesses: [] })
    expect(story.open.chips).toEqual({ 0: 3, 1: 3, 2: 3, 3: 3 })
    const tied = draw?.drawn.map(({ number }) => number) ?? []
    expect(story.state.hidden.lines.discard).toEqual([...tied, hint, ...lines.map(({ line }) => line)])
    expect(story.state.hidden.endings.discard).toEqual([ending])
    const kept = stories[1]?.card
    expect(story.state.hidden.stories.discard).toEqual(stories.map(({ card }) => card).filter((card) => card !== kept))
  })

  it('[PZ31] a seat that has told often enough is passed over', () => {
    const story = told().given({ told: { 0: 2, 1: 3, 2: 3, 3: 2 } })
    expect(story.guessRight(1).endPoem().goOn().open.storyteller).toBe(3)
  })
})

describe('the end of the game', () => {
  it.each([
    [3, 9],
    [4, 12],
    [5, 10],
    [6, 12],
  ])('[PZ32] %i players: %i rounds, each tells equally often, each story card is worth 1', (seats, rounds) => {
    const story = new Story(seats).claim(1)
    while (story.open.poems.length < rounds - 1) story.plainRound().goOn()
    story.plainRound()
    const before = story.scores
    story.goOn()
    expect(story.open.phase).toBe('over')
    expect(story.open.poems).toHaveLength(rounds)
    expect(new Set(Object.values(story.open.told))).toEqual(new Set([story.open.setup.tellings]))
    expect(Object.values(story.open.kept).flat()).toHaveLength(rounds)
    expect(story.scores).toEqual(before.map((score, seat) => score + (story.open.kept[seat]?.length ?? 0)))
    expect(story.open.lastPoints).toContainEqual({ player: 0, reason: 'storiesKept', points: story.open.kept[0]?.length })
  })

  /** The last reading of a game, with these scores and cards; nobody guessed the last story. */
  function lastReading(scores: Record<number, number>, kept: Record<number, string[]>): Story {
    const story = told(3).given({ told: { 0: 2, 1: 3, 2: 3 } })
    for (const seat of [1, 2, 1]) story.guessWrong(seat)
    return story.endPoem().given({ scores, kept })
  }

  it('[PZ33] the most points win, story cards counted', () => {
    const story = lastReading({ 0: 7, 1: 6, 2: 8 }, { 0: ['a', 'b'], 1: [], 2: [] }).goOn()
    expect(story.open.winner).toBe(0)
    expect(story.open.draw).toBeNull()
  })

  it('[PZ33] tied: the most story cards', () => {
    const story = lastReading({ 0: 7, 1: 5, 2: 8 }, { 0: ['a', 'b'], 1: ['d'], 2: ['c'] }).goOn()
    expect(story.scores).toEqual([9, 6, 9])
    expect(story.open.winner).toBe(0)
  })

  it('[PZ33] still tied: the highest of the endings drawn, and all see them', () => {
    const story = lastReading({ 0: 7, 1: 5, 2: 7 }, { 0: ['a'], 1: [], 2: ['c'] })
    const [first = 0, second = 0] = story.state.hidden.endings.pile
    story.goOn()
    expect(story.open.draw).toEqual({
      decides: 'winner',
      drawn: [
        { seat: 0, number: first },
        { seat: 2, number: second },
      ],
    })
    expect(story.open.winner).toBe(first > second ? 0 : 2)
  })
})

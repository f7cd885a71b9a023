import { parse } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { manifest } from '../manifest.ts'
import { everyEnding, everyLine, everyStory } from '../testing/places.ts'
import { rules } from './rules.ts'
import { seated } from './seated.ts'
import { STORIES } from './stories.ts'
import { Story, usual } from '../testing/story.ts'
import { LANGUAGES } from '../types.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('the table', () => {
  it('[PZ1] two to six play', () => {
    expect(manifest.seats(usual)).toEqual({ min: 2, max: 6 })
  })

  it.each([
    [2, 3, 5, 3],
    [3, 3, 5, 3],
    [4, 3, 6, 3],
    [5, 2, 7, 2],
    [6, 2, 8, 2],
  ])('[PZ1] %i players: %i chips, %i stories, %i tellings', (seats, chips, stories, tellings) => {
    const { open } = new Story(seats)
    expect(open.setup).toEqual({ chips, stories, tellings })
    expect(open.stories).toHaveLength(stories)
    expect(Object.values(open.chips)).toEqual(Array.from({ length: seats }, () => chips))
  })

  it('[PZ2] five lines and 5 points for everybody, and every card is there once', () => {
    const story = new Story(5)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(5)
    expect(story.scores).toEqual([5, 5, 5, 5, 5])
    expect(story.open.linesLeft).toBe(125)
    expect(everyLine(story.state).sort((one, other) => one - other)).toEqual(numbers(150))
    expect(everyEnding(story.state).sort((one, other) => one - other)).toEqual(numbers(50))
    expect(everyStory(story.state).sort()).toEqual([...STORIES].sort())
  })

  it('[PZ3] the lot draws the first storyteller among all seats', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_, seed) => new Story(5, { firstStoryteller: 'random' }, `lot ${seed}`).open.storyteller),
    )
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('[PZ4] the first claim wins, the second is told so, and later there is nothing to claim', () => {
    const story = new Story(4)
    expect(story.open.awaited).toEqual([0, 1, 2, 3])
    expect(story.try(2, { type: 'claimStory' })).toBeNull()
    expect(story.try(1, { type: 'claimStory' })).toBe('storyAlreadyClaimed')
    expect(story.open.storyteller).toBe(2)
    expect(story.tell(2).try(1, { type: 'claimStory' })).toBe('notNow')
  })

  it('[PZ57] the host names the first storyteller; whoever is gone by then tells nothing, and the lot draws', () => {
    for (const named of [0, 2, 4])
      expect(new Story(5, { firstStoryteller: 'named', named }).open).toMatchObject({ phase: 'telling', storyteller: named })
    const drawn = Array.from(
      { length: 20 },
      (_, seed) => new Story(3, { firstStoryteller: 'named', named: null }, `lot ${seed}`).open.storyteller,
    )
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    expect(parse(rules.options, { firstStoryteller: 'named', named: 31 }).ok).toBe(true)
    for (const named of [-1, 32, 0.5, 'Olga']) expect(parse(rules.options, { firstStoryteller: 'named', named }).ok).toBe(false)
  })

  it('[PZ57] seats are numbered anew when the game begins, and the name goes along', () => {
    const options = { ...usual, firstStoryteller: 'named', named: 5 } as const
    expect(seated(options, [3, 5, 0]).named).toBe(1)
    expect(seated(options, [3, 0]).named).toBeNull()
    expect(seated({ ...options, named: null }, [3, 0]).named).toBeNull()
  })

  it('[PZ5] the language belongs to the table and changes nothing about the cards', () => {
    const tables = LANGUAGES.map((language) => new Story(3, { language }))
    for (const { open, state } of tables) {
      expect(open.stories).toEqual(tables[0]?.open.stories)
      expect(state.hidden).toEqual(tables[0]?.state.hidden)
    }
    expect(tables.map(({ open }) => open.options.language)).toEqual(['en', 'ru', 'uk', 'pl'])
    expect(parse(rules.options, { language: 'de' }).ok).toBe(false)
  })
})

describe("the storyteller's turn", () => {
  const telling = () => new Story(4).claim(0)

  it('[PZ6] the stories lie face up before the first claim, and are new in every round', () => {
    const story = new Story(4)
    const first = story.open.stories
    expect(first.every(({ isFaceUp }) => isFaceUp)).toBe(true)
    story.claim(0).plainRound().goOn()
    expect(story.open.stories).toHaveLength(6)
    for (const { card } of first) expect(story.open.stories.map((laid) => laid.card)).not.toContain(card)
  })

  it('[PZ7] [PZ9] one line for another, once, and everybody sees which', () => {
    const story = telling()
    const discarded = story.line(0)
    const top = story.state.hidden.lines.pile[0]
    story.swap(0)
    expect(story.open.swapped).toBe(discarded)
    expect(story.hand(0)).toHaveLength(5)
    expect(story.hand(0)).toContain(top)
    expect(story.state.hidden.lines.discard).toEqual([discarded])
    expect(story.try(0, { type: 'swapLine', line: story.line(0) })).toBe('alreadySwapped')
    expect(story.try(1, { type: 'swapLine', line: story.line(1) })).toBe('notTheStoryteller')
    expect(story.tell(0).try(0, { type: 'swapLine', line: story.line(0) })).toBe('storytellerWaits')
  })

  it('[PZ8] a story, a hint, and five lines again', () => {
    const story = telling()
    const hint = story.line(0)
    const top = story.state.hidden.lines.pile[0]
    story.tell(0, 4)
    expect(story.open.hint).toBe(hint)
    expect(story.hand(0)).toHaveLength(5)
    expect(story.hand(0)).toContain(top)
    expect(story.held(0).picked).toBe(4)
  })

  it('[PZ8] only the storyteller, only a number on the table, only a line of their hand, only once', () => {
    const story = telling()
    const line = story.line(0)
    expect(story.try(1, { type: 'pickStory', number: 1, line: story.line(1) })).toBe('notTheStoryteller')
    for (const number of [0, 7, -1]) expect(story.try(0, { type: 'pickStory', number, line })).toBe('noSuchNumber')
    expect(story.try(0, { type: 'pickStory', number: 1, line: story.line(1) })).toBe('notYourLine')
    expect(story.try(0, { type: 'swapLine', line: story.line(1) })).toBe('notYourLine')
    expect(story.tell(0).try(0, { type: 'pickStory', number: 2, line: story.line(0) })).toBe('notNow')
    expect(new Story(4).try(0, { type: 'pickStory', number: 1, line })).toBe('notNow')
  })

  it('[PZ10] the picked story is in the hand of the storyteller alone until it is shown', () => {
    const story = telling().tell(0, 3)
    expect(story.open.shown).toBeNull()
    for (const seat of [1, 2, 3]) expect(story.held(seat).picked).toBeNull()
    expect(story.guessRight(1).open.shown).toBe(3)
    expect(story.held(0).picked).toBeNull()
  })
})

describe('moves from outside', () => {
  it('[PZ5] [PZ8] only moves that can be moves are read', () => {
    const reads = (move: unknown) => parse(rules.move, move).ok
    expect(reads({ type: 'pickStory', number: 1, line: 150 })).toBe(true)
    expect(reads({ type: 'pickStory', number: 1, line: 0 })).toBe(false)
    expect(reads({ type: 'addLine', line: 1.5 })).toBe(false)
    expect(reads({ type: 'mark', line: 1, mark: 'perhaps' })).toBe(false)
    expect(reads({ type: 'chooseEnding', ending: -1 })).toBe(false)
    expect(reads({ type: 'goOn', seat: 1 })).toBe(false)
  })
})

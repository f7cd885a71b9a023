import { isRefused, parse, seededChance } from '@figment/game-kit'
import { loadDecks } from '@figment/words'
import { describe, expect, it } from 'vitest'
import { manifest } from '../manifest.ts'
import { dealTasks } from './dealing.ts'
import { drawable } from './drawable.ts'
import { rules } from './rules.ts'
import { ownCards, Story, usual } from '../testing/story.ts'
import { type Card, LANGUAGES, LETTERS, NUMBERS, type Stand, type Task } from '../types.ts'

const themes = (stand: Stand): string[] => LETTERS.map((letter) => stand[letter].theme)
const withCards = (count: number, seats = 3) => new Story(seats, { ownCards: ownCards(count) })
const nameOf = (task: Task | undefined): string => `${task?.letter}${task?.number}`
const EVERY_TASK: readonly Task[] = LETTERS.flatMap((letter) => NUMBERS.map((number) => ({ letter, number })))

describe('the table', () => {
  it('[PM1] three to six play', () => {
    expect(manifest.seats(usual)).toEqual({ min: 3, max: 6 })
  })

  it.each([
    [3, [2, 1], [2, 2, 1], [2, 1]],
    [4, [2, 1, 1], [3, 2, 2, 1], [3, 2, 1]],
    [5, [3, 2, 1, 1], [3, 2, 2, 1, 1], [3, 2, 2, 1]],
    [6, [3, 2, 1, 1, 1], [3, 3, 2, 2, 1, 1], [3, 3, 2, 2, 1]],
  ])('[PM2] %i players have tokens of %j; black are %j, fast %j', (seats, pointTokens, black, fastBlack) => {
    const story = new Story(seats).dealt()
    for (const seat of story.open.seats) expect(story.sheet(seat).pointTokens).toEqual(pointTokens)
    expect(story.open.blackTokens).toEqual(black.map((stars) => ({ stars, by: null })))
    const fast = new Story(seats, { variant: 'fast' }).dealt()
    expect(fast.open.blackTokens.map(({ stars }) => stars)).toEqual(fastBlack)
    expect(fast.sheet(0).pointTokens).toEqual(pointTokens)
  })

  it('[PM3] who is gone when the tasks are dealt has no tokens', () => {
    const story = new Story(5).understands(0).leaves(4).dealt()
    expect(story.sheet(0).pointTokens).toEqual([2, 1, 1])
    expect(story.open.blackTokens).toHaveLength(4)
    expect(story.leaves(3).open.blackTokens).toHaveLength(4)
  })

  it('[PM4] the decks come in their order, in the language of the table', () => {
    for (const language of LANGUAGES) {
      const story = new Story(3, { language, ownCards: null })
      for (const deck of loadDecks(language)) {
        for (const letter of LETTERS) expect(deck).toContainEqual(story.open.stand[letter])
        story.dealt().opened().goesOn()
      }
    }
  })

  it('[PM4] [PM6] an option names the deck of each round; no card comes twice', () => {
    const story = new Story(3, { decks: [4, 2, 4, 4], ownCards: null })
    const seen: Card[] = []
    for (const deck of [4, 2, 4, 4]) {
      for (const letter of LETTERS) expect(loadDecks('en')[deck - 1]).toContainEqual(story.open.stand[letter])
      seen.push(...Object.values(story.open.stand))
      story.dealt().opened().goesOn()
    }
    expect(new Set(seen.map(({ words }) => words.join())).size).toBe(12)
  })

  it('[PM4] options have defaults, and only what can be is read', () => {
    const reads = (options: object) => parse(rules.options, options)
    expect(reads({})).toEqual({ ok: true, value: usual })
    expect(reads({ decks: [1, 1, 1, 1] }).ok).toBe(true)
    expect(reads({ decks: [1, 2, 3] }).ok).toBe(false)
    expect(reads({ decks: [0, 1, 2, 3] }).ok).toBe(false)
    expect(reads({ language: 'de' }).ok).toBe(false)
    expect(reads({ rounds: 5 }).ok).toBe(false)
  })
})

describe('the stand', () => {
  it('[PM6] three cards, seen by all, and others in the next round', () => {
    const story = new Story(4)
    expect(story.open).toMatchObject({ phase: 'understanding', round: 1, laid: 3, awaited: [0, 1, 2, 3] })
    const first = themes(story.open.stand)
    expect(new Set(first).size).toBe(3)
    story.dealt().opened().goesOn()
    expect(story.open).toMatchObject({ phase: 'understanding', round: 2, laid: 6 })
    for (const theme of themes(story.open.stand)) expect(first).not.toContain(theme)
  })

  it('[PM7] tasks are dealt when the last one has confirmed', () => {
    const story = new Story(3).understands(1).understands(0)
    expect(story.open).toMatchObject({ phase: 'understanding', awaited: [2], sheets: {} })
    expect(story.held(0).task).toBeNull()
    expect(story.understands(1).open.awaited).toEqual([2])
    expect(story.understands(2).open).toMatchObject({ phase: 'drawing', awaited: [0, 1, 2], began: 1_000_000 })
    expect(story.try(0, { type: 'understand', laid: 3 })).toBe('notNow')
  })

  it('[PM8] anybody can replace a card, and then everybody confirms again', () => {
    const story = new Story(3).understands(0).understands(1)
    const { A, B, C } = story.open.stand
    story.replaces(0, 'B')
    expect(story.open).toMatchObject({ phase: 'understanding', awaited: [0, 1, 2], laid: 4 })
    expect(story.open.stand).toMatchObject({ A, C })
    expect(story.open.stand.B).not.toEqual(B)
    expect(story.open.replaced).toEqual([{ letter: 'B', by: 0 }])
    expect(story.dealt().try(0, { type: 'replaceCard', laid: 4, letter: 'A' })).toBe('notNow')
  })

  it('[PM8] the other card is of the same deck', () => {
    const story = new Story(3, { decks: [3, 1, 2, 4], ownCards: null }).replaces(2, 'A').replaces(1, 'A')
    expect(loadDecks('en')[2]).toContainEqual(story.open.stand.A)
  })

  it('[PM9] a replaced card does not come back, and later rounds have their cards', () => {
    const story = withCards(14)
    const seen = [...themes(story.open.stand)]
    expect(story.open.spareCards).toBe(2)
    for (const letter of ['A', 'A'] as const) seen.push(story.replaces(0, letter).open.stand[letter].theme)
    expect(story.open.spareCards).toBe(0)
    expect(story.try(0, { type: 'replaceCard', laid: 5, letter: 'C' })).toBe('noCardLeft')
    for (let round = 2; round <= 4; round++) seen.push(...themes(story.dealt().opened().goesOn().open.stand))
    expect(story.open).toMatchObject({ replaced: [], roundBegan: 1_000_000 })
    expect(new Set(seen).size).toBe(14)
    expect(story.try(0, { type: 'replaceCard', laid: story.open.laid, letter: 'C' })).toBe('noCardLeft')
  })

  it('[PM9] a deck that no later round needs can be used up', () => {
    const story = new Story(3, { ownCards: null })
    const cards = loadDecks('en')[0]?.length ?? 0
    expect(story.open.spareCards).toBe(cards - 3)
    for (let card = 3; card < cards; card++) story.replaces(0, 'A')
    expect(story.try(0, { type: 'replaceCard', laid: cards, letter: 'A' })).toBe('noCardLeft')
  })

  it('[PM10] two replace the same card at once: it is replaced once', () => {
    const story = new Story(3)
    expect(story.try(0, { type: 'replaceCard', laid: 3, letter: 'A' })).toBeNull()
    expect(story.try(1, { type: 'replaceCard', laid: 3, letter: 'A' })).toBe('cardsChanged')
    expect(story.open.laid).toBe(4)
  })

  it('[PM10] nobody confirms a card that they have not seen', () => {
    const story = new Story(3).replaces(0, 'C')
    expect(story.try(1, { type: 'understand', laid: 3 })).toBe('cardsChanged')
    expect(story.open.awaited).toEqual([0, 1, 2])
  })
})

describe('tasks', () => {
  it('[PM11] a letter and a number for everybody; numbers never repeat, a letter is there twice', () => {
    for (let seed = 0; seed < 200; seed++) {
      const story = new Story(6, {}, `tasks ${seed}`).dealt()
      const tasks = story.open.seats.map((seat) => story.task(seat))
      expect(story.open.seats.map((seat) => story.held(seat).task)).toEqual(tasks)
      expect(new Set(tasks.map(({ number }) => number)).size).toBe(6)
      expect(tasks.map(({ letter }) => letter).sort()).toEqual(['A', 'A', 'B', 'B', 'C', 'C'])
    }
  })

  it('[PM11] every letter and number comes to every seat about as often', () => {
    const seen = new Map<string, number>()
    // all but one have confirmed: the deal itself is what comes again and again
    const { state } = withCards(12, 4).understands(0).understands(1).understands(2)
    for (let seed = 0; seed < 2100; seed++) {
      const decision = rules.decide(state, { type: 'understand', laid: 3 }, 3, seededChance(`fair ${seed}`))
      const dealt = isRefused(decision) ? undefined : decision.find((event) => event.type === 'tasksDealt')
      const name = nameOf(dealt?.tasks[2])
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect(seen.size).toBe(21)
    for (const times of seen.values()) expect(Math.abs(times - 100)).toBeLessThan(45)
  })

  it('[PM12] nobody chooses their own word: a wish is no move, and luck alone deals to people, whatever bots can draw', () => {
    const wish = { type: 'understand', laid: 3, cannotDraw: EVERY_TASK.slice(1) }
    expect(parse(rules.move, wish).ok).toBe(false)
    const seen = new Map<string, number>()
    // they could do with both cards of the only letter that they can draw
    const bots = [1, 2]
    const drawable = EVERY_TASK.filter(({ letter }) => letter === 'A')
    for (let seed = 0; seed < 2100; seed++) {
      const { 0: task } = dealTasks([0, ...bots], { bots, drawable }, seededChance(`by lot ${seed}`))
      const name = nameOf(task)
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect(seen.size).toBe(21)
    for (const times of seen.values()) expect(Math.abs(times - 100)).toBeLessThan(45)
  })

  it('[PM12] bots are dealt what they can draw, if there is a way', () => {
    // one person takes one of the four letter cards at most, and three are left
    const isDrawable = ({ letter }: Task) => letter !== 'C'
    const drawable = EVERY_TASK.filter(isDrawable)
    for (let seed = 0; seed < 60; seed++) {
      const tasks = dealTasks([0, 1, 2, 3], { bots: [1, 2, 3], drawable }, seededChance(`bots ${seed}`))
      expect([1, 2, 3].map((seat) => tasks[seat]).filter((task) => task && isDrawable(task))).toHaveLength(3)
    }
  })

  it('[PM12] if there is none, as few as can be get another', () => {
    const seats = [0, 1, 2, 3, 4, 5]
    const drawable = EVERY_TASK.filter(({ number }) => number === 7)
    const tasks = dealTasks(seats, { bots: seats, drawable }, seededChance('few'))
    expect(Object.values(tasks).filter(({ number }) => number === 7)).toHaveLength(1)
    expect(new Set(Object.values(tasks).map(({ number }) => number)).size).toBe(6)
  })

  it('[PM12] who is a bot when the tasks are dealt is dealt to as one, also in the seat of a person', () => {
    for (let seed = 0; seed < 20; seed++) {
      const story = new Story(4, { ownCards: null }, `takeover ${seed}`)
      story.who[2] = 'bot'
      expect(drawable(story.dealt().open)).toContainEqual(story.task(2))
    }
  })

  it('[PM13] a task is in the hand of its player alone until the pile is opened', () => {
    const story = new Story(3).dealt().guesses(0, 1, otherNumber(0)).allFinish()
    const { task } = story.held(1)
    expect(story.open.sheets[1]?.task).toBeNull()
    expect(JSON.stringify(story.open)).not.toContain('"number"')
    story.goesOn().goesOn()
    expect(story.open.sheets[1]?.task).toEqual(task)
    expect(story.open.sheets[2]?.task).toBeNull()

    function otherNumber(seat: number): number {
      return NUMBERS.find((number) => number !== new Story(3).dealt().task(seat).number) ?? 0
    }
  })
})

describe('moves from outside', () => {
  it('[PM17] [PM19] only moves that can be moves are read', () => {
    const reads = (move: unknown) => parse(rules.move, move).ok
    expect(reads({ type: 'draw', round: 1, stroke: 0, pen: 'thin', ink: 'AA' })).toBe(true)
    expect(reads({ type: 'draw', round: 1, stroke: 0, pen: 'spray', ink: 'AA' })).toBe(false)
    expect(reads({ type: 'draw', round: 1, stroke: -1, pen: 'thin', ink: 'AA' })).toBe(false)
    expect(reads({ type: 'draw', round: 1, stroke: 2 ** 14, pen: 'thin', ink: 'AA' })).toBe(false)
    expect(reads({ type: 'draw', round: 1, stroke: 0, pen: 'thin', ink: 'A'.repeat(4001) })).toBe(false)
    expect(reads({ type: 'draw', round: 1, seat: 2, stroke: 0, pen: 'thin', ink: 'AA' })).toBe(false)
    expect(reads({ type: 'guess', round: 1, drawing: 1, number: 8 })).toBe(false)
    expect(reads({ type: 'guess', round: 1, drawing: 1, number: 0 })).toBe(false)
    expect(reads({ type: 'finish', round: 1, token: null })).toBe(true)
    expect(reads({ type: 'finish', round: 1, token: 0.5 })).toBe(false)
    expect(reads({ type: 'replaceCard', laid: 3, letter: 'D' })).toBe(false)
    expect(reads({ type: 'understand', laid: 3, cannotDraw: [] })).toBe(false)
    expect(reads({ type: 'guess', round: 1, drawing: 1, number: 3, letter: 'B' })).toBe(true)
    expect(reads({ type: 'guess', round: 1, drawing: 1, number: 3, letter: 'D' })).toBe(false)
    expect(reads({ type: 'guess', round: 1, drawing: 1, number: 3, letter: null })).toBe(false)
    expect(reads({ type: 'doubt', round: 1, isOpen: 'yes' })).toBe(false)
    expect(reads({ type: 'giveHeart', drawing: 1.5, round: 1 })).toBe(false)
  })

  it('[PM7] [PM22] [PM29] nothing is done out of its time', () => {
    const now = (story: Story) => {
      const { round, step, laid } = story.open
      return {
        understand: { type: 'understand', laid },
        replaceCard: { type: 'replaceCard', laid, letter: 'A' },
        draw: story.drawing(0),
        undo: { type: 'undo', round },
        redo: { type: 'redo', round },
        clear: { type: 'clear', round },
        guess: story.guessing(1, 1),
        finish: { type: 'finish', round, token: 0 },
        doubt: { type: 'doubt', round, isOpen: true },
        declareWrong: { type: 'declareWrong', round },
        goOn: { type: 'goOn', round, step },
        giveHeart: { type: 'giveHeart', drawing: 1, round: 1 },
      } as const
    }
    const allowed: readonly (readonly [Story, readonly string[]])[] = [
      [new Story(3), ['understand', 'replaceCard']],
      [new Story(3).dealt(), ['draw', 'undo', 'redo', 'clear', 'guess', 'finish']],
      [new Story(3).dealt().allFinish(), ['doubt', 'declareWrong', 'goOn']],
      [new Story(3).dealt().opened(), ['goOn']],
      [new Story(3).toTheEnd(), []],
    ]
    for (const [story, moves] of allowed) {
      for (const [name, move] of Object.entries(now(story))) {
        const decision = rules.decide(story.state, move, 0, story.chance)
        const isNotNow = isRefused(decision) && decision.refused === 'notNow'
        expect([story.open.phase, name, isNotNow]).toEqual([story.open.phase, name, !moves.includes(name)])
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import { type Letter, TIMERS } from '../types.ts'

const [RED, BLUE, GREEN] = [0, 1, 2] as const
const pensDown = (seats = 3) => new Story(seats).dealt().allFinish()

describe('the telling waits for people who are here', () => {
  it('[PM29] bots and people who are away are not waited for', () => {
    const story = pensDown(4)
    story.who[BLUE] = 'bot'
    story.who[GREEN] = 'away'
    expect(story.wentOn(RED).open).toMatchObject({ opened: [], awaited: [BLUE, GREEN, 3] })
    expect(story.wentOn(3).open).toMatchObject({ opened: [RED], awaited: [RED, BLUE, GREEN, 3] })
  })

  it('[PM29] after the scores as well', () => {
    const story = pensDown().opened()
    story.who[BLUE] = 'bot'
    expect(story.wentOn(GREEN).open.phase).toBe('scoring')
    expect(story.wentOn(RED).open).toMatchObject({ phase: 'understanding', round: 2 })
  })

  it('[PM29] bots that have seen enough hurry nobody', () => {
    const story = pensDown()
    story.who[BLUE] = story.who[GREEN] = 'bot'
    expect(story.wentOn(BLUE).wentOn(GREEN).open).toMatchObject({ opened: [], awaited: [RED] })
    expect(story.wentOn(RED).open.opened).toEqual([RED])
  })

  it('[PM29] where nobody is here, bots wait for each other', () => {
    const story = pensDown()
    story.who[RED] = story.who[BLUE] = story.who[GREEN] = 'bot'
    expect(story.wentOn(RED).wentOn(GREEN).open.opened).toEqual([])
    expect(story.wentOn(BLUE).open.opened).toEqual([RED])
  })

  it('[PM29] [PM38] the last person who had not gone on leaves: bots are not waited for', () => {
    const story = pensDown(4)
    story.who[BLUE] = 'bot'
    expect(story.wentOn(RED).wentOn(GREEN).leaves(3).open.opened).toEqual([RED])
  })

  it('[PM29] the last person who had not gone on goes away: the telling goes on at once', () => {
    const story = pensDown().wentOn(RED).wentOn(GREEN)
    expect(story.becomes(BLUE, 'away').open).toMatchObject({ opened: [RED], awaited: [RED, BLUE, GREEN] })
    expect(story.becomes(BLUE, 'here').wentOn(RED).wentOn(GREEN).open.opened).toEqual([RED])
    expect(story.becomes(BLUE, 'bot').open.opened).toEqual([RED, BLUE])
  })

  it('[PM29] after the scores as well; and somebody who is still looking is waited for', () => {
    const story = pensDown().opened().wentOn(RED)
    expect(story.becomes(BLUE, 'away').open.phase).toBe('scoring')
    expect(story.becomes(GREEN, 'away').open).toMatchObject({ phase: 'understanding', round: 2 })
  })

  it('[PM29] when nobody is here any more, the clock decides', () => {
    const story = pensDown().becomes(RED, 'away').becomes(BLUE, 'away').becomes(GREEN, 'away')
    expect(story.open).toMatchObject({ opened: [], awaited: [RED, BLUE, GREEN] })
    expect(story.timeIsUp().open.opened).toEqual([RED])
  })
})

describe('whoever wonders whether they drew something else', () => {
  it.each(TIMERS)('[PM30] holds their pile for ten seconds, with timers %s', (timers) => {
    const story = new Story(3, { timers }).dealt().allFinish().doubts(BLUE).timeIsUp()
    expect(story.open).toMatchObject({ opened: [RED], doubting: [BLUE], heldFor: null })
    story.timeIsUp()
    expect(story.open).toMatchObject({ opened: [RED], heldFor: BLUE, awaited: [BLUE], due: story.now + 10_000 })
    expect(story.timeIsUp().open).toMatchObject({ opened: [RED, BLUE], heldFor: null, doubting: [], awaited: [RED, BLUE, GREEN] })
    expect(story.try(BLUE, { type: 'doubt', round: 1, isOpen: true })).toBe('pileIsOpened')
  })

  it('[PM30] also from the first moment of "pens down", when their pile is the first', () => {
    const story = pensDown().doubts(RED).timeIsUp()
    expect(story.open).toMatchObject({ opened: [], heldFor: RED })
    expect(story.declaresWrong(RED).open).toMatchObject({ opened: [RED], heldFor: null })
    expect(story.sheet(RED)).toMatchObject({ isWrong: true, task: story.held(RED).task })
  })

  it('[PM30] and says no: the pile is opened at once', () => {
    const story = pensDown().doubts(RED).goesOn()
    expect(story.open.heldFor).toBe(RED)
    expect(story.doubts(RED, false).open).toMatchObject({ opened: [RED], heldFor: null, doubting: [] })
    expect(story.sheet(RED).isWrong).toBe(false)
  })

  it('[PM30] answers before their turn: nobody waits', () => {
    const yes = pensDown().doubts(BLUE).declaresWrong(BLUE).goesOn().goesOn()
    expect(yes.open).toMatchObject({ opened: [RED, BLUE], heldFor: null, doubting: [] })
    const no = pensDown().doubts(BLUE).doubts(BLUE, false).goesOn().goesOn()
    expect(no.open).toMatchObject({ opened: [RED, BLUE], heldFor: null })
  })

  it('[PM30] is waited for once, and going on is an answer too', () => {
    const story = pensDown().doubts(RED).goesOn()
    expect(story.wentOn(BLUE).open.opened).toEqual([])
    expect(story.wentOn(RED).open).toMatchObject({ opened: [RED], heldFor: null })
    expect(story.told.filter(({ type }) => type === 'tellingHeld')).toHaveLength(1)
  })

  it('[PM30] opens the question twice, and it is told once', () => {
    const story = pensDown().doubts(GREEN).doubts(GREEN).doubts(BLUE, false)
    expect(story.told.filter(({ type }) => type === 'doubtOpened')).toHaveLength(1)
    expect(story.told.some(({ type }) => type === 'doubtClosed')).toBe(false)
    expect(story.declaresWrong(GREEN).doubts(GREEN).open.doubting).toEqual([])
  })

  it('[PM30] [PM38] leaves: their pile is opened at once', () => {
    const story = pensDown(4).doubts(RED).timeIsUp()
    expect(story.leaves(RED).open).toMatchObject({ opened: [RED], heldFor: null, doubting: [], awaited: [BLUE, GREEN, 3] })
  })

  it('[PM29] [PM30] goes away with the question open: their pile is opened at once, and later it does not wait', () => {
    const held = pensDown().doubts(RED).timeIsUp()
    expect(held.becomes(RED, 'away').open).toMatchObject({ opened: [RED], heldFor: null })
    const later = pensDown().doubts(BLUE).becomes(BLUE, 'away').timeIsUp().timeIsUp()
    expect(later.open).toMatchObject({ opened: [RED, BLUE], heldFor: null, doubting: [] })
  })

  it('[PM30] [PM39] holds up nothing when too few are left', () => {
    const story = pensDown().doubts(RED).timeIsUp().leaves(GREEN)
    expect(story.open).toMatchObject({ phase: 'over', opened: [RED, BLUE, GREEN] })
  })

  it('[PM30] is not asked before the pens are down', () => {
    expect(new Story(3).dealt().try(RED, { type: 'doubt', round: 1, isOpen: true })).toBe('notNow')
  })
})

describe('the word that a guess had in mind', () => {
  it('[PM45] is secret until the pile is opened, and then told with the number', () => {
    const story = new Story(3).dealt()
    const { number } = story.task(RED)
    story.guesses(BLUE, RED, number, 'C').guessesWrong(GREEN, RED)
    expect(story.held(BLUE)).toMatchObject({ guesses: { [RED]: number }, letters: { [RED]: 'C' } })
    expect(story.sheet(RED).pile.every(({ shown }) => shown === null)).toBe(true)
    story.allFinish().goesOn()
    expect(story.sheet(RED).pile.map(({ by, shown }) => [by, shown?.letter])).toEqual([
      [BLUE, 'C'],
      [GREEN, null],
    ])
  })

  it('[PM45] [PM28] is read by no rule: the right number with another word in mind is right', () => {
    const begun = () => new Story(3).dealt()
    const { letter, number } = begun().task(RED)
    const other: Letter = letter === 'A' ? 'B' : 'A'
    const scores = [letter, other, undefined].map((meant) => begun().guesses(BLUE, RED, number, meant).opened().scores)
    expect(new Set(scores.map(String)).size).toBe(1)
    expect(scores[0]?.[BLUE]).toBeGreaterThan(-3)
  })

  it('[PM45] [PM30] on a wrong drawing it goes back with its card, unseen', () => {
    const story = new Story(3).dealt()
    story.guesses(BLUE, RED, story.task(RED).number, 'C').allFinish().declaresWrong(RED).goesOn()
    expect(story.told.find(({ type }) => type === 'pileOpened')).toMatchObject({ shown: {}, letters: {} })
  })
})

describe('the loveliest drawing', () => {
  const drawn = (seats = 3) => {
    const story = new Story(seats).dealt()
    for (const seat of story.open.seats) story.draws(seat)
    return story.opened().goesOn().toTheEnd()
  }

  it('[PM46] one heart each, and not for the own drawing, nor for one that is not there', () => {
    const story = drawn()
    expect(story.open).toMatchObject({ phase: 'over', vote: { voted: [], rosettes: null }, due: story.now + 60_000 })
    expect(story.try(RED, { type: 'giveHeart', drawing: RED, round: 1 })).toBe('ownDrawing')
    for (const round of [0, 2, 5]) expect(story.try(RED, { type: 'giveHeart', drawing: BLUE, round })).toBe('noSuchDrawing')
    expect(story.try(RED, { type: 'giveHeart', drawing: 7, round: 1 })).toBe('noSuchDrawing')
    expect(
      story
        .loves(RED, BLUE)
        .loves(RED, BLUE)
        .told.filter(({ type }) => type === 'heartGiven'),
    ).toHaveLength(1)
  })

  it('[PM46] a heart may move, and nobody learns whose it is, until all have given theirs', () => {
    const story = drawn().loves(RED, BLUE).loves(GREEN, BLUE).loves(RED, GREEN)
    expect(story.open.vote).toEqual({ voted: [RED, GREEN], rosettes: null })
    expect(story.held(RED).heart).toEqual({ drawing: GREEN, round: 1 })
    expect(story.held(BLUE).heart).toBeNull()
    expect(JSON.stringify(story.open)).toBe(JSON.stringify(drawn().loves(RED, GREEN).loves(GREEN, RED).open))
    story.loves(BLUE, GREEN)
    expect(story.open).toMatchObject({ due: null, vote: { rosettes: [{ drawing: GREEN, round: 1, hearts: 2 }] } })
    expect(story.try(RED, { type: 'giveHeart', drawing: BLUE, round: 1 })).toBe('notNow')
  })

  it('[PM46] bots give none and are not waited for, nor are people who are away', () => {
    const story = drawn(4)
    story.who[BLUE] = 'bot'
    story.who[GREEN] = 'away'
    expect(story.loves(RED, BLUE).open.vote?.rosettes).toBeNull()
    expect(story.loves(3, GREEN).open.vote?.rosettes).toEqual([
      { drawing: BLUE, round: 1, hearts: 1 },
      { drawing: GREEN, round: 1, hearts: 1 },
    ])
  })

  it('[PM46] the last one without a heart goes away: the vote is closed at once', () => {
    const story = drawn().loves(RED, BLUE).loves(GREEN, BLUE)
    expect(story.becomes(BLUE, 'away').open).toMatchObject({ due: null, vote: { rosettes: [{ drawing: BLUE, hearts: 2 }] } })
    const alone = drawn().becomes(RED, 'away').becomes(BLUE, 'away').becomes(GREEN, 'away')
    expect(alone.open.vote?.rosettes).toBeNull()
  })

  it('[PM46] after 60 seconds the vote is closed, with as many hearts as there are', () => {
    expect(drawn().loves(BLUE, RED).timeIsUp().open).toMatchObject({ due: null, vote: { rosettes: [{ drawing: RED, hearts: 1 }] } })
    const story = drawn().timeIsUp()
    expect(story.open).toMatchObject({ due: null, vote: { voted: [], rosettes: [] } })
  })

  it('[PM46] it scores nothing, and the tied still share the win', () => {
    const story = drawn()
    const { scores, winners } = story.open
    expect(winners).toEqual([RED, BLUE, GREEN])
    story.loves(RED, BLUE).loves(GREEN, BLUE).loves(BLUE, RED)
    expect(story.open).toMatchObject({ scores, winners, vote: { rosettes: [{ drawing: BLUE }] } })
  })

  it('[PM46] [PM39] there is none where nothing was drawn', () => {
    expect(new Story(3).toTheEnd().open).toMatchObject({ phase: 'over', vote: null, due: null })
    expect(new Story(3).dealt().draws(RED).leaves(RED).open).toMatchObject({ phase: 'over', vote: null, due: null })
  })
})

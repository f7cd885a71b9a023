import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

const [anna, bert] = [0, 1] as const
const pair = () => new Story(2)

describe('two together', () => {
  it('[TR32] 15 yay and no meh; nobody offers or skips', () => {
    const story = pair()
    expect(story.open).toMatchObject({ phase: 'agreeing', isTogether: true, supply: { yay: 15, meh: 0 }, awaited: [anna, bert] })
    expect(story.try(anna, story.skipping(anna))).toBe('notNow')
    expect(story.try(anna, story.offering(anna, bert))).toBe('notNow')
    expect(story.try(anna, { type: 'accept', offer: 1, card: 1 })).toBe('notNow')
    expect(story.try(anna, { type: 'takeBack', offer: 1 })).toBe('notNow')
    expect(story.try(anna, { type: 'decline', offer: 1 })).toBe('notNow')
  })

  it('[TR32] three or more do not play together', () => {
    const story = new Story(3)
    expect(story.open.isTogether).toBe(false)
    expect(story.try(anna, { type: 'answer', card: 1, answer: 'match' })).toBe('notNow')
  })

  it('[TR33] both must say the same: until then nothing is turned, and both see who says what', () => {
    const story = pair().givenCards('red 4', 'blue 4').says(anna, 'match')
    expect(story.open).toMatchObject({ answers: { [anna]: 'match' }, awaited: [bert], duels: [] })
    story.says(bert, 'noMatch')
    expect(story.open).toMatchObject({ answers: { [anna]: 'match', [bert]: 'noMatch' }, awaited: [anna, bert], duels: [] })
    story.says(bert, 'match')
    expect(story.duel).toMatchObject({ verdict: 'equal', answer: 'match', sides: [{ number: 4 }, { number: 4 }] })
    expect(story.open).toMatchObject({ answers: {}, awaited: [anna, bert], round: 2 })
  })

  it('[TR33] to say it twice is to say it once', () => {
    const story = pair().says(anna, 'match').says(anna, 'match')
    expect(story.told).toEqual([{ type: 'answered', seat: anna, answer: 'match', awaited: [bert] }])
  })

  it('[TR33] [TR18] both give way at once: they still disagree, or the first who gave way has decided', () => {
    const tell = () => pair().givenCards('red 4', 'blue 4').givenNext('red 1', 'red 2').says(anna, 'match').says(bert, 'noMatch')
    const story = tell()
    // bert gives way first: the cards are turned, and anna's word is no longer about the cards that lie there
    const came = story.atOnce([bert, story.answering(bert, 'match')], [anna, story.answering(anna, 'noMatch')])
    expect(came).toEqual([null, 'cardChanged'])
    expect(story.open).toMatchObject({ supply: { yay: 13 }, answers: {} })
  })

  it('[TR18] an answer that was late is not an answer about the next cards', () => {
    const story = pair().givenCards('red 4', 'blue 4')
    const late = story.answering(anna, 'noMatch')
    story.bothSay('match')
    expect(story.try(anna, late)).toBe('cardChanged')
    expect(story.open.answers).toEqual({})
  })

  it.each([
    ['match', 'red 4', 'blue 4', 2],
    ['match', 'red 4', 'red 5', 1],
    ['match', 'red 5', 'blue 4', 1],
    ['noMatch', 'red 3', 'red 8', 1],
    ['noMatch', 'red 4', 'blue 6', 1],
  ] as const)('[TR34] "%s" of %s and %s is right and removes %i', (answer, one, other, removed) => {
    const story = pair().givenCards(one, other).givenNext('yellow 1', 'yellow 2').bothSay(answer)
    expect(story.open).toMatchObject({ phase: 'agreeing', supply: { yay: 15 - removed, meh: 0 }, outcome: null })
    expect(story.scores).toEqual([removed, removed])
    expect(story.cards()).toEqual(['yellow 1', 'yellow 2'])
    expect(story.lid()).toEqual([one, other])
  })

  it('[TR34] [TR35] the example: "no match" of 3 and 8 removes 1, then "no match" of 3 and 4 loses', () => {
    const story = pair().givenCards('red 3', 'blue 8').givenNext('yellow 3', 'yellow 4').bothSay('noMatch')
    expect(story.open).toMatchObject({ phase: 'agreeing', supply: { yay: 14 } })
    story.bothSay('noMatch')
    expect(story.open).toMatchObject({ phase: 'over', outcome: 'lost', winners: [], supply: { yay: 14 }, awaited: [] })
    expect(story.scores).toEqual([1, 1])
  })

  it.each([
    ['match', 'red 4', 'red 6'],
    ['match', 'red 1', 'blue 10'],
    ['noMatch', 'red 4', 'blue 4'],
    ['noMatch', 'red 4', 'blue 5'],
  ] as const)('[TR35] "%s" of %s and %s is wrong: lost', (answer, one, other) => {
    const story = pair().givenCards(one, other).bothSay(answer)
    expect(story.open).toMatchObject({ phase: 'over', outcome: 'lost', supply: { yay: 15 } })
    expect(story.duel).toMatchObject({ answer, tokens: { yay: 0, meh: 0 } })
  })

  it.each([
    [1, 'noMatch', 'red 1', 'red 9'],
    [2, 'match', 'red 9', 'blue 9'],
    [1, 'match', 'red 9', 'blue 9'],
  ] as const)('[TR35] %i yay left, a right "%s": all are removed, won', (yay, answer, one, other) => {
    const story = pair()
      .given({ supply: { yay, meh: 0 }, scores: { 0: 15 - yay, 1: 15 - yay } })
      .givenCards(one, other)
      .bothSay(answer)
    expect(story.open).toMatchObject({ phase: 'over', outcome: 'won', winners: [anna, bert], supply: { yay: 0 } })
    expect(story.scores).toEqual([15, 15])
  })

  it('[TR36] Bye-bye is as always', () => {
    const story = pair().givenCards('red 4', 'red 4').givenNext('blue bye-bye', 'red 1', 'red 2').bothSay('match')
    expect(story.open.byeByes).toHaveLength(1)
    expect(story.cards()).toEqual(['red 1', 'red 2'])
  })

  it('[TR36] [TR22] the wild one: nobody answers before both have a number', () => {
    const story = pair().givenCards('red 4', 'red 4').givenNext('wild', 'red 2', 'red 3').bothSay('match')
    expect(story.open).toMatchObject({ phase: 'agreeing', choosing: anna, awaited: [anna] })
    expect(story.try(bert, story.answering(bert, 'match'))).toBe('bothNeedCards')
    expect(story.try(anna, story.answering(anna, 'match'))).toBe('bothNeedCards')
    story.saysByeBye(anna, 'red')
    expect(story.open).toMatchObject({ choosing: null, awaited: [anna, bert] })
    expect(story.cards()).toEqual(['red 3', 'red 2'])
  })

  it('[TR36] [TR25] the pause is as always', () => {
    const story = pair().givenCards('red 4', 'red 4').givenDeck('red 1').bothSay('match')
    expect(story.open).toMatchObject({ phase: 'reshuffling', owed: [bert], awaited: [anna, bert] })
    expect(story.try(anna, story.answering(anna, 'match'))).toBe('notNow')
    story.goesOn()
    expect(story.open.phase).toBe('agreeing')
  })
})

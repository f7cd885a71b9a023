import type { Seat } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import type { Tokens } from '../types.ts'

const [anna, bert, cleo, dora] = [0, 1, 2, 3] as const

/** Everybody has these tokens, and one comparison of equal numbers is left before the yay run out. */
function nearTheEnd(...yays: readonly number[]): Story {
  const tokens: Record<Seat, Tokens> = Object.fromEntries(yays.map((yay, seat) => [seat, { yay, meh: 0 }]))
  const scores = Object.fromEntries(yays.map((yay, seat) => [seat, yay]))
  const story = new Story(yays.length)
  const supply = { ...story.open.supply, yay: 4 }
  return story.given({ tokens, scores, supply }).givenCards('red 7', 'blue 7')
}

const ended = (...yays: readonly number[]) => nearTheEnd(...yays).compare(anna, bert)

describe('the end', () => {
  it('[TR27] the example: 1 yay is left, 7 and 7: 2 each, three from the box, and the game ends', () => {
    const story = new Story(3)
      .given({ supply: { yay: 1, meh: 8 } })
      .givenCards('red 7', 'yellow 7')
      .compare(anna, bert)
    expect(story.open.tokens).toMatchObject({ [anna]: { yay: 2, meh: 0 }, [bert]: { yay: 2, meh: 0 } })
    expect(story.open).toMatchObject({ supply: { yay: 0, meh: 8 }, fromBox: { yay: 3, meh: 0 } })
    expect(story.open.phase).not.toBe('acting')
  })

  it('[TR27] exactly enough is the end as well, and nobody draws any more', () => {
    const story = ended(3, 0, 0)
    expect(story.open).toMatchObject({ phase: 'over', supply: { yay: 0 }, fromBox: { yay: 0, meh: 0 }, winners: [anna], awaited: [] })
    expect(story.card(anna)).toBeNull()
  })

  it('[TR27] the meh run out', () => {
    const story = new Story(3)
      .given({ supply: { yay: 9, meh: 1 }, scores: { 0: 4, 1: 2, 2: 0 }, tokens: { 0: { yay: 4, meh: 0 }, 1: { yay: 2, meh: 0 } } })
      .givenCards('red 1', 'red 9')
      .compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'over', supply: { yay: 9, meh: 0 }, fromBox: { yay: 0, meh: 1 }, winners: [anna] })
    expect(story.scores).toEqual([3, 1, 0])
  })

  it('[TR27] as long as both are left the game goes on', () => {
    const story = new Story(3)
      .given({ supply: { yay: 5, meh: 1 } })
      .givenCards('red 7', 'red 7')
      .compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'acting', supply: { yay: 1, meh: 1 } })
  })

  it('[TR28] the most yay less meh win, below nothing too', () => {
    const story = nearTheEnd(0, 0, 0)
      .given({ tokens: { 0: { yay: 1, meh: 6 }, 1: { yay: 0, meh: 4 }, 2: { yay: 2, meh: 5 } }, scores: { 0: -5, 1: -4, 2: -3 } })
      .compare(anna, bert)
    expect(story.scores).toEqual([-3, -2, -3])
    expect(story.open).toMatchObject({ phase: 'over', winners: [bert], tieBreak: null })
  })

  it('[TR27] when it is over nobody moves any more', () => {
    const story = ended(3, 0, 0)
    expect(story.try(cleo, story.skipping(cleo))).toBe('notNow')
    expect(story.try(cleo, story.offering(cleo, anna))).toBe('notNow')
    expect(story.try(cleo, { type: 'answer', card: 1, answer: 'match' })).toBe('notNow')
    expect(story.try(cleo, { type: 'goOn', deck: 1 })).toBe('notNow')
    expect(story.try(cleo, { type: 'pickAction', action: 1 })).toBe('notNow')
    expect(story.try(cleo, { type: 'vote', best: anna })).toBe('notNow')
    expect(story.try(cleo, { type: 'sayByeBye', card: 1, colour: 'red' })).toBe('notNow')
  })
})

describe('a tie', () => {
  it('[TR29] two are tied: the others pick from what the decks still hold', () => {
    const story = nearTheEnd(1, 1, 0, 2).offersTo(cleo, dora).compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'picking', awaited: [cleo, dora], offers: [] })
    const { tied = [], choices = [] } = story.open.tieBreak ?? {}
    expect(tied).toEqual([anna, bert])
    expect(choices).toHaveLength(57)
    expect(choices).toEqual(choices.toSorted((one, other) => one - other))
    for (const active of Object.values(story.open.row)) expect(choices).not.toContain(active)
  })

  it('[TR29] [TR22] whoever still had to choose a colour need not: nobody is said to choose during a tie', () => {
    const story = nearTheEnd(1, 1, 0, 2).givenNext('wild').skips(cleo)
    expect(story.open.choosing).toBe(cleo)
    story.compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'picking', choosing: null })
    expect(story.try(cleo, { type: 'sayByeBye', card: story.drawn(cleo), colour: 'red' })).toBe('notNow')
    story.picks(cleo).picks(dora)
    expect(story.open).toMatchObject({ phase: 'voting', choosing: null })
    expect(story.votes(cleo, anna).votes(dora, anna).open).toMatchObject({ phase: 'over', winners: [anna] })
  })

  it('[TR29] one alone picks both', () => {
    const story = ended(1, 1, 0).picks(cleo)
    expect(story.open).toMatchObject({ phase: 'picking', awaited: [cleo] })
    story.picks(cleo, 30)
    expect(story.open).toMatchObject({ phase: 'voting', awaited: [cleo] })
    expect(story.open.tieBreak?.picked.map(({ by }) => by)).toEqual([cleo, cleo])
  })

  it('[TR29] of several each picks one, and the first two count', () => {
    const story = ended(1, 1, 0, 0, 0).picks(dora)
    const [first, second] = story.open.tieBreak?.choices ?? []
    expect(story.open.awaited).toEqual([cleo, 4])
    expect(story.try(dora, { type: 'pickAction', action: second ?? 0 })).toBe('youPickedAlready')
    expect(story.try(cleo, { type: 'pickAction', action: first ?? 0 })).toBe('actionPickedAlready')
    story.picks(cleo)
    expect(story.open.tieBreak?.picked).toEqual([
      { by: dora, action: first },
      { by: cleo, action: second },
    ])
    expect(story.try(4, { type: 'pickAction', action: 60 })).toBe('notNow')
    expect(story.open).toMatchObject({ phase: 'voting', awaited: [cleo, dora, 4] })
  })

  it('[TR29] the tied do not pick, and nobody picks what is not in the decks', () => {
    const story = ended(1, 1, 0)
    expect(story.try(anna, { type: 'pickAction', action: 1 })).toBe('tiedMayNot')
    expect(story.try(cleo, { type: 'pickAction', action: story.open.row.red })).toBe('noSuchAction')
    expect(story.try(cleo, { type: 'pickAction', action: 1000 })).toBe('noSuchAction')
    expect(story.try(cleo, { type: 'vote', best: anna })).toBe('notNow')
  })

  it('[TR30] the best of the tied, by the votes of the others, wins', () => {
    const story = ended(1, 1, 0, 0, 0).picks(cleo).picks(dora).votes(cleo, bert).votes(dora, anna)
    expect(story.open).toMatchObject({ phase: 'voting', awaited: [4] })
    expect(story.open.tieBreak?.votes).toBeNull()
    story.votes(4, bert)
    expect(story.open).toMatchObject({ phase: 'over', winners: [bert], tieBreak: { votes: { [cleo]: bert, [dora]: anna, 4: bert } } })
  })

  it('[TR30] a vote can be changed until the last one has voted, and nobody sees it before', () => {
    const story = ended(1, 1, 0, 0).picks(cleo).picks(dora).votes(cleo, anna)
    const before = JSON.stringify([story.open, story.held(dora)])
    story.votes(cleo, bert)
    expect(JSON.stringify([story.open, story.held(dora)])).toBe(before)
    expect(story.held(cleo).vote).toBe(bert)
    expect(story.votes(dora, bert).open.winners).toEqual([bert])
  })

  it('[TR30] the tied do not vote, and nobody votes for one who is not tied', () => {
    const story = ended(1, 1, 0, 0).picks(cleo).picks(dora)
    expect(story.try(anna, { type: 'vote', best: anna })).toBe('tiedMayNot')
    expect(story.try(cleo, { type: 'vote', best: dora })).toBe('notTied')
    expect(story.try(cleo, { type: 'vote', best: 7 })).toBe('notTied')
  })

  it('[TR31] a tied vote shares the win', () => {
    const story = ended(1, 1, 0, 0).picks(cleo).picks(dora).votes(cleo, anna).votes(dora, bert)
    expect(story.open).toMatchObject({ phase: 'over', winners: [anna, bert] })
  })

  it('[TR31] of three tied two share it, if they have the most votes', () => {
    const story = ended(1, 1, 3, 0, 0).picks(dora).picks(4).votes(dora, anna).votes(4, cleo)
    expect(story.open.winners).toEqual([anna, cleo])
  })

  it('[TR31] everybody is tied: everybody has won', () => {
    expect(ended(0, 0, 2).open).toMatchObject({ phase: 'over', winners: [anna, bert, cleo], tieBreak: null })
  })
})

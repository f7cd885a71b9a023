import { describe, expect, it } from 'vitest'
import { everyPowerCard } from '../testing/places.ts'
import { Story } from '../testing/story.ts'

const [anna, bert, cleo, dora] = [0, 1, 2, 3] as const

describe('somebody is removed', () => {
  it('[TR37] tokens leave the game, the card goes to the lid, offers to and from them are withdrawn', () => {
    const story = new Story(5)
      .givenCards('red 4', 'red 4', 'blue 9')
      .compare(anna, bert)
      .offersTo(bert, anna)
      .offersTo(cleo, bert)
      .offersTo(dora, 4)
    const card = story.card(bert)
    const { supply } = story.open
    story.leaves(bert)
    expect(story.open).toMatchObject({ seats: [0, 2, 3, 4], supply, phase: 'acting' })
    expect(story.open.tokens[bert]).toEqual({ yay: 0, meh: 0 })
    expect(story.scores).toEqual([2, 0, 0, 0, 0])
    expect(story.offers()).toEqual([[dora, 4]])
    expect(story.lid().at(-1)).toBe(card)
    expect(story.state.held[bert]).toBeUndefined()
  })

  it('[TR37] nobody offers to somebody gone, and an offer already on its way finds nobody', () => {
    const story = new Story(4)
    const late = story.offering(anna, dora)
    story.leaves(dora)
    expect(story.try(anna, late)).toBe('noSuchPlayer')
  })

  it('[TR38] the table does not wait for them', () => {
    expect(new Story(4).leaves(bert).open.awaited).toEqual([anna, cleo, dora])
  })

  it('[TR38] [TR22] gone while choosing: the wild card goes to the lid', () => {
    const story = new Story(4, { timers: 'brisk' }).givenNext('wild').skips(anna)
    expect(story.open.due).not.toBeNull()
    story.leaves(anna)
    expect(story.open).toMatchObject({ choosing: null, due: null, phase: 'acting' })
    expect(story.lid()).toContain('wild')
  })

  it('[TR38] in the pause: the last one who had not gone on, and one who was still to draw', () => {
    const story = new Story(4).givenCards('red 1', 'red 2').givenDeck('blue 1').compare(anna, bert)
    for (const seat of [anna, cleo, dora]) story.try(seat, { type: 'goOn', deck: 1 })
    expect(story.open).toMatchObject({ phase: 'reshuffling', awaited: [bert], owed: [bert] })
    story.leaves(bert)
    expect(story.open).toMatchObject({ phase: 'acting', owed: [], deck: 2, awaited: [anna, cleo, dora] })
    expect(everyPowerCard(story.state)).toHaveLength(79)
  })

  it('[TR38] [TR6] in the warm-up: the next one does it at the same strength', () => {
    const story = new Story(4, { warmUp: 'on' }).warmsUp(anna)
    story.leaves(bert)
    expect(story.open).toMatchObject({ warmUp: { seat: cleo, strength: 2 }, awaited: [cleo] })
    expect(new Story(4, { warmUp: 'on' }).leaves(anna).open.warmUp).toMatchObject({ seat: bert, strength: 1 })
    expect(new Story(4, { warmUp: 'on' }).leaves(dora).open.warmUp).toMatchObject({ seat: anna, strength: 1 })
  })

  it('[TR39] below three the game ends with the standing scores', () => {
    const story = new Story(3).givenCards('red 4', 'red 4').compare(anna, bert).leaves(anna)
    expect(story.open).toMatchObject({ phase: 'over', winners: [bert], awaited: [], due: null, offers: [] })
  })

  it('[TR39] a tie shares the win: nobody performs any more', () => {
    const story = new Story(3).givenCards('red 4', 'red 4').compare(anna, bert).leaves(cleo)
    expect(story.open).toMatchObject({ phase: 'over', winners: [anna, bert], tieBreak: null })
  })

  it('[TR39] one of two together is gone: the game ends, and nobody has won or lost', () => {
    const story = new Story(2).givenCards('red 4', 'red 4').bothSay('match').leaves(bert)
    expect(story.open).toMatchObject({ phase: 'over', winners: [], outcome: null, scores: { [anna]: 2, [bert]: 2 } })
  })

  it('[TR39] three of four go on', () => {
    const story = new Story(4).leaves(dora)
    expect(story.open.phase).toBe('acting')
    expect(story.compare(anna, bert).open.duels).toHaveLength(1)
  })
})

/** Anna and Bert are tied; as many others as wanted are not. */
function tied(others: number): Story {
  const seats = 2 + others
  const none = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { yay: 0, meh: 0 }]))
  return new Story(seats)
    .given({ supply: { yay: 4, meh: 5 }, tokens: none })
    .givenCards('red 7', 'blue 7')
    .compare(anna, bert)
}

describe('somebody is removed after a tie', () => {
  it('[TR40] one of two tied: the other has won', () => {
    expect(tied(2).leaves(anna).open).toMatchObject({ phase: 'over', winners: [bert] })
    expect(tied(2).picks(cleo).picks(dora).votes(cleo, anna).leaves(anna).open).toMatchObject({ phase: 'over', winners: [bert] })
  })

  it('[TR40] who voted for somebody gone votes again', () => {
    const story = tied(3)
      .given({ tieBreak: { tied: [anna, bert, cleo], choices: [1, 2], picked: [], votes: null }, awaited: [dora, 4] })
      .given({ scores: { 0: 2, 1: 2, 2: 2, 3: 0, 4: 0 } })
      .picks(dora)
      .picks(4)
      .votes(dora, anna)
    expect(story.open.awaited).toEqual([4])
    story.leaves(anna)
    expect(story.open).toMatchObject({ phase: 'voting', awaited: [dora, 4], tieBreak: { tied: [bert, cleo] } })
    expect(story.held(dora).vote).toBeNull()
    expect(story.votes(dora, cleo).votes(4, cleo).open).toMatchObject({ phase: 'over', winners: [cleo] })
  })

  it('[TR40] [TR38] the last one who had not voted: the votes are counted', () => {
    const story = tied(2).picks(cleo).picks(dora).votes(cleo, bert).leaves(dora)
    expect(story.open).toMatchObject({ phase: 'over', winners: [bert] })
  })

  it('[TR40] [TR29] one is left to pick: both picks are theirs, and what was picked stays', () => {
    const story = tied(2).picks(cleo).leaves(dora)
    expect(story.open).toMatchObject({ phase: 'picking', awaited: [cleo] })
    expect(story.picks(cleo).open.phase).toBe('voting')
  })

  it('[TR40] nobody is left to vote: the win is shared', () => {
    const story = tied(2)
      .given({ tieBreak: { tied: [anna, bert, cleo], choices: [1, 2], picked: [], votes: null }, scores: { 0: 2, 1: 2, 2: 2, 3: 0 } })
      .leaves(dora)
    expect(story.open).toMatchObject({ phase: 'over', winners: [anna, bert, cleo] })
  })

  it('[TR39] [TR40] below three it is shared as well', () => {
    expect(tied(1).leaves(cleo).open).toMatchObject({ phase: 'over', winners: [anna, bert] })
  })
})

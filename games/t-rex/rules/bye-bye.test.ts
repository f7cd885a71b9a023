import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'

const [anna, bert, cleo] = [0, 1, 2] as const

describe('Bye-bye', () => {
  it('[TR21] its action leaves, the next of its colour takes the place, and one draws again', () => {
    const story = new Story(3).givenCards('red 4').givenNext('blue bye-bye', 'yellow 2')
    const { row } = story.open
    const came = story.nextAction('blue')
    story.after(500).skips(anna)
    expect(story.open.row).toEqual({ ...row, blue: came })
    expect(story.open.byeByes).toEqual([{ number: 1, seat: anna, colour: 'blue', gone: row.blue, came, isWild: false, at: 1_000_500 }])
    expect(story.state.hidden.actions.blue.lid).toEqual([row.blue])
    expect(story.card(anna)).toBe('yellow 2')
    expect(story.lid()).toEqual(['red 4', 'blue bye-bye'])
  })

  it('[TR21] several in a row count one by one, after a comparison as well', () => {
    const story = new Story(3)
      .givenCards('red 4', 'red 4')
      .givenNext('blue bye-bye', 'blue bye-bye', 'red bye-bye', 'yellow 2', 'yellow bye-bye', 'yellow 3')
    const before = story.state.hidden.actions
    story.compare(anna, bert)
    expect(story.open.byeByes.map(({ seat, colour }) => [seat, colour])).toEqual([
      [anna, 'blue'],
      [anna, 'blue'],
      [anna, 'red'],
      [bert, 'yellow'],
    ])
    expect(story.open.row).toEqual({ red: before.red.deck[0], yellow: before.yellow.deck[0], blue: before.blue.deck[1] })
    expect(story.cards().slice(0, 2)).toEqual(['yellow 2', 'yellow 3'])
  })

  it('[TR22] wild: who drew it chooses a colour, then draws; the others go on', () => {
    const story = new Story(3).givenNext('wild', 'red 1', 'red 2').skips(anna)
    const { row } = story.open
    expect(story.open).toMatchObject({ phase: 'acting', choosing: anna, byeByes: [] })
    expect(story.card(anna)).toBe('wild')
    story.skips(bert)
    expect(story.card(bert)).toBe('red 1')
    story.saysByeBye(anna, 'yellow')
    expect(story.open).toMatchObject({ choosing: null, byeByes: [{ seat: anna, colour: 'yellow', gone: row.yellow, isWild: true }] })
    expect(story.card(anna)).toBe('red 2')
    expect(story.lid()).toContain('wild')
  })

  it('[TR22] until then there is no card to offer, give or skip', () => {
    const story = new Story(3).givenNext('wild').skips(anna).offersTo(bert, anna)
    expect(story.try(anna, story.offering(anna, cleo))).toBe('chooseFirst')
    expect(story.try(anna, story.offering(anna, bert))).toBe('chooseFirst')
    expect(story.try(anna, story.accepting(anna, bert))).toBe('chooseFirst')
    expect(story.try(anna, story.skipping(anna))).toBe('chooseFirst')
    expect(story.offers()).toEqual([[bert, anna]])
    expect(story.declines(anna, bert).offers()).toEqual([])
  })

  it('[TR22] only who drew it chooses, and only once', () => {
    const story = new Story(3).givenNext('wild', 'red 5').skips(anna)
    expect(story.try(bert, { type: 'sayByeBye', card: story.drawn(bert), colour: 'red' })).toBe('notNow')
    expect(story.try(anna, { type: 'sayByeBye', card: 1, colour: 'red' })).toBe('cardChanged')
    const tap = { type: 'sayByeBye', card: story.drawn(anna), colour: 'red' } as const
    expect(story.atOnce([anna, tap], [anna, tap])).toEqual([null, 'cardChanged'])
    expect(story.open.byeByes).toHaveLength(1)
  })

  it('[TR22] another Bye-bye while one is chosen changes nothing about the choice', () => {
    const story = new Story(3).givenNext('wild', 'blue bye-bye', 'red 1', 'red 2').skips(anna).skips(bert)
    expect(story.open.choosing).toBe(anna)
    expect(story.open.byeByes.map(({ isWild }) => isWild)).toEqual([false])
    expect(story.saysByeBye(anna, 'blue').open.byeByes.map(({ isWild }) => isWild)).toEqual([false, true])
  })

  it('[TR23] who was doing the action may do the old or the new one; who draws later, only the new one', () => {
    const story = new Story(3).givenCards('blue 4', 'red 7', 'blue 8')
    const old = story.open.row.blue
    story.givenNext('blue bye-bye', 'blue 2').skips(cleo)
    const { blue, red } = story.open.row
    expect(story.held(anna).actions).toEqual([blue, old])
    expect(story.held(bert).actions).toEqual([red])
    expect(story.held(cleo).actions).toEqual([blue])
    story.givenNext('blue bye-bye', 'red 2').skips(bert)
    expect(story.held(anna).actions).toEqual([story.open.row.blue, blue, old])
    expect(story.held(cleo).actions).toEqual([story.open.row.blue, blue])
  })

  it('[TR24] an action deck that runs out is shuffled again from its own lid', () => {
    const story = new Story(3).givenActions('blue', 1).givenNext('blue bye-bye', 'blue bye-bye', 'red 1')
    const { blue } = story.state.hidden.actions
    const first = story.open.row.blue
    story.skips(anna)
    const { deck, lid } = story.state.hidden.actions.blue
    expect(story.open.byeByes[0]?.came).toBe(blue.deck[0])
    expect(lid).toEqual([blue.deck[0]])
    const all = [story.open.row.blue, ...deck, ...lid]
    expect(new Set(all)).toEqual(new Set([first, ...blue.deck, ...blue.lid]))
    expect(all).toHaveLength(20)
    expect([story.open.row.blue, ...deck]).toContain(first)
  })
})

describe('the pause', () => {
  it('[TR25] the last card is drawn: everybody stops', () => {
    const story = new Story(3).givenDeck('red 1').offersTo(bert, cleo).skips(anna)
    expect(story.open).toMatchObject({ phase: 'reshuffling', awaited: [0, 1, 2], cardsLeft: 0, owed: [] })
    expect(story.card(anna)).toBe('red 1')
    expect(story.try(anna, story.skipping(anna))).toBe('notNow')
    expect(story.try(anna, story.offering(anna, bert))).toBe('notNow')
    expect(story.try(cleo, story.accepting(cleo, bert))).toBe('notNow')
    expect(story.try(cleo, story.declining(bert))).toBe('notNow')
    expect(story.try(bert, story.takingBack(bert))).toBe('notNow')
    expect(story.offers()).toEqual([[bert, cleo]])
  })

  it('[TR25] what was discarded is the new deck; what is held stays held', () => {
    const story = new Story(3).givenCards('red 1', 'red 2', 'red 3').givenDeck('red 4').skips(anna).goesOn()
    expect(story.open).toMatchObject({ phase: 'acting', deck: 2, cardsLeft: 76, awaited: [0, 1, 2] })
    expect(story.cards()).toEqual(['red 4', 'red 2', 'red 3'])
    expect(story.lid()).toEqual([])
  })

  it('[TR25] cards that were compared come back with it, as those that were skipped do', () => {
    const story = new Story(3).givenCards('red 1', 'blue 1', 'red 3').givenDeck('red 4', 'red 5', 'red 6')
    const played = [anna, bert, cleo].map((seat) => story.held(seat).card?.id)
    story.compare(anna, bert).skips(cleo)
    expect(story.open.phase).toBe('reshuffling')
    expect(story.lid().slice(-3)).toEqual(['red 1', 'blue 1', 'red 3'])
    expect(story.goesOn().state.hidden.deck).toEqual(expect.arrayContaining(played))
  })

  it('[TR25] the new deck lies in another order', () => {
    const orders = ['one', 'other'].map((seed) => {
      const story = new Story(3, {}, seed).givenCards('red 1').givenDeck('red 4').skips(anna).goesOn()
      return story.state.hidden.deck.join()
    })
    expect(orders[0]).not.toBe(orders[1])
  })

  it('[TR26] who compared and found no card draws after the pause', () => {
    const story = new Story(3).givenCards('red 1', 'red 2', 'red 3').givenDeck('blue 1').compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'reshuffling', owed: [bert] })
    expect(story.cards()).toEqual(['blue 1', null, 'red 3'])
    story.goesOn()
    expect(story.open.owed).toEqual([])
    expect(story.card(bert)).not.toBeNull()
  })

  it('[TR26] [TR21] a Bye-bye is the last card: it counts, and both draw after the pause', () => {
    const story = new Story(3).givenCards('red 1', 'red 2').givenDeck('blue bye-bye').compare(anna, bert)
    expect(story.open).toMatchObject({ phase: 'reshuffling', owed: [anna, bert], byeByes: [{ colour: 'blue' }] })
    expect(story.goesOn().open.phase).toBe('acting')
    expect([story.card(anna), story.card(bert)]).not.toContain(null)
  })

  it('[TR26] [TR22] the wild one is the last card: its colour is chosen after the pause', () => {
    const story = new Story(3).givenDeck('wild').skips(anna)
    expect(story.open).toMatchObject({ phase: 'reshuffling', choosing: anna })
    expect(story.try(anna, { type: 'sayByeBye', card: story.drawn(anna), colour: 'red' })).toBe('notNow')
    expect(story.goesOn().open).toMatchObject({ phase: 'acting', choosing: anna })
    expect(story.saysByeBye(anna, 'red').open.choosing).toBeNull()
    expect(story.card(anna)).not.toBe('wild')
  })

  it('[TR26] the last one to say so goes on; a tap too many or too late does nothing', () => {
    const story = new Story(3).givenDeck('red 1').skips(anna)
    const tap = { type: 'goOn', deck: 1 } as const
    expect(story.atOnce([anna, tap], [anna, tap], [bert, tap])).toEqual([null, null, null])
    expect(story.open).toMatchObject({ phase: 'reshuffling', awaited: [cleo] })
    expect(story.try(cleo, { type: 'goOn', deck: 2 })).toBeNull()
    expect(story.open.phase).toBe('reshuffling')
    expect(story.try(cleo, tap)).toBeNull()
    expect(story.open.phase).toBe('acting')
    expect(story.try(cleo, tap)).toBe('notNow')
  })
})

import type { Seat } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { Story } from '../testing/story.ts'
import type { Move } from '../types.ts'

const [anna, bert, cleo, dora] = [0, 1, 2, 3] as const
type Made = readonly [Seat, Move]

/** The same two moves, made at the same time, in both orders. */
function bothWays(tell: () => Story, moves: (story: Story) => readonly [Made, Made]) {
  const [first, second] = [tell(), tell()]
  const [one, other] = moves(first)
  return [
    { story: first, came: first.atOnce(one, other) },
    { story: second, came: second.atOnce(other, one) },
  ] as const
}

describe('moves that cross', () => {
  it('[TR19] two offers cross: they compare at once, and neither is left over', () => {
    const tell = () => new Story(3).givenCards('red 7', 'blue 7')
    const ways = bothWays(tell, (story) => [
      [anna, story.offering(anna, bert)],
      [bert, story.offering(bert, anna)],
    ])
    for (const { story, came } of ways) {
      expect(came).toEqual([null, null])
      expect(story.open.duels).toHaveLength(1)
      expect(story.offers()).toEqual([])
      expect(story.open.tokens).toMatchObject({ [anna]: { yay: 2 }, [bert]: { yay: 2 } })
    }
    expect(ways.map(({ story }) => story.duel.sides[0].seat)).toEqual([anna, bert])
  })

  it('[TR19] an offer answers an offer although its maker had offered elsewhere before', () => {
    const story = new Story(3).offersTo(anna, cleo).offersTo(bert, anna).offersTo(anna, bert)
    expect(story.duel.sides.map(({ seat }) => seat)).toEqual([bert, anna])
    expect(story.offers()).toEqual([])
  })

  it('[TR19] [TR18] both hold out their cards, and both accept as well: one comparison, the late taps touch no new card', () => {
    const story = new Story(3).offersTo(anna, bert)
    const came = story.atOnce(
      [bert, story.offering(bert, anna)],
      [bert, story.accepting(bert, anna)],
      [anna, { type: 'accept', offer: 2, card: story.drawn(anna) }],
    )
    expect(came).toEqual([null, 'cardChanged', 'cardChanged'])
    expect(story.open.duels).toHaveLength(1)
  })

  it('[TR20] an offer is accepted as it is taken back: the first counts', () => {
    const tell = () => new Story(3).givenCards('red 3', 'red 4').offersTo(anna, bert)
    const [accepted, takenBack] = bothWays(tell, (story) => [
      [bert, story.accepting(bert, anna)],
      [anna, story.takingBack(anna)],
    ])
    expect(accepted.came).toEqual([null, 'offerGone'])
    expect(accepted.story.open.duels).toHaveLength(1)
    expect(takenBack.came).toEqual([null, 'offerGone'])
    expect(takenBack.story.open.duels).toEqual([])
    expect(takenBack.story.cards().slice(0, 2)).toEqual(['red 3', 'red 4'])
  })

  it('[TR20] an offer is accepted as its maker holds the card out to another: the first counts', () => {
    const tell = () => new Story(3).offersTo(anna, bert)
    const [accepted, turned] = bothWays(tell, (story) => [
      [bert, story.accepting(bert, anna)],
      [anna, story.offering(anna, cleo)],
    ])
    expect(accepted.came).toEqual([null, 'cardChanged'])
    expect(accepted.story.offers()).toEqual([])
    expect(turned.came).toEqual([null, 'offerGone'])
    expect(turned.story.offers()).toEqual([[anna, cleo]])
  })

  it('[TR20] an offer is accepted as its maker skips: never a card that the other was not offered', () => {
    const tell = () => new Story(3).givenCards('red 3', 'red 4').givenNext('blue 1', 'blue 2', 'blue 9').offersTo(anna, bert)
    const [accepted, skipped] = bothWays(tell, (story) => [
      [bert, story.accepting(bert, anna)],
      [anna, story.skipping(anna)],
    ])
    // what anna draws after the comparison she has not seen, and does not skip
    expect(accepted.came).toEqual([null, 'cardChanged'])
    expect(accepted.story.card(anna)).toBe('blue 1')
    expect(skipped.came).toEqual([null, 'offerGone'])
    expect(skipped.story.open.duels).toEqual([])
    expect(skipped.story.card(bert)).toBe('red 4')
  })

  it('[TR12] [TR17] a skip as an offer arrives: the offer stands, the card is a new one, in either order', () => {
    const tell = () => new Story(3).givenCards('red 3', 'red 9').givenNext('blue 3')
    for (const { story, came } of bothWays(tell, (story) => [
      [bert, story.skipping(bert)],
      [anna, story.offering(anna, bert)],
    ])) {
      expect(came).toEqual([null, null])
      expect(story.offers()).toEqual([[anna, bert]])
      expect(story.card(bert)).toBe('blue 3')
      expect(story.accepts(bert, anna).duel.verdict).toBe('equal')
    }
  })

  it('[TR18] one skips and accepts in the same breath: the old card is gone, the new one is not given unseen', () => {
    const tell = () => new Story(3).offersTo(anna, bert)
    const [skipped, accepted] = bothWays(tell, (story) => [
      [bert, story.skipping(bert)],
      [bert, story.accepting(bert, anna)],
    ])
    expect(skipped.came).toEqual([null, 'cardChanged'])
    expect(skipped.story.offers()).toEqual([[anna, bert]])
    expect(accepted.came).toEqual([null, 'cardChanged'])
    expect(accepted.story.open.duels).toHaveLength(1)
  })

  it('[TR16] [TR17] two skip at once: each has a card, and no two the same one', () => {
    for (const { story, came } of bothWays(
      () => new Story(3).givenNext('red 1', 'red 2'),
      (story) => [
        [anna, story.skipping(anna)],
        [bert, story.skipping(bert)],
      ],
    )) {
      expect(came).toEqual([null, null])
      expect(new Set([story.card(anna), story.card(bert)])).toEqual(new Set(['red 1', 'red 2']))
    }
  })

  it('[TR18] a tap sent twice skips once', () => {
    const story = new Story(3).givenNext('red 1')
    const tap = story.skipping(anna)
    expect(story.atOnce([anna, tap], [anna, tap])).toEqual([null, 'cardChanged'])
    expect(story.drawn(anna)).toBe(2)
  })

  it('[TR12] [TR20] one accepts two offers at once: the first counts, the second stays for the next card', () => {
    const story = new Story(3).offersTo(bert, anna).offersTo(cleo, anna)
    const came = story.atOnce([anna, story.accepting(anna, bert)], [anna, story.accepting(anna, cleo)])
    expect(came).toEqual([null, 'cardChanged'])
    expect(story.open.duels).toHaveLength(1)
    expect(story.offers()).toEqual([[cleo, anna]])
  })

  it('[TR13] [TR20] one accepts while their own offer is accepted: a card is compared once', () => {
    const tell = () => new Story(3).offersTo(anna, bert).offersTo(cleo, anna)
    const [annasFirst, bertsFirst] = bothWays(tell, (story) => [
      [anna, story.accepting(anna, cleo)],
      [bert, story.accepting(bert, anna)],
    ])
    expect(annasFirst.came).toEqual([null, 'offerGone'])
    expect(annasFirst.story.duel.sides.map(({ seat }) => seat)).toEqual([cleo, anna])
    expect(bertsFirst.came).toEqual([null, 'cardChanged'])
    expect(bertsFirst.story.duel.sides.map(({ seat }) => seat)).toEqual([anna, bert])
    expect(bertsFirst.story.offers()).toEqual([[cleo, anna]])
  })

  it('[TR17] a ring of offers, all accepted at once: each card is compared once at most', () => {
    const story = new Story(4).offersTo(anna, bert).offersTo(bert, cleo).offersTo(cleo, dora).offersTo(dora, anna)
    const came = story.atOnce(
      [bert, story.accepting(bert, anna)],
      [cleo, story.accepting(cleo, bert)],
      [dora, story.accepting(dora, cleo)],
      [anna, story.accepting(anna, dora)],
    )
    expect(came).toEqual([null, 'offerGone', null, 'cardChanged'])
    expect(story.open.duels.map(({ sides }) => sides.map(({ seat }) => seat))).toEqual([
      [anna, bert],
      [cleo, dora],
    ])
  })

  it('[TR20] an offer is declined as it is taken back: it is gone either way', () => {
    const tell = () => new Story(3).offersTo(anna, bert)
    for (const { story, came } of bothWays(tell, (story) => [
      [bert, story.declining(anna)],
      [anna, story.takingBack(anna)],
    ])) {
      expect(came).toEqual([null, 'offerGone'])
      expect(story.offers()).toEqual([])
    }
  })

  it('[TR18] an old offer’s number does not accept a new one', () => {
    const story = new Story(3).offersTo(anna, bert)
    const late = story.accepting(bert, anna)
    story.takesBack(anna).offersTo(anna, bert)
    expect(story.try(bert, late)).toBe('offerGone')
    expect(story.offers()).toEqual([[anna, bert]])
  })

  it('[TR25] [TR17] the deck runs out as somebody offers: after the pause, not in it', () => {
    const tell = () => new Story(3).givenDeck('red 1')
    const [skippedFirst, offeredFirst] = bothWays(tell, (story) => [
      [cleo, story.skipping(cleo)],
      [anna, story.offering(anna, bert)],
    ])
    expect(skippedFirst.came).toEqual([null, 'notNow'])
    expect(offeredFirst.came).toEqual([null, null])
    expect(offeredFirst.story.goesOn().offers()).toEqual([[anna, bert]])
  })

  it('[TR22] [TR17] the wild Bye-bye comes as an offer does: it waits until there is a card again', () => {
    const story = new Story(3).givenNext('wild', 'red 5').skips(bert).offersTo(anna, bert)
    expect(story.try(bert, story.accepting(bert, anna))).toBe('chooseFirst')
    expect(story.saysByeBye(bert, 'blue').accepts(bert, anna).duel.sides[1]).toEqual({ seat: bert, colour: 'red', number: 5 })
  })

  it('[TR27] the last tokens are paid as others accept: the game has ended for them', () => {
    const story = new Story(4)
      .givenCards('red 1', 'blue 1', 'red 2', 'blue 2')
      .given({ supply: { yay: 2, meh: 10 }, tokens: {}, scores: { 0: 5, 1: 4, 2: 0, 3: 0 } })
      .given({ tokens: { 0: { yay: 5, meh: 0 }, 1: { yay: 4, meh: 0 }, 2: { yay: 0, meh: 0 }, 3: { yay: 0, meh: 0 } } })
      .offersTo(anna, bert)
      .offersTo(cleo, dora)
    const came = story.atOnce([bert, story.accepting(bert, anna)], [dora, story.accepting(dora, cleo)])
    expect(came).toEqual([null, 'notNow'])
    expect(story.open).toMatchObject({ phase: 'over', winners: [anna] })
  })
})

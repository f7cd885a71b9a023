import { parse, seededChance } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { manifest } from '../manifest.ts'
import { EASY } from '@figment/actions'
import { ACTIONS_OF_A_COLOUR, actionsOf } from './actions.ts'
import { isNumber, POWER_CARDS } from './effects/power-deck.ts'
import { rules } from './rules.ts'
import { PAY, verdictOn } from './scoring.ts'
import { Story, usual } from '../testing/story.ts'
import { tokensFor } from './tokens.ts'
import { COLOURS } from '../types.ts'

const [anna, bert, cleo, dora] = [0, 1, 2, 3] as const

describe('the table', () => {
  it('[TR1] seats two to eight, and waits for all of them at once', () => {
    expect(manifest.seats(usual)).toEqual({ min: 2, max: 8 })
    for (const seats of [2, 3, 8]) {
      const { open } = new Story(seats)
      expect(open.awaited).toEqual(open.seats)
      expect(open.seats).toHaveLength(seats)
    }
    expect(new Story(3).open.phase).toBe('acting')
  })

  it('[TR1] whoever offers, is offered to or skips is still awaited', () => {
    const story = new Story(4).offersTo(anna, bert).skips(cleo)
    expect(story.open.awaited).toEqual([0, 1, 2, 3])
  })

  it.each([
    [2, 15, 0],
    [3, 16, 8],
    [4, 20, 10],
    [5, 24, 12],
    [6, 28, 14],
    [7, 32, 16],
    [8, 36, 18],
  ])('[TR2] %i players: %i yay and %i meh in play', (seats, yay, meh) => {
    expect(tokensFor(seats)).toEqual({ yay, meh })
    expect(new Story(seats).open).toMatchObject({ supply: { yay, meh }, fromBox: { yay: 0, meh: 0 } })
  })

  it('[TR3] 60 actions, 20 of each colour, none of them twice; one of each is active', () => {
    const { open, hidden } = new Story(4).state
    const inPlay = COLOURS.map((colour) => [open.row[colour], ...hidden.actions[colour].deck])
    expect(new Set(inPlay.flat()).size).toBe(60)
    for (const [at, colour] of COLOURS.entries()) {
      expect(inPlay[at]).toHaveLength(20)
      expect(actionsOf(colour)).toEqual(expect.arrayContaining(inPlay[at] ?? []))
    }
  })

  it('[TR3] there are more of each colour than a game takes: another game has others', () => {
    for (const colour of COLOURS) {
      expect(actionsOf(colour).length).toBeGreaterThan(ACTIONS_OF_A_COLOUR)
      const dealt = (seed: string) => rules.deal([0, 1, 2], usual, seededChance(seed)).actions[colour]
      const seen = new Set(Array.from({ length: 40 }, (_, at) => dealt(`game ${at}`)).flat())
      expect([...seen].toSorted((one, other) => one - other)).toEqual(actionsOf(colour))
    }
  })

  it('[TR4] 79 power cards: 60 numbers, six Bye-byes of each colour, one wild', () => {
    expect(POWER_CARDS).toHaveLength(79)
    expect(POWER_CARDS.filter(isNumber)).toHaveLength(60)
    for (const colour of COLOURS) {
      for (let number = 1; number <= 10; number++) {
        expect(POWER_CARDS.filter((card) => card.colour === colour && card.number === number)).toHaveLength(2)
      }
      expect(POWER_CARDS.filter((card) => card.colour === colour && card.number === null)).toHaveLength(6)
    }
    expect(POWER_CARDS.filter(({ colour }) => colour === null)).toHaveLength(1)
    expect(POWER_CARDS.map(({ id }) => id)).toEqual([...POWER_CARDS.keys()])
  })

  it('[TR5] nobody is dealt a Bye-bye, and all of them are in the deck', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { held, hidden, open } = new Story(8, {}, `deal ${seed}`).state
      expect(Object.values(held).every(({ card }) => isNumber(card))).toBe(true)
      expect(hidden.deck.filter((id) => POWER_CARDS[id]?.number === null)).toHaveLength(19)
      expect(open.cardsLeft).toBe(71)
    }
  })

  it('[TR5] where a Bye-bye lies in the deck is chance', () => {
    const firsts = Array.from({ length: 400 }, (_, seed) => new Story(8, {}, `deal ${seed}`).state.hidden.deck[0] ?? 0)
    const byeByes = firsts.filter((id) => POWER_CARDS[id]?.number === null).length
    // 19 of 71
    expect(byeByes / firsts.length).toBeGreaterThan(0.2)
    expect(byeByes / firsts.length).toBeLessThan(0.34)
  })

  it('[TR1] [TR41] without a word about options there is a warm-up and no hurry; other words are not understood', () => {
    expect(parse(rules.options, {})).toEqual({ ok: true, value: { warmUp: 'on', timers: 'off' } })
    expect(parse(rules.options, { warmUp: 'on', timers: 'brisk' }).ok).toBe(true)
    expect(parse(rules.options, { warmUp: true }).ok).toBe(false)
    expect(parse(rules.options, { language: 'en' }).ok).toBe(false)
  })

  it.each([
    [{ type: 'skip' }],
    [{ type: 'skip', card: 1.5 }],
    [{ type: 'offer', card: 1, to: '2' }],
    [{ type: 'accept', offer: 1 }],
    [{ type: 'sayByeBye', card: 1, colour: 'pink' }],
    [{ type: 'answer', card: 1, answer: 'maybe' }],
    [{ type: 'vote', best: 1, times: 2 }],
    [{ type: 'show' }],
    [null],
  ])('[TR18] %j is no move', (move) => {
    expect(parse(rules.move, move).ok).toBe(false)
  })
})

describe('a table that plays for the first time', () => {
  const dealt = (timesBefore: number | undefined, seed: string, warmUp: 'on' | 'off' = 'off') =>
    rules.deal([0, 1, 2], { ...usual, warmUp }, seededChance(seed), timesBefore)

  it('[TR46] begins with a row at which nobody can be bad, whatever the luck, and the next of each colour is as easy', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { actions } = dealt(0, `first ${seed}`)
      for (const colour of COLOURS) {
        expect(actions[colour].slice(0, 2)).toEqual(EASY[colour])
        expect(new Set(actions[colour]).size).toBe(20)
      }
    }
  })

  it('[TR46] warms up with what is seen from everywhere', () => {
    for (let seed = 0; seed < 20; seed++) expect(dealt(0, `first ${seed}`, 'on').warmUp?.action).toBe(EASY.red[0])
  })

  it('[TR46] and never again: later games begin as chance has it, and so do games that nobody counts', () => {
    for (const timesBefore of [1, 5, undefined]) {
      const rows = Array.from({ length: 30 }, (_, seed) => COLOURS.map((colour) => dealt(timesBefore, `later ${seed}`).actions[colour][0]))
      expect(new Set(rows.map(String)).size).toBeGreaterThan(20)
    }
  })
})

describe('3, 2, 1, go', () => {
  const counting = (seats = 3, options = {}) => new Story(seats, options, 'story', { isFromTheCount: true })

  it('[TR45] is counted whatever the timers are, by two and by eight, and the table waits for nobody meanwhile', () => {
    for (const timers of ['off', 'relaxed', 'brisk'] as const) {
      for (const seats of [2, 3, 8]) {
        const story = counting(seats, { timers })
        expect(story.open).toMatchObject({ phase: 'counting', awaited: [], due: story.now + 8000, goAt: null })
        story.timeIsUp()
        const phase = seats === 2 ? 'agreeing' : 'acting'
        expect(story.open).toMatchObject({ phase, awaited: story.open.seats, due: null, goAt: story.now })
        expect(story.told).toEqual([{ type: 'goSaid', at: story.now, awaited: story.open.seats, due: null }])
      }
    }
  })

  it('[TR45] nobody begins before it: no card is offered, skipped or answered', () => {
    const story = counting()
    expect(story.try(anna, story.offering(anna, bert))).toBe('notNow')
    expect(story.try(anna, story.skipping(anna))).toBe('notNow')
    expect(story.try(anna, { type: 'warmUp', strength: 1 })).toBe('notNow')
    const two = counting(2)
    expect(two.try(anna, two.answering(anna, 'match'))).toBe('notNow')
  })

  it('[TR45] everybody has a card to look at, and nobody draws for it', () => {
    const story = counting()
    const cards = story.cards()
    expect(cards).not.toContain(null)
    expect(story.timeIsUp().cards()).toEqual(cards)
    expect(story.drawn(anna)).toBe(1)
  })

  it('[TR45] [TR44] whoever asked for more time has longer for their card; the count is as quick for all', () => {
    const options = { ...usual }
    const chance = { ...seededChance('patient'), now: 0, patience: () => 3 }
    expect(rules.deal([0, 1, 2], options, chance).due).toBe(3 * 5000 + 3000)
  })

  it('[TR45] [TR6] follows the warm-up as well', () => {
    const story = new Story(3, { warmUp: 'on' })
    for (let strength = 1; strength <= 10; strength++) story.warmsUp((strength - 1) % 3)
    expect(story.open).toMatchObject({ phase: 'counting', warmUp: null, awaited: [], due: story.now + 8000 })
    expect(story.timeIsUp().open).toMatchObject({ phase: 'acting', awaited: [0, 1, 2] })
  })

  it('[TR45] [TR38] somebody leaves meanwhile: the others begin at the moment that was said', () => {
    const story = counting(4)
    const { due } = story.open
    expect(story.leaves(bert).open).toMatchObject({ phase: 'counting', awaited: [], due })
    expect(story.timeIsUp().open).toMatchObject({ phase: 'acting', awaited: [anna, cleo, dora] })
  })

  it('[TR45] [TR39] and with too few left it is over before it began', () => {
    expect(counting(3).leaves(bert).open).toMatchObject({ phase: 'over', due: null })
    expect(counting(2).leaves(bert).open).toMatchObject({ phase: 'over', winners: [] })
  })
})

describe('the warm-up', () => {
  it('[TR6] is left out where somebody wants to, and in later games of the table', () => {
    const warming = { ...usual, warmUp: 'on' } as const
    expect(rules.deal([0, 1, 2], warming, seededChance('first'), 0).warmUp).toMatchObject({ seat: 0, strength: 1 })
    expect(rules.deal([0, 1, 2], warming, seededChance('second'), 1).warmUp).toBeNull()
    expect(new Story(3).open).toMatchObject({ phase: 'acting', warmUp: null })
    expect(new Story(3).try(anna, { type: 'warmUp', strength: 1 })).toBe('notNow')
  })

  it('[TR6] goes round, a little stronger each time, up to 10; then all count, and everybody acts', () => {
    const story = new Story(4, { warmUp: 'on' })
    const action = story.open.warmUp?.action ?? 0
    expect(Object.values(story.open.row)).toContain(action)
    for (let strength = 1; strength <= 10; strength++) {
      const seat = (strength - 1) % 4
      expect(story.open).toMatchObject({ phase: 'warmingUp', warmUp: { action, seat, strength }, awaited: [seat] })
      story.warmsUp(seat)
    }
    expect(story.open).toMatchObject({ phase: 'counting', warmUp: null, awaited: [] })
    expect(story.timeIsUp().open).toMatchObject({ phase: 'acting', awaited: [0, 1, 2, 3] })
  })

  it('[TR6] nobody warms up out of turn, or twice by one tap too many', () => {
    const story = new Story(3, { warmUp: 'on' })
    expect(story.try(bert, { type: 'warmUp', strength: 1 })).toBe('notYourTurn')
    story.warmsUp(anna)
    expect(story.try(anna, { type: 'warmUp', strength: 1 })).toBe('notYourTurn')
    expect(story.try(bert, { type: 'warmUp', strength: 3 })).toBe('notYourTurn')
  })

  it('[TR6] nobody offers or skips before it is over', () => {
    const story = new Story(3, { warmUp: 'on' })
    expect(story.try(anna, story.offering(anna, bert))).toBe('notNow')
    expect(story.try(anna, story.skipping(anna))).toBe('notNow')
  })

  it('[TR6] two who play together warm up as well', () => {
    const story = new Story(2, { warmUp: 'on' })
    for (let strength = 1; strength <= 10; strength++) story.warmsUp((strength - 1) % 2)
    expect(story.open.phase).toBe('counting')
    expect(story.timeIsUp().open.phase).toBe('agreeing')
  })
})

describe('acting', () => {
  it('[TR8] the card says how strongly, its colour which of the active actions', () => {
    const story = new Story(3).givenCards('red 6', 'blue 1')
    expect(story.held(anna)).toMatchObject({ card: { colour: 'red', number: 6 }, actions: [story.open.row.red] })
    expect(story.held(bert)).toMatchObject({ card: { colour: 'blue', number: 1 }, actions: [story.open.row.blue] })
    story.givenNext('yellow 9').skips(anna)
    expect(story.held(anna)).toMatchObject({ card: { colour: 'yellow', number: 9 }, actions: [story.open.row.yellow] })
  })

  it('[TR9] an offer is seen by all: from whom, to whom, since when', () => {
    const story = new Story(3).after(700).offersTo(anna, cleo)
    expect(story.open.offers).toEqual([{ id: 1, from: anna, to: cleo, at: 1_000_700 }])
  })

  it('[TR9] nobody offers to themselves, or to somebody who is not there', () => {
    const story = new Story(3)
    expect(story.try(anna, story.offering(anna, anna))).toBe('notYourself')
    expect(story.try(anna, story.offering(anna, 3))).toBe('noSuchPlayer')
    expect(story.try(anna, story.offering(anna, -1))).toBe('noSuchPlayer')
  })

  it('[TR10] an offer is taken back', () => {
    const story = new Story(3).offersTo(anna, bert).takesBack(anna)
    expect(story.offers()).toEqual([])
    expect(story.open.declined).toBeNull()
  })

  it('[TR10] nobody takes back what another offered', () => {
    const story = new Story(3).offersTo(anna, bert)
    expect(story.try(cleo, story.takingBack(anna))).toBe('offerGone')
    expect(story.try(bert, story.takingBack(anna))).toBe('offerGone')
    expect(story.offers()).toEqual([[anna, bert]])
  })

  it('[TR10] an offer to somebody else takes the first one back; the same offer again is the same offer', () => {
    const story = new Story(3).offersTo(anna, bert).offersTo(anna, bert)
    expect(story.offerBy(anna).id).toBe(1)
    story.offersTo(anna, cleo)
    expect(story.open.offers).toMatchObject([{ id: 2, from: anna, to: cleo }])
  })

  it('[TR11] declined: the offer is over, both keep their cards, and its maker may offer again', () => {
    const story = new Story(3).givenCards('red 4', 'blue 4').offersTo(anna, bert).declines(bert, anna)
    expect(story.offers()).toEqual([])
    expect(story.open.declined).toMatchObject({ from: anna, to: bert })
    expect(story.cards().slice(0, 2)).toEqual(['red 4', 'blue 4'])
    expect(story.offersTo(anna, bert).offerBy(anna).id).toBe(2)
  })

  it('[TR11] only the one who is offered a card answers', () => {
    const story = new Story(4).offersTo(anna, bert)
    expect(story.try(cleo, story.accepting(cleo, anna))).toBe('offerGone')
    expect(story.try(anna, story.accepting(anna, anna))).toBe('offerGone')
    expect(story.try(cleo, story.declining(anna))).toBe('offerGone')
    expect(story.offers()).toEqual([[anna, bert]])
  })

  it('[TR12] three offer to one, who accepts the second; the others stay open for the next card', () => {
    const story = new Story(4)
      .givenCards('red 1', 'red 5', 'blue 6', 'yellow 3')
      .offersTo(bert, anna)
      .offersTo(cleo, anna)
      .offersTo(dora, anna)
      .givenNext('red 2', 'red 4')
      .accepts(anna, cleo)
    expect(story.duel.sides.map(({ seat }) => seat)).toEqual([cleo, anna])
    expect(story.offers()).toEqual([
      [bert, anna],
      [dora, anna],
    ])
    expect(story.card(anna)).toBe('red 4')
    story.accepts(anna, dora)
    expect(story.duel).toMatchObject({
      verdict: 'oneOff',
      sides: [
        { seat: dora, number: 3 },
        { seat: anna, number: 4 },
      ],
    })
  })

  it('[TR13] who accepts withdraws their own offer', () => {
    const story = new Story(4).offersTo(anna, bert).offersTo(bert, cleo).offersTo(dora, cleo).accepts(bert, anna)
    expect(story.offers()).toEqual([[dora, cleo]])
  })

  it('[TR13] who skips withdraws their own offer, not those made to them', () => {
    const story = new Story(4).offersTo(anna, bert).offersTo(cleo, anna).skips(anna)
    expect(story.offers()).toEqual([[cleo, anna]])
  })
})

describe('comparing', () => {
  it.each([
    ['red 4', 'blue 4', 'equal', 2, 0],
    ['red 4', 'red 4', 'equal', 2, 0],
    ['red 4', 'red 5', 'oneOff', 1, 0],
    ['yellow 5', 'blue 4', 'oneOff', 1, 0],
    ['red 4', 'red 6', 'apart', 0, 1],
    ['red 1', 'blue 10', 'apart', 0, 1],
    ['blue 10', 'yellow 9', 'oneOff', 1, 0],
  ] as const)('[TR14] the example: %s and %s are %s: %i yay and %i meh each', (one, other, verdict, yay, meh) => {
    const story = new Story(3).givenCards(one, other).compare(anna, bert)
    expect(story.duel).toMatchObject({ verdict, tokens: { yay, meh }, answer: null })
    expect(story.open.tokens).toEqual({ [anna]: { yay, meh }, [bert]: { yay, meh }, [cleo]: { yay: 0, meh: 0 } })
    expect(story.open.supply).toEqual({ yay: 16 - 2 * yay, meh: 8 - 2 * meh })
    expect(story.scores).toEqual([yay - meh, yay - meh, 0])
  })

  it('[TR14] any two numbers: only how far they are from each other counts', () => {
    for (let one = 1; one <= 10; one++) {
      for (let other = 1; other <= 10; other++) {
        expect(verdictOn(one, other)).toBe(verdictOn(other, one))
        expect(PAY[verdictOn(one, other)].yay).toBe(Math.max(0, 2 - Math.abs(one - other)))
      }
    }
  })

  it('[TR15] both cards lie in the lid for all to see, and both draw, who offered first', () => {
    const story = new Story(3).givenCards('red 4', 'blue 9').givenNext('yellow 1', 'yellow 2').after(300).compare(bert, anna)
    expect(story.lid()).toEqual(['blue 9', 'red 4'])
    expect(story.card(bert)).toBe('yellow 1')
    expect(story.card(anna)).toBe('yellow 2')
    expect(story.open.duels).toEqual([
      {
        round: 1,
        at: 1_000_300,
        sides: [
          { seat: bert, colour: 'blue', number: 9 },
          { seat: anna, colour: 'red', number: 4 },
        ],
        verdict: 'apart',
        tokens: { yay: 0, meh: 1 },
        answer: null,
      },
    ])
    expect(story.open).toMatchObject({ round: 2, drawn: { [anna]: 2, [bert]: 2, [cleo]: 1 } })
  })

  it('[TR16] skipping costs nothing and shows nothing, as often as one likes', () => {
    const story = new Story(3).givenCards('red 4').givenNext('red 5', 'blue 6', 'blue 7').skips(anna).skips(anna).skips(anna)
    expect(story.card(anna)).toBe('blue 7')
    expect(story.lid()).toEqual(['red 4', 'red 5', 'blue 6'])
    expect(story.open).toMatchObject({ duels: [], supply: tokensFor(3), round: 1 })
    expect(story.scores).toEqual([0, 0, 0])
    expect(story.drawn(anna)).toBe(4)
  })
})

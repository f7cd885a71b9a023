import { parse } from '@figment/game-kit'
import { DREAMS } from '@figment/pictures'
import { describe, expect, it } from 'vitest'
import { dixit } from './rules.ts'
import { Story, usual } from './story.ts'

// five seats, named as people would name them
const [yura, timur, lena, kolya, masha] = [0, 1, 2, 3, 4] as const

describe('the table', () => {
  it('[DX1] classic is for three to six, 2021 for three to eight', () => {
    expect(dixit.seats({ ...usual, edition: 'classic' })).toEqual({ min: 3, max: 6 })
    expect(dixit.seats({ ...usual, edition: '2021' })).toEqual({ min: 3, max: 8 })
  })

  it('[DX2] five seats get six cards each, 54 are left, every card is there once', () => {
    const story = new Story(5)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(6)
    expect(story.open.pileLeft).toBe(54)
    expect(story.allCards()).toEqual([...DREAMS].sort())
  })

  it('[DX2] three seats get seven cards each', () => {
    const story = new Story(3)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(7)
    expect(story.open.pileLeft).toBe(63)
  })
})

describe('the storyteller', () => {
  it('[DX3] the first claim wins, the second is told so', () => {
    const story = new Story(4)
    expect(story.open.awaited).toEqual([0, 1, 2, 3])
    expect(story.try(2, { type: 'claimStory' })).toBeNull()
    expect(story.try(1, { type: 'claimStory' })).toBe('storyAlreadyClaimed')
    expect(story.open.storyteller).toBe(2)
  })

  it('[DX3] there is nothing to claim in a later round', () => {
    const story = new Story(4).claim(0).plainRound().goOn()
    expect(story.try(3, { type: 'claimStory' })).toBe('notNow')
  })

  it('[DX4] the lot draws a storyteller among all seats', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_, seed) => new Story(5, { firstStoryteller: 'random' }, `lot ${seed}`).open.storyteller),
    )
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  it('[DX5] the seat to the left tells next, and after the last seat the first', () => {
    const story = new Story(3).claim(1)
    for (const next of [2, 0, 1, 2]) expect(story.plainRound().goOn().open.storyteller).toBe(next)
  })
})

describe('the clue', () => {
  const telling = () => new Story(4).claim(0)

  it('[DX6] only the storyteller tells, only with a card of their hand', () => {
    const story = telling()
    const [card = ''] = story.hand(0)
    const [another = ''] = story.hand(1)
    expect(story.try(1, { type: 'tellClue', card: another, clue: 'mine' })).toBe('notTheStoryteller')
    expect(story.try(0, { type: 'tellClue', card: another, clue: 'yours' })).toBe('notYourCard')
    expect(story.try(0, { type: 'tellClue', card, clue: 'ours' })).toBeNull()
    expect(story.hand(0)).not.toContain(card)
    expect(story.try(0, { type: 'tellClue', card, clue: 'again' })).toBe('notNow')
  })

  it.each([
    ['  a   long\tway \n home ', 'a long way home'],
    ['Де щастя? 🦊', 'Де щастя? 🦊'],
    ['żółć', 'żółć'],
    ['\u202eevil\u202c', 'evil'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
  ])('[DX6] %j is told as %j', (said, told) => {
    const story = telling()
    story.tell(0, said)
    expect(story.open.clue).toBe(told)
  })

  it('[DX6] 1 to 140 characters, as a person counts them', () => {
    const story = telling()
    const [card = ''] = story.hand(0)
    const tell = (clue: string) => story.try(0, { type: 'tellClue', card, clue })
    expect(tell(' \u200b\u202e ')).toBe('clueEmpty')
    expect(tell('x'.repeat(141))).toBe('clueTooLong')
    expect(tell('👩‍👩‍👧'.repeat(140))).toBeNull()
  })
})

describe('pantomime and songs', () => {
  it('[DX37] a clue is sung or mimed without a word, and its recording is shown', () => {
    const story = new Story(4, { clues: 'any' }).claim(0)
    const [card = ''] = story.hand(0)
    expect(story.try(0, { type: 'tellClue', card, clue: '', kind: 'said' })).toBe('clueEmpty')
    expect(story.try(0, { type: 'tellClue', card, clue: ' ', kind: 'sung', clip: 'abcdefgh12345678.webm' })).toBeNull()
    expect(story.open).toMatchObject({ clue: '', clueKind: 'sung', clip: 'abcdefgh12345678.webm' })
    story.allGive().vote(1, 0).vote(2, 0).vote(3, 1)
    expect(story.open.told[0]).toMatchObject({ kind: 'sung', clip: 'abcdefgh12345678.webm' })
    expect(story.goOn().open).toMatchObject({ clue: null, clueKind: 'said', clip: null })
  })

  it('[DX37] where the host did not allow it, a clue is words', () => {
    const story = new Story(4).claim(0)
    const [card = ''] = story.hand(0)
    expect(story.try(0, { type: 'tellClue', card, clue: 'la la', kind: 'sung' })).toBe('onlyWords')
    expect(story.try(0, { type: 'tellClue', card, clue: 'words', clip: 'abcdefgh12345678.webm' })).toBe('onlyWords')
    expect(parse(dixit.move, { type: 'tellClue', card, clue: '', kind: 'mimed', clip: '../../etc/passwd' }).ok).toBe(false)
  })
})

describe('giving', () => {
  const giving = (seats = 4) => new Story(seats).claim(0).tell(0)

  it('[DX7] every other seat gives one card of its hand', () => {
    const story = giving()
    const cards = story.hand(1).slice(0, 1)
    expect(story.try(0, { type: 'giveCards', cards: story.hand(0).slice(0, 1) })).toBe('storytellerWaits')
    expect(story.try(2, { type: 'giveCards', cards })).toBe('notYourCard')
    expect(story.try(1, { type: 'giveCards', cards: story.hand(1).slice(0, 2) })).toBe('wrongNumberOfCards')
    expect(story.try(1, { type: 'giveCards', cards })).toBeNull()
    expect(story.open.awaited).toEqual([2, 3])
    expect(story.given(1)).toEqual(cards)
  })

  it('[DX8] three players give two different cards each, five lie on the table', () => {
    const story = giving(3)
    const [first = '', second = ''] = story.hand(1)
    expect(story.try(1, { type: 'giveCards', cards: [first] })).toBe('wrongNumberOfCards')
    expect(story.try(1, { type: 'giveCards', cards: [first, first] })).toBe('sameCardTwice')
    expect(story.try(1, { type: 'giveCards', cards: [first, second] })).toBeNull()
    expect(story.give(2).open.laid).toHaveLength(5)
  })

  it('[DX9] a given card can be changed, but not after the last one', () => {
    const story = giving()
    const [first = '', second = ''] = story.hand(1)
    story.try(1, { type: 'giveCards', cards: [first] })
    expect(story.try(1, { type: 'giveCards', cards: [second] })).toBeNull()
    expect(story.given(1)).toEqual([second])
    expect(story.hand(1)).toContain(first)
    story.give(2).give(3)
    expect(story.open.phase).toBe('voting')
    expect(story.try(1, { type: 'giveCards', cards: [first] })).toBe('notNow')
    expect(story.open.laid).toContain(second)
  })

  it('[DX9] two taps on "give" give one card', () => {
    const story = giving()
    const cards = story.hand(1).slice(0, 1)
    expect(story.try(1, { type: 'giveCards', cards })).toBeNull()
    expect(story.try(1, { type: 'giveCards', cards })).toBeNull()
    expect(story.hand(1)).toHaveLength(5)
    expect(story.give(2).give(3).open.laid).toHaveLength(4)
  })

  it('[DX10] the given cards lie in an order that tells nothing', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const story = new Story(4, {}, `order ${seed}`).claim(0).tell(0).allGive()
      expect([...story.open.laid].sort()).toEqual([0, 1, 2, 3].flatMap((seat) => story.given(seat)).sort())
      orders.add([0, 1, 2, 3].map((seat) => story.numberOf(seat)).join())
    }
    expect(orders.size).toBeGreaterThan(12)
  })
})

describe('voting', () => {
  const voting = (seats = 4) => new Story(seats).claim(0).tell(0).allGive()

  it('[DX11] everybody but the storyteller votes for a number on the table', () => {
    const story = voting()
    expect(story.try(0, { type: 'vote', number: 1 })).toBe('storytellerWaits')
    for (const number of [0, 5, -1, 99]) expect(story.try(1, { type: 'vote', number })).toBe('noSuchNumber')
    expect(story.try(1, { type: 'vote', number: story.numberOf(0) })).toBeNull()
    expect(story.open.awaited).toEqual([2, 3])
    expect(JSON.stringify(story.open)).not.toContain('"vote"')
  })

  it('[DX12] nobody votes for a card of their own', () => {
    const story = voting()
    expect(story.try(1, { type: 'vote', number: story.numberOf(1) })).toBe('ownCard')
    const three = voting(3)
    for (const which of [0, 1]) expect(three.try(1, { type: 'vote', number: three.numberOf(1, which) })).toBe('ownCard')
  })

  it('[DX13] a vote can be changed while somebody has not voted', () => {
    const story = voting().vote(1, 2).vote(1, 0).vote(2, 0)
    expect(story.voteOf(1)).toBe(story.numberOf(0))
    story.vote(3, 1)
    expect(story.open.told[0]?.votes[1]).toBe(story.numberOf(0))
  })

  it('[DX13] a change that arrives after the last vote is too late', () => {
    const story = voting().vote(1, 2).vote(2, 0).vote(3, 1)
    expect(story.open.phase).toBe('scoring')
    expect(story.try(1, { type: 'vote', number: 1 })).toBe('notNow')
  })
})

describe('scores', () => {
  it('[DX15] [DX17] the classic example: L finds it, two vote for L, one for T', () => {
    const story = new Story(5, { edition: 'classic' }).claim(yura)
    story.round({ [lena]: yura, [masha]: lena, [timur]: lena, [kolya]: timur })
    expect(story.open.scores).toEqual({ [lena]: 5, [yura]: 3, [timur]: 1, [masha]: 0, [kolya]: 0 })
    expect(story.points()).toContainEqual({ seat: lena, reason: 'foundIt', points: 3 })
    expect(story.points()).toContainEqual({ seat: lena, reason: 'votesForCard', points: 2 })
    expect(story.goOn().open.storyteller).toBe(timur)
  })

  it('[DX15] [DX17] the 2021 example: two of five find it', () => {
    const [pink, blue, green, red, violet, yellow] = [0, 1, 2, 3, 4, 5] as const
    const story = new Story(6).claim(pink)
    story.round({ [blue]: pink, [green]: pink, [red]: violet, [violet]: blue, [yellow]: blue })
    expect(story.open.scores).toEqual({ [pink]: 3, [blue]: 5, [green]: 3, [violet]: 1, [yellow]: 0, [red]: 0 })
  })

  it.each(['classic', '2021'] as const)(
    '[DX14] [DX17] %s: nobody finds it, the others get 2 and 1 for each vote on their card',
    (edition) => {
      const story = new Story(5, { edition }).claim(0).round({ 1: 2, 2: 1, 3: 2, 4: 2 })
      expect(story.scores()).toEqual([0, 3, 5, 2, 2])
    },
  )

  it.each(['classic', '2021'] as const)('[DX14] %s: everybody finds it, the storyteller gets nothing, the others 2', (edition) => {
    expect(new Story(5, { edition }).claim(0).plainRound().scores()).toEqual([0, 2, 2, 2, 2])
  })

  it('[DX16] [DX18] classic, three players, one finder: 4 and 4, and 1 for a vote on either card', () => {
    for (const which of [0, 1]) {
      const story = new Story(3, { edition: 'classic' }).claim(0).tell(0).allGive().vote(1, 0).vote(2, 1, which)
      expect(story.scores()).toEqual([4, 5, 0])
    }
  })

  it('[DX16] 2021, three players, one finder: 3 and 3', () => {
    const story = new Story(3).claim(0).tell(0).allGive().vote(1, 0).vote(2, 1)
    expect(story.scores()).toEqual([3, 4, 0])
  })

  it('[DX16] classic, four players, one finder: 3 as always', () => {
    expect(new Story(4, { edition: 'classic' }).claim(0).round({ 1: 0, 2: 1, 3: 2 }).scores()).toEqual([3, 4, 1, 0])
  })

  it('[DX19] the round ends when the last one has seen enough', () => {
    const story = new Story(3).claim(0).plainRound()
    expect(story.try(0, { type: 'goOn' })).toBeNull()
    expect(story.try(1, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('scoring')
    expect(story.open.awaited).toEqual([2])
    expect(story.try(2, { type: 'goOn' })).toBeNull()
    expect(story.open.phase).toBe('telling')
    expect(story.try(2, { type: 'goOn' })).toBe('notNow')
  })
})

describe('refill', () => {
  it('[DX20] [DX21] hands are full again and the cards of the round are discarded', () => {
    const story = new Story(5).claim(0).plainRound()
    const { laid } = story.open
    story.goOn()
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(6)
    expect(story.state.hidden.discard).toEqual(laid)
    expect(story.open.laid).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it("[DX21] drawing starts at the storyteller's left, one card each in turn", () => {
    const story = new Story(3).claim(1).plainRound()
    const [first, second, third, fourth, fifth] = story.state.hidden.pile
    story.goOn()
    expect(story.hand(2).slice(-2)).toEqual([first, fourth])
    expect(story.hand(0).slice(-2)).toEqual([second, fifth])
    expect(story.hand(1).slice(-1)).toEqual([third])
  })

  it('[DX22] 2021, eight players: the fifth refill shuffles the discards back in', () => {
    const story = new Story(8, { target: 60 }).claim(0)
    for (let round = 0; round < 4; round++) story.plainRound().goOn()
    expect(story.open.pileLeft).toBe(4)
    story.plainRound().goOn()
    expect(story.open.pileLeft).toBe(36)
    expect(story.state.hidden.discard).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX23] when a fourth player leaves, hands grow to seven and two cards are given from the next round on', () => {
    const story = new Story(4).claim(0).plainRound().leaves(3).goOn()
    expect(story.open.toGive).toBe(2)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(7)
  })
})

describe('the end', () => {
  it('[DX24] classic, five players: the eleventh refill draws the last four cards', () => {
    const story = new Story(5, { edition: 'classic' }).claim(0)
    for (let round = 1; round <= 10; round++) {
      story.plainRound()
      expect(story.open.isLastRound).toBe(false)
      story.goOn()
    }
    expect(story.open.pileLeft).toBe(4)
    story.plainRound()
    expect(story.open.isLastRound).toBe(true)
    expect(story.open.phase).toBe('scoring')
    story.goOn()
    expect(story.open.phase).toBe('over')
    expect(story.open.told).toHaveLength(11)
    expect(story.open.pileLeft).toBe(0)
  })

  it('[DX25] 2021: the round in which somebody reaches 30 is played out and is the last', () => {
    const story = new Story(4).claim(0)
    while (Math.max(...story.scores()) < 30) {
      expect(story.open.phase).toBe('telling')
      story.plainRound()
      expect(story.open.isLastRound).toBe(Math.max(...story.scores()) >= 30)
      story.goOn()
    }
    expect(story.open.phase).toBe('over')
  })

  it('[DX25] the host may choose another target', () => {
    const story = new Story(4, { target: 10 }).claim(0)
    for (let round = 0; round < 5; round++) story.plainRound().goOn()
    expect(story.open.phase).toBe('telling')
    expect(story.plainRound().goOn().open.phase).toBe('over')
    expect(parse(dixit.options, { target: 9 }).ok).toBe(false)
    expect(parse(dixit.options, { target: 61 }).ok).toBe(false)
  })

  it('[DX26] the most points win, a tie is shared', () => {
    const tie = new Story(3, { target: 10 }).claim(0)
    while (tie.open.phase !== 'over') tie.plainRound().goOn()
    const best = Math.max(...tie.scores())
    expect(tie.open.winners).toEqual(tie.open.seats.filter((seat) => tie.open.scores[seat] === best))
    expect(tie.open.winners.length).toBeGreaterThan(1)
  })
})

describe('somebody is removed', () => {
  it('[DX27] the hand goes to the discard pile', () => {
    const story = new Story(5).claim(0)
    const hand = story.hand(3)
    story.leaves(3)
    expect(story.open.seats).toEqual([0, 1, 2, 4])
    expect(story.state.hidden.discard).toEqual(hand)
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX28] the storyteller gone before the clue: the seat to the left tells', () => {
    const story = new Story(5).claim(4).leaves(4)
    expect(story.open.phase).toBe('telling')
    expect(story.open.storyteller).toBe(0)
  })

  it('[DX28] the storyteller gone while cards are given: they go back to the hands', () => {
    const story = new Story(5).claim(1).tell(1)
    const hand = [...story.hand(2)].sort()
    story.give(2).give(3).leaves(1)
    expect(story.open.phase).toBe('telling')
    expect(story.open.storyteller).toBe(2)
    expect([...story.hand(2)].sort()).toEqual(hand)
    expect(story.open.told).toEqual([])
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX28] the storyteller gone while people vote: the laid cards are discarded and hands filled', () => {
    const story = new Story(5).claim(1).tell(1).allGive().vote(2, 1)
    const { laid } = story.open
    story.leaves(1)
    expect(story.open.storyteller).toBe(2)
    expect(story.open.laid).toEqual([])
    for (const card of laid) expect(story.state.hidden.discard).toContain(card)
    for (const seat of story.open.seats) {
      expect(story.hand(seat)).toHaveLength(6)
      expect(story.voteOf(seat)).toBeNull()
    }
    expect(story.open.scores).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 })
    expect(story.allCards()).toHaveLength(84)
  })

  it('[DX29] a giver gone: its card is left out and the others go on', () => {
    const story = new Story(5).claim(0).tell(0).give(1).give(2).give(3).leaves(4)
    expect(story.open.phase).toBe('voting')
    expect(story.open.laid).toHaveLength(4)
    const given = new Story(5).claim(0).tell(0).give(4).leaves(4).give(1).give(2).give(3)
    expect(given.open.laid).toHaveLength(4)
  })

  it('[DX30] a voter gone: no vote, and their card on the table pays nobody', () => {
    const story = new Story(5).claim(0).tell(0).allGive()
    const gone = story.numberOf(4)
    story.vote(1, 0).vote(2, 4).vote(3, 1).leaves(4)
    expect(story.open.phase).toBe('scoring')
    expect(story.open.told[0]?.owners[gone - 1]).toBeNull()
    expect(story.open.scores).toEqual({ 0: 3, 1: 4, 2: 0, 3: 0, 4: 0 })
  })

  it('[DX31] below three seats the game ends with the standing scores', () => {
    const story = new Story(3).claim(0).round({ 1: 0, 2: 1 }).goOn().leaves(2)
    expect(story.open.phase).toBe('over')
    expect(story.open.winners).toEqual([1])
  })
})

describe('slow players', () => {
  it('[DX32] nobody is hurried unless the host says so', () => {
    const story = new Story(4).claim(0)
    expect(story.open.due).toBeNull()
    expect(story.tell(0).allGive().open.due).toBeNull()
    expect(parse(dixit.options, {})).toEqual({ ok: true, value: usual })
  })

  it("[DX33] the storyteller's time is up: the turn passes to the left, again and again", () => {
    const story = new Story(4, { timers: 'brisk' }).claim(2)
    expect(story.open.due).toBe(60_000)
    expect(story.timeIsUp().open.storyteller).toBe(3)
    expect(story.open.due).toBe(120_000)
    expect(story.timeIsUp().open.storyteller).toBe(0)
  })

  it('[DX34] a giver’s time is up: random cards of the hand are given', () => {
    const story = new Story(4, { timers: 'relaxed' }).claim(0).tell(0).give(1)
    const hand = story.hand(2)
    const chosen = story.given(1)
    story.timeIsUp()
    expect(story.open.phase).toBe('voting')
    expect(hand).toContain(story.given(2)[0])
    expect(story.given(1)).toEqual(chosen)
    const three = new Story(3, { timers: 'brisk' }).claim(0).tell(0).timeIsUp()
    expect(three.open.laid).toHaveLength(5)
  })

  it('[DX35] a voter’s time is up: no vote, which counts as not found', () => {
    const story = new Story(4, { timers: 'brisk' }).claim(0).tell(0).allGive().vote(1, 0).vote(2, 0).timeIsUp()
    expect(story.open.told[0]?.votes).not.toHaveProperty('3')
    expect(story.scores()).toEqual([3, 3, 3, 0])
    const nobody = new Story(4, { timers: 'brisk' }).claim(0).tell(0).allGive().timeIsUp()
    expect(nobody.scores()).toEqual([0, 2, 2, 2])
  })

  it('[DX38] more time for one is more time for the phase that waits for them', () => {
    const story = new Story(4, { timers: 'brisk' })
    story.patience[2] = 2
    expect(story.claim(0).open.due).toBe(60_000)
    expect(story.tell(0).open.due).toBe(80_000)
    const slow = new Story(4, { timers: 'brisk' })
    slow.patience[2] = 1.5
    expect(slow.claim(2).open.due).toBe(90_000)
    expect(slow.tell(2).open.due).toBe(40_000)
  })

  it('[DX36] nobody claims in time: the lot decides; nobody goes on: the game does', () => {
    const story = new Story(4, { timers: 'brisk' }).timeIsUp()
    expect(story.open.phase).toBe('telling')
    story.plainRound().timeIsUp()
    expect(story.open.phase).toBe('telling')
    expect(story.open.round).toBe(2)
  })
})

import { parse } from '@figment/game-kit'
import { bytesAtMost } from '@figment/i18n'
import { DREAMS } from '@figment/pictures'
import { describe, expect, it } from 'vitest'
import { manifest } from '../manifest.ts'
import { rules } from './rules.ts'
import { Story, usual } from '../testing/story.ts'
import { CARDS, CLUE_LENGTH, EDITIONS } from '../types.ts'

describe('the table', () => {
  it('[DX1] classic is for three to six, 2021 for three to eight', () => {
    expect(manifest.seats({ ...usual, edition: 'classic' })).toEqual({ min: 3, max: 6 })
    expect(manifest.seats({ ...usual, edition: '2021' })).toEqual({ min: 3, max: 8 })
  })

  it('[DX2] five seats get six cards each, 54 are left, every card is there once', () => {
    const story = new Story(5)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(6)
    expect(story.open.pileLeft).toBe(54)
    expect(story.allCards()).toEqual([...DREAMS.first].sort())
  })

  it('[DX2] three seats get seven cards each', () => {
    const story = new Story(3)
    for (const seat of story.open.seats) expect(story.hand(seat)).toHaveLength(7)
    expect(story.open.pileLeft).toBe(63)
  })
})

describe('the pictures', () => {
  it('[DX39] are of the first set or of the second', () => {
    expect(new Story(4, { pictures: 'first' }).allCards()).toEqual([...DREAMS.first].sort())
    expect(new Story(4, { pictures: 'second' }).allCards()).toEqual([...DREAMS.second].sort())
  })

  it('[DX39] mixed: half of each set, never the same half', () => {
    const [one, other] = [new Story(4, { pictures: 'mixed' }, 'one'), new Story(4, { pictures: 'mixed' }, 'other')]
    expect(one.allCards().filter((card) => DREAMS.first.includes(card))).toHaveLength(CARDS / 2)
    expect(one.allCards().filter((card) => DREAMS.second.includes(card))).toHaveLength(CARDS / 2)
    expect(one.allCards()).not.toEqual(other.allCards())
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
    for (const unseen of ['\u200d', '\u2800', '\ufe0f', '\u3164', '\uffa0']) expect(tell(unseen)).toBe('clueEmpty')
    expect(tell('x'.repeat(141))).toBe('clueTooLong')
    expect(tell(Array.from({ length: 301 }, () => '🐙').join('\u200d'))).toBe('clueTooLong')
    expect(tell('👩‍👩‍👧'.repeat(140))).toBeNull()
  })

  it('[DX6] a clue that may be told is read, and one that is never read may not be told', () => {
    const reads = (clue: string) => parse(rules.move, { type: 'tellClue', card: 'abcdefgh', clue }).ok
    const tells = (clue: string) => {
      const story = telling()
      return story.try(0, { type: 'tellClue', card: story.hand(0)[0] ?? '', clue }) === null
    }
    const longest = bytesAtMost(CLUE_LENGTH)
    for (const clue of ['👨‍👩‍👧‍👦'.repeat(140), '👩🏽‍❤️‍💋‍👩🏿'.repeat(140), `a${' '.repeat(longest - 1)}`]) {
      expect(reads(clue)).toBe(true)
      expect(tells(clue)).toBe(true)
    }
    expect(reads(`a${' '.repeat(longest)}`)).toBe(false)
    expect(tells(`a${' '.repeat(longest)}`)).toBe(false)
  })
})

describe.each(EDITIONS)('a sound, in the %s edition', (edition) => {
  it('[DX40] is a clue like words, whatever the host allows: made in the room, or recorded', () => {
    const inTheRoom = new Story(4, { edition }).claim(0)
    const [card = ''] = inTheRoom.hand(0)
    expect(inTheRoom.try(0, { type: 'tellClue', card, clue: '', kind: 'sounded' })).toBeNull()
    expect(inTheRoom.open).toMatchObject({ phase: 'giving', clue: '', clueKind: 'sounded', clip: null })
    const recorded = new Story(4, { edition }).claim(0)
    expect(recorded.try(0, { type: 'tellClue', card, clue: 'woof', kind: 'sounded', clip: 'abcdefgh12345678.webm' })).toBeNull()
    recorded.allGive().vote(1, 0).vote(2, 0).vote(3, 1)
    expect(recorded.open.told[0]).toMatchObject({ clue: 'woof', kind: 'sounded', clip: 'abcdefgh12345678.webm' })
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

  it('[DX37] where the host did not allow it, nobody sings or mimes', () => {
    const story = new Story(4).claim(0)
    const [card = ''] = story.hand(0)
    expect(story.try(0, { type: 'tellClue', card, clue: 'la la', kind: 'sung' })).toBe('onlyWords')
    expect(story.try(0, { type: 'tellClue', card, clue: 'words', clip: 'abcdefgh12345678.webm' })).toBe('onlyWords')
    expect(parse(rules.move, { type: 'tellClue', card, clue: '', kind: 'mimed', clip: '../../etc/passwd' }).ok).toBe(false)
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
    expect(story.gave(1)).toEqual(cards)
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
    expect(story.gave(1)).toEqual([second])
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
      expect([...story.open.laid].sort()).toEqual([0, 1, 2, 3].flatMap((seat) => story.gave(seat)).sort())
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

import { parse } from '@figment/game-kit'
import { loadDecks } from '@figment/words'
import { checkCards } from '@figment/words/cards'
import { describe, expect, it } from 'vitest'
import { readOwnCards } from './own-cards.ts'
import { rules } from '../rules/rules.ts'
import { ownCards, Story, usual } from '../testing/story.ts'
import { type Card, OWN_CARDS } from '../types.ts'

describe('own cards', () => {
  const reads = (cards: unknown) => parse(rules.options, { ownCards: cards })
  const changed = (change: Partial<Card>): Card[] => ownCards(12).with(3, { ...(ownCards(12)[3] as Card), ...change })

  it.each([
    [3, 1],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('[PM5] %i of them are enough for the first rounds (%i); the others take our decks', (count, own) => {
    const story = new Story(3, { ownCards: ownCards(count) })
    const isOwn = ({ theme }: Card) => ownCards(count).some((card) => card.theme === theme)
    for (let round = 1; round <= 4; round++) {
      const cards = Object.values(story.open.stand)
      expect(cards.map(isOwn)).toEqual(cards.map(() => round <= own))
      if (round > own) for (const card of cards) expect(loadDecks('en')[round - 1]).toContainEqual(card)
      // what makes no whole round is spare
      if (round <= own) expect(story.open.spareCards).toBe(count - 3 * own)
      story.dealt().opened().goesOn()
    }
    expect(story.open.phase).toBe('over')
  })

  it('[PM5] [PM9] three cards leave none to replace one with, and spare ones join the last own round', () => {
    expect(new Story(3, { ownCards: ownCards(3) }).try(0, { type: 'replaceCard', laid: 3, letter: 'A' })).toBe('noCardLeft')
    const story = new Story(3, { ownCards: ownCards(7) }).dealt().opened().goesOn()
    expect(story.open).toMatchObject({ round: 2, spareCards: 1 })
    expect(story.replaces(0, 'A').open.spareCards).toBe(0)
  })

  it('[PM5] 3 to 40 of them can be brought; twelve and more take the place of all decks', () => {
    expect(reads(ownCards(2)).ok).toBe(false)
    expect(reads(ownCards(3))).toEqual({ ok: true, value: { ...usual, ownCards: ownCards(3) } })
    expect(reads(ownCards(40)).ok).toBe(true)
    expect(reads(ownCards(41)).ok).toBe(false)
    const seen: string[] = []
    const story = new Story(3, { ownCards: ownCards(12) })
    for (let round = 1; round <= 4; round++) {
      seen.push(...Object.values(story.open.stand).map(({ theme }) => theme))
      story.dealt().opened().goesOn()
    }
    expect(seen.sort()).toEqual(
      ownCards(12)
        .map(({ theme }) => theme)
        .sort(),
    )
  })

  it('[PM5] seven different words of at most 28 characters each', () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(reads(changed({ words: [...words, 'g'.repeat(28)] })).ok).toBe(true)
    // a family is one character, here as on the screen
    const family = '👨‍👩‍👧‍👦'
    expect(reads(changed({ words: [...words, family.repeat(28)] })).ok).toBe(true)
    for (const last of [[], ['g'.repeat(29)], [family.repeat(29)], ['a'], ['A '], [''], ['g', 'h'], [7]]) {
      expect(reads(changed({ words: [...words, ...last] as string[] })).ok).toBe(false)
    }
  })

  it('[PM5] a pasted list is read a card a line, with its theme or without', () => {
    const lines = ownCards(10).map(({ theme, words }) => `${theme}: ${words.join(', ')}`)
    const text = ['', 'Farm:  cow, pig ,sheep, goat,horse, donkey, hen,', '', ...lines, 'a; b; c; d; e; f; g.'].join('\r\n')
    const { cards, problems } = readOwnCards(text)
    expect(problems).toEqual([])
    expect(cards).toHaveLength(12)
    expect(cards[0]).toEqual({ theme: 'Farm', words: ['cow', 'pig', 'sheep', 'goat', 'horse', 'donkey', 'hen'] })
    expect(cards.at(-1)).toEqual({ theme: '', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })
    expect(reads(cards).ok).toBe(true)
  })

  it('[PM5] a word that nobody sees is none, and one with something unseen in it is the word without', () => {
    const [first, ...others] = ownCards(12)
    const withWord = (word: string) => reads([{ theme: first?.theme ?? '', words: [...(first?.words ?? []).slice(0, 6), word] }, ...others])
    for (const unseen of ['\u3164', '\u1160', '\uffa0', '\u2800', '\u200d']) expect(withWord(unseen).ok).toBe(false)
    expect(withWord(`${first?.words[0]}\ufe0f`).ok).toBe(false)
    const read = withWord('cat\u200d')
    expect(read.ok && read.value.ownCards?.[0]?.words[6]).toBe('cat')
  })

  it('[PM5] every trouble of a list is named', () => {
    const { problems } = readOwnCards('Farm: cow, pig, sheep, goat, horse, donkey\nHats: cap, crown, cap, , beret, helmet, fez')
    expect(problems.map(({ kind }) => kind)).toEqual(['tooFewCards', 'notSevenWords', 'sameWord', 'emptyWord'])
    expect(checkCards(ownCards(12), OWN_CARDS)).toEqual([])
  })
})

import { entriesIn } from '@figment/server/testing/log.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { FROM_CLIENT } from '@figment/protocol'
import { type Card, LONGEST_THEME, LONGEST_WORD, WORDS_ON_CARD } from '@figment/words/cards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWN_CARDS } from '../types.ts'

const house = await House.counting()
beforeAll(() => house.start())
afterAll(() => house.remove())

/** About as many bytes as a message may have. */
const manyCards = (set: number) =>
  Array.from({ length: OWN_CARDS.most }, (_, card) => ({
    theme: `theme ${set} ${card}`,
    words: Array.from({ length: 7 }, (__, word) => `own ${set} ${card} ${word}`),
  }))

it('a host who chooses own cards without a stop writes ten sets or so, and waits for the next', async () => {
  const { code, players } = await house.table('Ada', 'Ben')
  const [ada, ben] = players as [Player, Player]
  const sets = 200
  const choose = (set: number) => {
    const move = { type: 'chooseGame', game: 'pictomania', options: { ownCards: manyCards(set) } }
    ada.sendRaw(FROM_CLIENT.move, Buffer.from(JSON.stringify({ id: `own-cards-${set}`, move })))
  }
  for (let set = 0; set < sets && ada.agains.length === 0; set++) {
    choose(set)
    await ada.until(() => [...ada.answers, ...ada.agains].some(({ id }) => id === `own-cards-${set}`))
  }
  expect(ada.answers.map(({ refused }) => refused)).toEqual(ada.answers.map(() => null))
  expect(ada.agains).toHaveLength(1)
  const bytes = Buffer.byteLength(JSON.stringify(await entriesIn(house.dataDir, code)))
  // at once, what came back on a slow machine meanwhile, and the last one
  expect(bytes).toBeLessThan(2 * 256 * 1024)
  expect(await ben.send({ type: 'say', text: 'and I am not held up' })).toBeNull()
})

it('a word of their own has so many characters, and a theme; one more is refused, and counted', async () => {
  const { players } = await house.table('Ada')
  const [ada] = players as [Player]
  const choose = (card: Partial<Card>) => {
    const ownCards = manyCards(0).map((own, at) => (at === 0 ? { ...own, ...card } : own))
    return ada.send({ type: 'chooseGame', game: 'pictomania', options: { ownCards } })
  }
  const words = (letters: number) => ['ё'.repeat(letters), ...Array.from({ length: WORDS_ON_CARD - 1 }, (_, word) => `word ${word}`)]
  expect(await choose({ theme: 'ё'.repeat(LONGEST_THEME), words: words(LONGEST_WORD) })).toBeNull()
  expect(await house.reached('textLetters')).toBe(0)
  expect(await choose({ theme: 'ё'.repeat(LONGEST_THEME + 1) })).toBe('textTooLong')
  expect(await choose({ words: words(LONGEST_WORD + 1) })).toBe('textTooLong')
  expect(await choose({ words: words(1000) })).toBe('textTooLong')
  expect(await house.reached('textLetters')).toBe(3)
  // what is wrong in another way is told as that
  expect(await choose({ words: [] })).toBe('badOptions')
  expect(await house.reached('textLetters')).toBe(3)
})

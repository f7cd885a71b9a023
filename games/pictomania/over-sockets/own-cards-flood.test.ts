import { entriesIn } from '@figment/server/testing/log.ts'
import { House } from '@figment/server/testing/house.ts'
import type { Player } from '@figment/server/testing/player.ts'
import { FROM_CLIENT } from '@figment/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OWN_CARDS } from '../types.ts'

const house = new House()
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

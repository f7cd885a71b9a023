import type { State } from '@figment/game-kit'
import { troubleIn, unnoticed } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { CARDS, CLUES, type Dixit, EDITIONS, FIRST_STORYTELLERS, PICTURES, SEATS, TIMERS } from '../types.ts'

const tables = EDITIONS.flatMap((edition) => {
  const { min, max } = SEATS[edition]
  return Array.from({ length: max - min + 1 }, (_, more) => ({ edition, seats: min + more }))
})

const anyOptions = (edition: Dixit['options']['edition'], number: number): Dixit['options'] => ({
  edition,
  target: 10 + (number % 3) * 10,
  firstStoryteller: FIRST_STORYTELLERS[number % 2] ?? 'claim',
  timers: TIMERS[number % 3] ?? 'off',
  clues: CLUES[number % 2] ?? 'words',
  pictures: PICTURES[number % 3] ?? 'first',
})

/** All tables together find what goes wrong in one game of fifty; what is rarer, with more of them: `GAMES_PER_TABLE=1000 npx vitest …`. */
const GAMES_PER_TABLE = Number(process.env.GAMES_PER_TABLE ?? 40)

/** Each card is somewhere, and in one place only. */
function everyCardIsInOnePlace({ open, held, hidden }: State<Dixit>): boolean {
  const inHands = Object.values(held).flatMap(({ hand, given }) => [...hand, ...given.filter((card) => !open.laid.includes(card))])
  const all = [...inHands, ...open.laid, ...hidden.pile, ...hidden.discard]
  return all.length === CARDS && new Set(all).size === CARDS
}

describe.each(tables)('$edition with $seats players', ({ edition, seats }) => {
  it(`[DX1] [DX7] [DX11] ${GAMES_PER_TABLE} random games, and those of bots in every language, end, replay equal, lose no card and tell no secret`, () => {
    const trouble = troubleIn(game, {
      games: GAMES_PER_TABLE,
      seats,
      options: (number) => anyOptions(edition, number),
      wrongIn: (state) => (everyCardIsInOnePlace(state) ? null : 'a card is lost or doubled'),
    })
    expect(trouble).toEqual([])
  })
})

it('[DX7] [DX11] the watch over secrets would notice each of them in the open', () => {
  const secrets: Record<string, (state: State<Dixit>) => unknown> = {
    'a vote before its reveal': ({ held }) => Object.values(held).map(({ vote }) => vote),
    'what was given before it is laid': ({ held }) => Object.values(held).map(({ given }) => given),
    'a hand': ({ held }) => held[0] ?? {},
    'the next card of the pile': ({ hidden }) => hidden.pile.slice(0, 1),
    'who gave the first card on the table': ({ open, held }) =>
      Object.entries(held).filter(([, { given }]) => given.includes(open.laid[0] ?? '')),
  }
  expect(unnoticed(game, secrets)).toEqual([])
})

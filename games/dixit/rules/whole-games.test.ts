import { type Rules, seededChance, type State } from '@figment/game-kit'
import { atRandom, playWithBots, replaysEqual, secretsTold } from '@figment/game-kit/simulate'
import { describe, expect, it } from 'vitest'
import { bot } from '../bots/bot.ts'
import { anyMove } from '../bots/any-move.ts'
import { rules } from './rules.ts'
import { usual } from '../testing/story.ts'
import { twin } from '../twin.ts'
import { CARDS, CLUES, type Dixit, EDITIONS, FIRST_STORYTELLERS, PICTURES, SEATS, TIMERS } from '../types.ts'

const randomPlayer = atRandom(anyMove)

const tables = EDITIONS.flatMap((edition) => {
  const { min, max } = SEATS[edition]
  return Array.from({ length: max - min + 1 }, (_, more) => ({ edition, seats: min + more }))
})

function anyOptions(edition: Dixit['options']['edition'], seed: number): Dixit['options'] {
  return {
    edition,
    target: 10 + (seed % 3) * 10,
    firstStoryteller: FIRST_STORYTELLERS[seed % 2] ?? 'claim',
    timers: TIMERS[seed % 3] ?? 'off',
    clues: CLUES[seed % 2] ?? 'words',
    pictures: PICTURES[seed % 3] ?? 'first',
  }
}

const GAMES_PER_TABLE = 100

/** Each card is somewhere, and in one place only. */
function everyCardIsInOnePlace({ open, held, hidden }: State<Dixit>): boolean {
  const inHands = Object.values(held).flatMap(({ hand, given }) => [...hand, ...given.filter((card) => !open.laid.includes(card))])
  const all = [...inHands, ...open.laid, ...hidden.pile, ...hidden.discard]
  return all.length === CARDS && new Set(all).size === CARDS
}

describe.each(tables)('$edition with $seats players', ({ edition, seats }) => {
  it(`[DX7] [DX11] ${GAMES_PER_TABLE} random games end, replay equal, lose no card and tell no secret`, () => {
    let compared = 0
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      const luck = seededChance(`who leaves ${seed}`)
      // in every fourth game two players leave for good
      const leaving = new Map(seed % 4 === 0 ? [0, 1].map(() => [1 + luck.below(80), luck.below(seats)]) : [])
      const played = playWithBots(rules, randomPlayer, {
        options: anyOptions(edition, seed),
        seats,
        seed: `${edition} ${seats} ${seed}`,
        leaving,
        watch: (state) => {
          if (!everyCardIsInOnePlace(state)) throw new Error(`a card is lost or doubled in game ${seed}`)
        },
      })
      expect(played.finished).toBe(true)
      expect(played.refused).toBe(0)
      expect(replaysEqual(rules, played)).toBe(true)
      const secrets = secretsTold(rules, twin, played.log, seededChance(`twin ${seed}`), 4)
      expect(secrets.told).toBe(0)
      compared += secrets.compared
    }
    expect(compared).toBeGreaterThan(GAMES_PER_TABLE * 2)
  })

  it('[DX1] bots play whole games without a refusal, in every language', () => {
    for (const locale of ['en', 'ru', 'uk', 'pl']) {
      const played = playWithBots(rules, bot, { options: { ...usual, edition }, seats, seed: `${edition} ${seats} ${locale}`, locale })
      expect(played).toMatchObject({ finished: true, refused: 0 })
    }
  })
})

describe('the watch over secrets itself', () => {
  const leaks: Record<string, (state: State<Dixit>) => object> = {
    'a vote before its reveal': ({ held }) => Object.values(held).map(({ vote }) => vote),
    'what was given before it is laid': ({ held }) => Object.values(held).map(({ given }) => given),
    'a hand': ({ held }) => held[0] ?? {},
    'the next card of the pile': ({ hidden }) => hidden.pile.slice(0, 1),
    'who gave the first card on the table': ({ open, held }) =>
      Object.entries(held).filter(([, { given }]) => given.includes(open.laid[0] ?? '')),
  }

  it.each(Object.entries(leaks))('[DX7] [DX11] notices %s in the open', (_, leak) => {
    const leaky: Rules<Dixit> = {
      ...rules,
      evolve(state, event) {
        const next = rules.evolve(state, event)
        return { ...next, open: { ...next.open, leak: leak(next) } as Dixit['open'] }
      },
    }
    let told = 0
    for (let seed = 0; seed < 10; seed++) {
      const played = playWithBots(rules, randomPlayer, { options: usual, seats: 4, seed: `leak ${seed}` })
      told += secretsTold(leaky, twin, played.log, seededChance(`twin ${seed}`), 20).told
    }
    expect(told).toBeGreaterThan(5)
  })
})

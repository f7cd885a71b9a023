import { isRefused, pick, type Rules, seededChance, type State } from '@figment/game-kit'
import { atRandom, playWithBots, replaysEqual, secretsTold } from '@figment/game-kit/simulate'
import { PENS } from '@figment/ink'
import { describe, expect, it } from 'vitest'
import { line, ownCards, usual } from '../testing/story.ts'
import { figures } from '../figures.ts'
import { anyMove } from '../bots/any-move.ts'
import { rules } from './rules.ts'
import { twin } from '../twin.ts'
import {
  type Deck,
  FIRST_ROUNDS,
  LANGUAGES,
  LETTERS,
  type Move,
  NUMBERS,
  type Open,
  type Options,
  type Pictomania,
  TIMERS,
  VARIANTS,
} from '../types.ts'

const randomPlayer = atRandom(anyMove, 4_000)

const GAMES_PER_TABLE = 100
const tables = [3, 4, 5, 6]
const DECK_ORDERS: readonly (readonly Deck[])[] = [
  [1, 2, 3, 4],
  [1, 1, 1, 1],
  [4, 2, 2, 3],
]

const anyOptions = (seed: number): Options => ({
  language: LANGUAGES[seed % 4] ?? 'en',
  decks: DECK_ORDERS[seed % 3] ?? usual.decks,
  variant: VARIANTS[seed % 2] ?? 'usual',
  firstRound: FIRST_ROUNDS[seed % 2] ?? 'full',
  timers: TIMERS[seed % 3] ?? 'off',
  ownCards: seed % 5 === 0 ? ownCards(12 + (seed % 29)) : null,
})

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** What no game may come to, whatever is played. */
function mustBeSound({ open, held, hidden }: State<Pictomania>, game: number): void {
  const must = (holds: boolean, trouble: string) => {
    if (!holds) throw new Error(`${trouble} in game ${game}`)
  }
  const tasks = Object.values(hidden.tasks)
  must(areDistinct(tasks.map(({ number }) => number)), 'two have the same number')
  must(
    LETTERS.every((letter) => tasks.filter((task) => task.letter === letter).length <= 2),
    'a letter is dealt three times',
  )
  for (const { task, guesses } of Object.values(held)) {
    must(areDistinct(Object.values(guesses)), 'a guess card is laid twice')
    must(!Object.values(guesses).includes(task?.number ?? 0), 'the own number is laid')
  }
  for (const [seat, { pile }] of Object.entries(open.sheets)) {
    const guessers = pile.map(({ by }) => by)
    must(areDistinct(guessers) && !guessers.includes(Number(seat)), 'a drawing is guessed twice, or by its own player')
    must(
      pile.every(({ at }, place) => at >= (pile[place - 1]?.at ?? 0)),
      'a later guess lies above',
    )
  }
  const takers = open.blackTokens.flatMap(({ by }) => by ?? [])
  must(areDistinct(takers), 'one has two black tokens')
  must(open.spareCards >= 0, 'a card is missing for a later round')
}

/** Points are what the pages of the booklet say. */
const sumsOfPages = ({ booklet }: Open): number[] =>
  Object.values(booklet).map((pages) => Object.values(pages).reduce((sum, { score }) => sum + score.total, 0))

describe.each(tables)('with %i players', (seats) => {
  it(`[PM1] [PM11] [PM13] [PM20] ${GAMES_PER_TABLE} random games end, replay equal, stay sound and tell no secret`, () => {
    let compared = 0
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      const luck = seededChance(`who leaves ${seed}`)
      // in every fourth game two players leave for good
      const leaving = new Map(seed % 4 === 0 ? [0, 1].map(() => [1 + luck.below(200), luck.below(seats)]) : [])
      const played = playWithBots(rules, randomPlayer, {
        options: anyOptions(seed),
        seats,
        seed: `${seats} ${seed}`,
        leaving,
        watch: (state) => mustBeSound(state, seed),
      })
      expect(played).toMatchObject({ finished: true, refused: 0 })
      const { open } = played.last
      expect(open.winners.length).toBeGreaterThan(0)
      expect(Object.values(open.scores)).toEqual(sumsOfPages(open))
      expect(replaysEqual(rules, played)).toBe(true)
      const secrets = secretsTold(rules, twin, played.log, seededChance(`twin ${seed}`), 3)
      expect(secrets.told).toBe(0)
      compared += secrets.compared
    }
    expect(compared).toBeGreaterThan(2 * GAMES_PER_TABLE)
  }, 60_000)

  it('[PM17] [PM22] [PM29] any move at any time is refused or fits, and what is refused changes nothing', () => {
    let refusals = 0
    for (let seed = 0; seed < 10; seed++) {
      // later than whatever was done before
      const luck = seededChance(`nonsense ${seed}`, 1e9)
      playWithBots(rules, randomPlayer, {
        options: anyOptions(seed),
        seats,
        seed: `nonsense ${seats} ${seed}`,
        watch: (state) => {
          const before = JSON.stringify(state)
          const decision = rules.decide(state, nonsense(state.open, luck), luck.below(seats), luck)
          if (isRefused(decision)) refusals++
          else mustBeSound(decision.reduce(rules.evolve, state), seed)
          expect(JSON.stringify(state)).toBe(before)
        },
      })
    }
    expect(refusals).toBeGreaterThan(500)
  }, 60_000)
})

/** Any move that can be read, of this round or another. */
function nonsense(open: Open, chance: ReturnType<typeof seededChance>): Move {
  const round = open.round + pick(chance, [0, 0, 0, 1, -1])
  const laid = open.laid - chance.below(2)
  return pick<Move>(chance, [
    { type: 'understand', laid },
    { type: 'replaceCard', laid, letter: pick(chance, LETTERS) },
    { type: 'draw', round, stroke: chance.below(20), pen: pick(chance, PENS), ink: pick(chance, [line(), 'no ink', '']) },
    { type: 'undo', round },
    { type: 'clear', round },
    { type: 'guess', round, drawing: chance.below(8) - 1, number: pick(chance, NUMBERS) },
    { type: 'finish', round, token: pick(chance, [null, chance.below(8) - 1]) },
    { type: 'declareWrong', round },
    { type: 'goOn', round, step: open.step - chance.below(2) },
  ])
}

describe('guesses at random', () => {
  it('[PM28] are right about one time in six or seven', () => {
    let [came, of] = [0, 0]
    for (let seed = 0; seed < 60; seed++) {
      const { last } = playWithBots(rules, randomPlayer, { options: anyOptions(seed), seats: 6, seed: `chance ${seed}` })
      const share = figures.find(({ key }) => key === 'guessesRight')?.share(last.open) ?? { came: 0, of: 0 }
      came += share.came
      of += share.of
    }
    expect(came / of).toBeGreaterThan(1 / 9)
    expect(came / of).toBeLessThan(1 / 5)
  })
})

describe('the watch over secrets itself', () => {
  const leaks: Record<string, (state: State<Pictomania>) => object> = {
    'a task': ({ held }) => Object.values(held).map(({ task }) => task),
    'a guess': ({ held }) => Object.values(held).map(({ guesses }) => guesses),
    'a guess on a pile': ({ hidden }) => hidden.guesses,
    'the next card': ({ hidden }) => Object.values(hidden.cards).map(([next]) => next),
    'what cannot be drawn': ({ hidden }) => hidden.cannotDraw,
  }

  it.each(Object.entries(leaks))('[PM13] [PM12] notices %s in the open', (_, leak) => {
    const leaky: Rules<Pictomania> = {
      ...rules,
      evolve(state, event) {
        const next = rules.evolve(state, event)
        return { ...next, open: { ...next.open, leak: leak(next) } as Open }
      },
    }
    let told = 0
    for (let seed = 0; seed < 6; seed++) {
      const played = playWithBots(rules, randomPlayer, { options: usual, seats: 4, seed: `leak ${seed}` })
      told += secretsTold(leaky, twin, played.log, seededChance(`twin ${seed}`), 15).told
    }
    expect(told).toBeGreaterThan(5)
  })
})

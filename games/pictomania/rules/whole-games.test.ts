import { isRefused, pick, seededChance, type State } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { frozen, troubleIn, unnoticed } from '@figment/game-kit/testing'
import { PENS } from '@figment/ink'
import { describe, expect, it } from 'vitest'
import { line, ownCards, usual } from '../testing/story.ts'
import { figures } from '../figures.ts'
import { anyMove } from '../bots/any-move.ts'
import { rules } from './rules.ts'
import { game } from '../index.ts'
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

/** All tables together find what goes wrong in one game of fifty; what is rarer, with more of them: `GAMES_PER_TABLE=1000 npx vitest …`. */
const GAMES_PER_TABLE = Number(process.env.GAMES_PER_TABLE ?? 40)
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
  ownCards: seed % 5 === 0 ? ownCards(3 + (seed % 38)) : null,
})

const areDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** What no game may come to, whatever is played. */
function wrongIn({ open, held, hidden }: State<Pictomania>): string | null {
  const tasks = Object.values(hidden.tasks)
  if (!areDistinct(tasks.map(({ number }) => number))) return 'two have the same number'
  if (LETTERS.some((letter) => tasks.filter((task) => task.letter === letter).length > 2)) return 'a letter is dealt three times'
  for (const { task, guesses } of Object.values(held)) {
    const laid = Object.values(guesses)
    if (!areDistinct(laid)) return 'a guess card is laid twice'
    if (laid.includes(task?.number ?? 0)) return 'the own number is laid'
  }
  for (const [seat, { pile }] of Object.entries(open.sheets)) {
    const guessers = pile.map(({ by }) => by)
    if (!areDistinct(guessers) || guessers.includes(Number(seat))) return 'a drawing is guessed twice, or by its own player'
    if (pile.some(({ at }, place) => at < (pile[place - 1]?.at ?? 0))) return 'a later guess lies above'
  }
  const takers = open.blackTokens.flatMap(({ by }) => by ?? [])
  if (!areDistinct(takers)) return 'one has two black tokens'
  return open.spareCards < 0 ? 'a card is missing for a later round' : null
}

/** Points are what the pages of the booklet say. */
const sumsOfPages = ({ booklet }: Open): number[] =>
  Object.values(booklet).map((pages) => Object.values(pages).reduce((sum, { score }) => sum + score.total, 0))

function wrongAtTheEnd(open: Open): string | null {
  if (open.winners.length === 0) return 'nobody has won'
  return Object.values(open.scores).join() === sumsOfPages(open).join() ? null : 'points are not what the booklet says'
}

describe.each(tables)('with %i players', (seats) => {
  it(`[PM1] [PM11] [PM13] [PM20] ${GAMES_PER_TABLE} random games end, replay equal, stay sound and tell no secret`, () => {
    const look = { games: GAMES_PER_TABLE, seats, options: anyOptions, withinMs: 4_000, wrongIn, wrongAtTheEnd, looks: 3, withBots: false }
    expect(troubleIn(game, look)).toEqual([])
  })

  it('[PM29] [PM37] [PM43] leavers, pauses, bots that take over and clocks that run out at any step: the game goes on, and the screens say what comes', () => {
    expect(troubleIn(game, { games: 0, looks: 0, withBots: false, seats, options: anyOptions, unruly: 8 })).toEqual([])
  })

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
          const decision = rules.decide(frozen(state), nonsense(state.open, luck), luck.below(seats), luck)
          if (isRefused(decision)) refusals++
          else expect(wrongIn(decision.reduce(rules.evolve, state))).toBeNull()
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
    { type: 'redo', round },
    { type: 'clear', round },
    { type: 'guess', round, drawing: chance.below(8) - 1, number: pick(chance, NUMBERS), letter: pick(chance, [...LETTERS, undefined]) },
    { type: 'finish', round, token: pick(chance, [null, chance.below(8) - 1]) },
    { type: 'doubt', round, isOpen: chance.below(2) === 0 },
    { type: 'declareWrong', round },
    { type: 'goOn', round, step: open.step - chance.below(2) },
    { type: 'giveHeart', drawing: chance.below(8) - 1, round: chance.below(6) },
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

it('[PM13] [PM45] the watch over secrets would notice each of them in the open', () => {
  const secrets: Record<string, (state: State<Pictomania>) => unknown> = {
    'a task': ({ held }) => Object.values(held).map(({ task }) => task),
    'a guess': ({ held }) => Object.values(held).map(({ guesses }) => guesses),
    'a guess on a pile': ({ hidden }) => hidden.guesses,
    'the next card': ({ hidden }) => Object.values(hidden.cards).map(([next]) => next),
    'what somebody had in mind': ({ hidden }) =>
      Object.values(hidden.guesses).flatMap((pile) => Object.values(pile).map(({ letter }) => letter)),
  }
  expect(unnoticed(game, secrets, { games: 6, withinMs: 4_000 })).toEqual([])
})

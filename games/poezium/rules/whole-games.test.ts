import type { State } from '@figment/game-kit'
import { troubleIn, unnoticed } from '@figment/game-kit/testing'
import { dealtEndings, dealtLines } from '@figment/verse/dealing'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { everyEnding, everyLine, everyStory } from '../testing/places.ts'
import { FIRST_STORYTELLERS, LANGUAGES, type Open, type Options, type Poezium, TIMERS } from '../types.ts'
import { STORIES } from './stories.ts'

/** All tables together find what goes wrong in one game of fifty; what is rarer, with more of them: `GAMES_PER_TABLE=1000 npx vitest …`. */
const GAMES_PER_TABLE = Number(process.env.GAMES_PER_TABLE ?? 40)
const tables = [2, 3, 4, 5, 6]

const anyOptions = (number: number): Options => ({
  language: LANGUAGES[number % 4] ?? 'en',
  firstStoryteller: FIRST_STORYTELLERS[Math.floor(number / 3) % 3] ?? 'random',
  named: 1,
  timers: TIMERS[number % 3] ?? 'off',
})

const isEachOnce = (cards: readonly unknown[], count: number): boolean => cards.length === count && new Set(cards).size === count

/** Each card is somewhere, and in one place only; nobody has less than nothing. */
function wrongIn(state: State<Poezium>, events: number): string | null {
  // nothing brings a lost card back, so that a look now and then is enough
  if (events % 10 !== 0 && state.open.phase !== 'over') return null
  const { language } = state.open.options
  if (!isEachOnce(everyLine(state), dealtLines(language).length)) return 'a line is lost or doubled'
  if (!isEachOnce(everyEnding(state), dealtEndings(language).length)) return 'an ending is lost or doubled'
  if (!isEachOnce(everyStory(state), STORIES.length)) return 'a story is lost or doubled'
  return lowestScore(state.open) < 0 ? 'somebody has less than nothing' : null
}

const lowestScore = ({ scores, rival }: Open): number => Math.min(...Object.values(scores), rival?.score ?? 0)

describe.each(tables)('with %i players', (seats) => {
  it(`[PZ1] [PZ2] [PZ5] [PZ10] [PZ18] ${GAMES_PER_TABLE} random games, and those of bots in every language, end, replay equal, lose no card, tell no secret; no score is below 0`, () => {
    const trouble = troubleIn(game, {
      games: GAMES_PER_TABLE,
      seats,
      options: anyOptions,
      wrongIn,
      wrongAtTheEnd: ({ winner }) => (winner === null ? 'nobody has won' : null),
      looks: 1,
    })
    expect(trouble).toEqual([])
  })
})

it('[PZ10] the watch over secrets would notice each of them in the open', () => {
  const secrets: Record<string, (state: State<Poezium>) => unknown> = {
    'the picked story': ({ held }) => Object.values(held).map(({ picked }) => picked),
    'a hand': ({ held }) => held[0] ?? {},
    'the two endings': ({ held }) => Object.values(held).map(({ endings }) => endings),
    'an ending face down': ({ hidden }) => hidden.faceDown,
    'the next line of the pile': ({ hidden }) => hidden.lines.pile.slice(0, 1),
    'the next story': ({ hidden }) => hidden.stories.pile.slice(0, 1),
    'the next ending': ({ hidden }) => hidden.endings.pile.slice(0, 1),
  }
  expect(unnoticed(game, secrets, { games: 6 })).toEqual([])
})

import { type Rules, seededChance, type State } from '@figment/game-kit'
import { atRandom, playWithBots, replaysEqual, secretsTold } from '@figment/game-kit/simulate'
import { dealtEndings, dealtLines } from '@figment/verse/dealing'
import { describe, expect, it } from 'vitest'
import { bot } from '../bots/bot.ts'
import { everyEnding, everyLine, everyStory } from '../testing/places.ts'
import { anyMove } from '../bots/any-move.ts'
import { rules } from './rules.ts'
import { STORIES } from './stories.ts'
import { usual } from '../testing/story.ts'
import { twin } from '../twin.ts'
import { FIRST_STORYTELLERS, LANGUAGES, type Open, type Options, type Poezium, TIMERS } from '../types.ts'

const randomPlayer = atRandom(anyMove)

const GAMES_PER_TABLE = 100
const tables = [2, 3, 4, 5, 6]

const anyOptions = (seed: number): Options => ({
  language: LANGUAGES[seed % 4] ?? 'en',
  firstStoryteller: FIRST_STORYTELLERS[seed % 2] ?? 'random',
  timers: TIMERS[seed % 3] ?? 'off',
})

const isEachOnce = (cards: readonly unknown[], count: number): boolean => cards.length === count && new Set(cards).size === count

/** Each card is somewhere, and in one place only; nobody has less than nothing. */
function mustBeSound(state: State<Poezium>, game: number): void {
  if (!isEachOnce(everyLine(state), dealtLines(state.open.options.language).length))
    throw new Error(`a line is lost or doubled in game ${game}`)
  if (!isEachOnce(everyEnding(state), dealtEndings(state.open.options.language).length))
    throw new Error(`an ending is lost or doubled in game ${game}`)
  if (!isEachOnce(everyStory(state), STORIES.length)) throw new Error(`a story is lost or doubled in game ${game}`)
  if (lowestScore(state.open) < 0) throw new Error(`less than nothing in game ${game}`)
}

const lowestScore = ({ scores, rival }: Open): number => Math.min(...Object.values(scores), rival?.score ?? 0)

describe.each(tables)('with %i players', (seats) => {
  it(`[PZ2] [PZ10] [PZ18] ${GAMES_PER_TABLE} random games end, replay equal, lose no card, tell no secret; no score is below 0`, () => {
    let compared = 0
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      const luck = seededChance(`who leaves ${seed}`)
      // in every fourth game two players leave for good
      const leaving = new Map(seed % 4 === 0 ? [0, 1].map(() => [1 + luck.below(120), luck.below(seats)]) : [])
      const played = playWithBots(rules, randomPlayer, {
        options: anyOptions(seed),
        seats,
        seed: `${seats} ${seed}`,
        leaving,
        watch: (state, { events }) => {
          // nothing brings a lost card back, so that a look now and then is enough
          if (events.length % 10 === 0 || state.open.phase === 'over') mustBeSound(state, seed)
        },
      })
      expect(played).toMatchObject({ finished: true, refused: 0 })
      expect(played.last.open.winner).not.toBeNull()
      expect(replaysEqual(rules, played)).toBe(true)
      const secrets = secretsTold(rules, twin, played.log, seededChance(`twin ${seed}`), 1)
      expect(secrets.told).toBe(0)
      compared += secrets.compared
    }
    expect(compared).toBeGreaterThan(GAMES_PER_TABLE / 2)
  }, 60_000)

  it('[PZ1] [PZ5] bots play whole games without a refusal, in every language', () => {
    for (const language of LANGUAGES) {
      const played = playWithBots(rules, bot, { options: { ...usual, language }, seats, seed: `${seats} ${language}`, locale: language })
      expect(played).toMatchObject({ finished: true, refused: 0 })
    }
  })
})

describe('the watch over secrets itself', () => {
  const leaks: Record<string, (state: State<Poezium>) => object> = {
    'the picked story': ({ held }) => Object.values(held).map(({ picked }) => picked),
    'a hand': ({ held }) => held[0] ?? {},
    'the two endings': ({ held }) => Object.values(held).map(({ endings }) => endings),
    'an ending face down': ({ hidden }) => hidden.faceDown,
    'the next line of the pile': ({ hidden }) => hidden.lines.pile.slice(0, 1),
    'the next story': ({ hidden }) => hidden.stories.pile.slice(0, 1),
    'the next ending': ({ hidden }) => hidden.endings.pile.slice(0, 1),
  }

  it.each(Object.entries(leaks))('[PZ10] notices %s in the open', (_, leak) => {
    const leaky: Rules<Poezium> = {
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

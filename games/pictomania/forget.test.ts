import { ERASED } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { asPlayed, makerAt, optionsOf, troubleForgetting, watched } from '@figment/game-kit/testing'
import { expect, it } from 'vitest'
import { forget } from './forget.ts'
import { game } from './index.ts'

const GAMES = 20

const cardsOfOurs = (count: number, theme: (card: number) => string) =>
  Array.from({ length: count }, (_, card) => ({
    theme: theme(card),
    words: Array.from({ length: 7 }, (_, word) => `word ${word} of ${card}`),
  }))

it(`strokes, booklets and own words of one seat are forgotten, in the log and in every state of ${GAMES} games`, () => {
  const { rules, anyMove } = game
  let made = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const { bot, traces } = watched(atRandom(anyMove, 4_000), (move, _, theirs) => {
      if (move.type === 'draw') theirs.set(move.ink, '')
      return move
    })
    const ownCards = cardsOfOurs(24, (card) => (card % 2 === 0 ? '' : `theme ${card}`))
    const options = optionsOf(game, { ownCards: seed % 2 === 0 ? ownCards : null })
    const { log, finished } = playWithBots(rules, bot, { options, seats: 3, seed: `forget ${seed}` })
    expect(finished).toBe(true)
    // a dot may by chance be drawn by two: only what one alone drew is a trace of theirs
    const all = asPlayed(traces, log.events)
    const drawnByOne = (ink: unknown) => [...all.values()].filter((theirs) => theirs.has(ink)).length === 1
    const played = new Map([...all].map(([seat, theirs]) => [seat, new Map([...theirs].filter(([ink]) => drawnByOne(ink)))]))
    made += [...played.values()].reduce((sum, { size }) => sum + size, 0)
    const written = forget.written?.(options) ?? []
    for (const { theme, words } of options.ownCards ?? []) {
      if (theme !== '') played.get(0)?.set(theme, ERASED)
      for (const word of words) played.get(0)?.set(word, ERASED)
    }
    expect(troubleForgetting({ rules, forget, ...log, traces: played, written })).toEqual([])
  }
  expect(made).toBeGreaterThan(GAMES * 10)
})

it('the next game is played without own words that are gone, and with those that others wrote', () => {
  const options = optionsOf(game, { ownCards: cardsOfOurs(14, () => '') })
  const [first, ...others] = options.ownCards ?? []
  expect(forget.options?.(options, makerAt(0, [first])).ownCards).toEqual(others)
  expect(forget.options?.(options, makerAt(0, others)).ownCards).toBeNull()
})

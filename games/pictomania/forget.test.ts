import { ERASED, isRefused, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { asPlayed, makerAt, optionsOf, troubleForgetting, watched } from '@figment/game-kit/testing'
import { come, decide, evolve, forget as forgetGuest, openTable, type TableEvent, type TableMove, unopenedTable } from '@figment/table'
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
    expect(troubleForgetting({ rules, forget, ...log, traces: played, written, follows: ['letters'] })).toEqual([])
  }
  expect(made).toBeGreaterThan(GAMES * 10)
})

it('the next game is played without the words that are gone, and with those that others wrote', () => {
  const options = optionsOf(game, { ownCards: cardsOfOurs(14, () => '') })
  const [first, ...others] = options.ownCards ?? []
  expect(forget.options?.(options, makerAt(0, [first])).ownCards).toEqual(others)
  expect(forget.options?.(options, makerAt(0, others)).ownCards).toBeNull()
})

/** A table with its log, on which people do one thing after another. */
function evening(names: readonly string[], moves: readonly (readonly [person: string, move: TableMove])[]) {
  const log: { readonly by?: string; readonly events: readonly TableEvent[] }[] = []
  let state = unopenedTable
  const write = (decision: readonly TableEvent[] | { readonly refused: string }, by?: string) => {
    if (isRefused(decision)) throw new Error(decision.refused)
    log.push({ ...(by && { by }), events: decision })
    state = decision.reduce(evolve, state)
  }
  write([openTable('BCDFG', { locale: 'en', choice: { game: 'pictomania', options: optionsOf(game, {}) }, seed: 'seed' })])
  for (const name of names) write(come(state, `guest of ${name}`, { name, colour: 'rose', shape: 'heart' }))
  for (const [person, move] of moves) {
    const present = new Set(Object.keys(state.open.people))
    write(decide(state, move, { person, present, chance: seededChance('evening') }), person)
  }
  return log
}

it('own words go with whoever wrote them, also when another host chose them again', () => {
  const ownCards = cardsOfOurs(12, () => '')
  const log = evening(
    ['Ada', 'Ben', 'Cleo'],
    [
      ['p1', { type: 'chooseGame', game: 'pictomania', options: { ownCards } }],
      ['p1', { type: 'passHost', to: 'p2' }],
      ['p2', { type: 'chooseGame', game: 'pictomania', options: { ownCards, timers: 'brisk' } }],
      ['p2', { type: 'startGame' }],
    ],
  )
  const text = (guest: string) => JSON.stringify(forgetGuest(log, guest).entries)
  expect(text('guest of Ben')).toContain('word 0 of 0')
  expect(text('guest of Ada')).not.toMatch(/word \d of \d/)
  const left = forgetGuest(log, 'guest of Ada').entries.flatMap(({ events }) => events)
  const { choice, play } = left.reduce(evolve, unopenedTable).open
  expect(choice).toMatchObject({ game: 'pictomania', options: { ownCards: null, timers: 'brisk' } })
  expect(play?.game === 'pictomania' && play.open.stand.A.words).toEqual(Array.from({ length: 7 }, () => ERASED))
})

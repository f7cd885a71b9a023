import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { isRefused, seededChance } from '@figment/game-kit'
import {
  come,
  decide,
  evolve,
  expire,
  openTable,
  restGame,
  type TableEvent,
  type TableMove,
  type TableState,
  unopenedTable,
} from '@figment/table'
import { describe, expect, it } from 'vitest'
import { Asleep } from './asleep.ts'

const chance = seededChance('asleep')

function carriedOut(state: TableState, decision: ReturnType<typeof decide>): TableState {
  if (isRefused(decision)) throw new Error(decision.refused)
  return decision.reduce(evolve, state)
}

/** Four people, and a game with the quickest clock there is. */
function timedGame(game: GameId): TableState {
  const opened = openTable('BCDFG', { locale: 'en', choice: unopenedTable.open.choice, seed: 'seed' })
  const people = ['Ada', 'Ben', 'Cleo', 'Dan'].reduce(
    (state, name) => carriedOut(state, come(state, `guest of ${name}`, { name, colour: 'rose', shape: 'heart' })),
    evolve(unopenedTable, opened),
  )
  const moves: TableMove[] = [{ type: 'chooseGame', game, options: { ...entry(game).usual('en'), timers: 'brisk' } }, { type: 'startGame' }]
  return moves.reduce((state, move) => carriedOut(state, decide(state, move, { person: 'p1', present: new Set(), chance })), people)
}

const timed = GAME_IDS.filter((id) => 'timers' in entry(id).manifest.choices)

describe('a game in which everybody is asleep', () => {
  it.each(timed)('%s rests when everybody has slept through a turn of their own, and its clock begins anew', (game) => {
    let state = timedGame(game)
    const asleep = new Asleep()
    let timeUps = 0
    while (state.open.pausedAt === null && state.open.play?.open.due != null) {
      const { due } = state.open.play.open
      const isAsleep = asleep.timeIsUp(state.open, 0)
      const at = { ...chance, now: due }
      const expired: TableState = expire(state, at).reduce<TableState>((next, event: TableEvent) => evolve(next, event), state)
      state = isAsleep ? restGame(expired.open, due).reduce<TableState>((next, event) => evolve(next, event), expired) : expired
      timeUps++
    }
    expect(timeUps).toBeLessThanOrEqual(6)
    const { play, pausedAt, isResting } = state.open
    if (pausedAt !== null) {
      expect(isResting).toBe(true)
      expect(play?.open.due ?? pausedAt + 1).toBeGreaterThan(pausedAt)
    }
  })

  it('goes on as long as somebody touches anything', () => {
    const { open } = timedGame(timed[0] ?? unopenedTable.open.choice.game)
    const asleep = new Asleep()
    for (let timeUp = 0; timeUp < 100; timeUp++) expect(asleep.timeIsUp(open, Math.floor(timeUp / 5))).toBe(false)
    expect(Array.from({ length: 6 }, () => asleep.timeIsUp(open, 100)).at(-1)).toBe(true)
  })

  it('a game of bots alone does not, whatever its clock does', () => {
    const { open } = timedGame(timed[0] ?? unopenedTable.open.choice.game)
    const seats = open.seats.map((seat) => ({ ...seat, isBot: true }))
    const asleep = new Asleep()
    for (let timeUp = 0; timeUp < 100; timeUp++) expect(asleep.timeIsUp({ ...open, seats }, 0)).toBe(false)
  })
})

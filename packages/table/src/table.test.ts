import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { isRefused, pick, seatView, seededChance, shuffled, SKILLS, tableView } from '@figment/game-kit'
import { anyOptions } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import { evolve, gameState, type TableState } from './evolve.ts'
import { expire, playMove } from './game-in-play.ts'
import { comeBack, replaceHost } from './people.ts'
import { seatLimits } from './seating.ts'
import { COLOURS, SHAPES, type TableEvent, type TableMove } from './types.ts'
import { chance, Evening, looks } from './evening-in-tests.ts'

describe('a move that changes nothing', () => {
  const { open } = new Evening('Ada', 'Ben')
  it.each<readonly [string, TableMove]>([
    ['the language that it already is', { type: 'chooseLocale', locale: open.locale }],
    ['the time that she already has', { type: 'askPatience', patience: 1 }],
    ['the looks that she already has', { type: 'changeLooks', profile: looks('Ada') }],
    ['the game that it already is', { type: 'chooseGame', ...open.choice }],
    ['the host that it already is', { type: 'passHost', to: 'p1' }],
    ['bots that play so already', { type: 'chooseSkill', skill: 'medium' }],
  ])('%s: nothing is written down', (_, move) => {
    const { state, present } = new Evening('Ada', 'Ben')
    expect(decide(state, move, { person: 'p1', present, chance })).toEqual([])
  })

  it.each<readonly [string, TableMove]>([
    ['another language', { type: 'chooseLocale', locale: 'en' }],
    ['more time', { type: 'askPatience', patience: 2 }],
    ['gentler bots', { type: 'chooseSkill', skill: 'gentle' }],
    ['another name', { type: 'changeLooks', profile: looks('Adele') }],
    ['another colour', { type: 'changeLooks', profile: { ...looks('Ada'), colour: 'sand' } }],
    ['another game', { type: 'chooseGame', game: GAME_IDS.find((game) => game !== open.choice.game) ?? open.choice.game, options: {} }],
  ])('%s is', (_, move) => {
    const { state, present } = new Evening('Ada', 'Ben')
    expect(decide(state, move, { person: 'p1', present, chance })).toHaveLength(1)
  })
})

describe('a pause', () => {
  const timed = GAME_IDS.filter((id) => 'timers' in entry(id).manifest.choices)

  /** How long the game's clock still runs once somebody was removed, in a pause or without one. */
  const clockAfterRemoval = (game: GameId, moves: number, pausedForMs: number | null): number | null => {
    const luck = seededChance(`pause ${game} ${moves}`)
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan', 'Eve')
    const options = { ...entry(game).usual('pl'), timers: 'brisk' }
    evening.does('p1', { type: 'chooseGame', game, options }).does('p1', { type: 'startGame' })
    for (let made = 0; made < moves; made++) anyMoveIn(evening, luck)
    evening.after(5000)
    const seat = evening.open.play?.open.awaited[0]
    if (seat === undefined || evening.open.play?.open.phase === 'over') return null
    if (pausedForMs !== null) evening.does('p1', { type: 'pauseGame' }).after(pausedForMs)
    evening.does('p1', { type: 'removeSeat', seat })
    if (pausedForMs !== null) evening.does('p1', { type: 'resumeGame' })
    const due = evening.open.play?.open.due ?? null
    return due === null ? null : due - evening.now
  }

  it.each(timed)('%s: whoever is removed in it takes and gives nobody time', (game) => {
    for (let moves = 0; moves < 8; moves++)
      expect(clockAfterRemoval(game, moves, 490_000), `after ${moves} moves`).toBe(clockAfterRemoval(game, moves, null))
  })
})

describe('a game that the host ends', () => {
  const endedAfter = (game: GameId, moves: number) => {
    const luck = seededChance(`${game} ${moves}`)
    const evening = new Evening('Ada', 'Ben', 'Cleo', 'Dan').does('p1', { type: 'chooseGame', game, options: {} })
    evening.does('p1', { type: 'startGame' })
    for (let made = 0; made < moves && evening.open.play?.open.phase !== 'over'; made++) anyMoveIn(evening, luck)
    const scores = evening.open.play?.open.scores
    const phase = evening.open.play?.open.phase
    return { evening, scores, phase }
  }

  it.each(GAME_IDS)('%s is over at once, wherever it was, with the points of that moment', (game) => {
    const phases = new Set<string>()
    for (let moves = 0; moves < 60; moves += 2) {
      const { evening, scores, phase } = endedAfter(game, moves)
      if (phase === 'over') continue
      phases.add(phase ?? '')
      evening.does('p1', { type: 'endGame' })
      const { play, isCutShort } = evening.open
      expect(play?.open).toMatchObject({ phase: 'over', awaited: [] })
      expect(isCutShort).toBe(true)
      expect(play?.open.scores).toEqual(scores)
      expect(evening.open.happenings.at(-1)?.what).toBe('gameCutShort')
      // its podium stays until the host leads on
      expect(decide(evening.state, { type: 'endGame' }, { person: 'p1', present: evening.present, chance })).toEqual([])
      evening.does('p1', { type: 'closeGame' })
      expect(evening.open).toMatchObject({ play: null, isCutShort: false })
    }
    expect(phases.size).toBeGreaterThan(0)
  })

  it('goes on from a pause to its podium', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' }).does('p1', { type: 'pauseGame' })
    evening.does('p1', { type: 'endGame' })
    expect(evening.open).toMatchObject({ pausedAt: null, play: { open: { phase: 'over' } } })
  })

  it('is not closed without its podium, and nobody else ends it', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' })
    expect(evening.try('p2', { type: 'endGame' })).toBe('onlyTheHost')
    evening.does('p1', { type: 'closeGame' })
    expect(evening.open.play?.open.phase).toBe('over')
  })
})

describe('one more?', () => {
  it('whoever sits at the table says so once, after the game and not before, and the next lobby has forgotten it', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' })
    expect(evening.try('p2', { type: 'wantAgain' })).toBe('noGameInPlay')
    evening
      .does('p1', { type: 'endGame' })
      .does('p2', { type: 'wantAgain' })
      .does('p2', { type: 'wantAgain' })
      .does('p3', { type: 'wantAgain' })
    expect(evening.open.again).toEqual(['p2', 'p3'])
    evening.does('p1', { type: 'closeGame' })
    expect(evening.open.again).toEqual([])
    expect(evening.try('p2', { type: 'wantAgain' })).toBe('noGameInPlay')
  })

  it('whoever only watches has no say', () => {
    const evening = new Evening('Ada', 'Ben', 'Cleo').does('p1', { type: 'startGame' }).does('p1', { type: 'endGame' })
    evening.comes('Dan')
    expect(evening.try('p4', { type: 'wantAgain' })).toBe('notSeated')
  })
})

describe('random evenings', () => {
  it('whatever people do, the table stays sound, and its log makes it again', () => {
    for (let seed = 0; seed < 60; seed++) {
      const luck = seededChance(`evening ${seed}`)
      const evening = new Evening('Ada', 'Ben', 'Cleo')
      const log: TableEvent[] = []
      const apply = evening.apply.bind(evening)
      evening.apply = (events) => {
        log.push(...events)
        return apply(events)
      }
      const begin = evening.state
      for (let step = 0; step < 250; step++) {
        anything(evening, luck)
        expectSound(evening.state)
      }
      expect(JSON.stringify(log.reduce(evolve, begin))).toBe(JSON.stringify(evening.state))
    }
  })
})

function anything(evening: Evening, luck: ReturnType<typeof seededChance>): void {
  const people = Object.keys(evening.open.people)
  const person = pick(luck, people)
  const seat = luck.below(9)
  const game = pick(luck, GAME_IDS)
  const moves: TableMove[] = [
    { type: 'changeLooks', profile: { name: `N${luck.below(50)}`, colour: pick(luck, COLOURS), shape: pick(luck, SHAPES) } },
    { type: 'sitDown' },
    { type: 'sitDown', seat },
    { type: 'standUp' },
    { type: 'leaveTable' },
    { type: 'addBot' },
    { type: 'addBot' },
    { type: 'removeSeat', seat },
    { type: 'moveSeat', seat, to: luck.below(9) },
    { type: 'chooseGame', game, options: anyOptions(entry(game), luck) },
    { type: 'passHost', to: pick(luck, people) },
    { type: 'letBotPlay', seat, evenIfHere: luck.below(2) === 0 },
    { type: 'startGame' },
    { type: 'startGame' },
    { type: 'endGame' },
    { type: 'closeGame' },
    { type: 'wantAgain' },
    { type: 'pauseGame' },
    { type: 'resumeGame' },
    { type: 'chooseSkill', skill: pick(luck, SKILLS) },
  ]
  switch (luck.below(6)) {
    case 0:
      if (people.length < 12) evening.comes(`Guest ${people.length}`)
      return
    case 1: {
      const returning = pick(luck, people)
      evening.away.delete(returning)
      evening.apply(comeBack(evening.state, returning))
      return
    }
    case 2:
      evening.away.add(person)
      evening.apply(replaceHost(evening.state, evening.present))
      return
    case 3:
      return anyMoveIn(evening, luck)
    case 4:
      evening.apply(expire(evening.state, luck))
      return
    default:
      evening.try(luck.below(2) === 0 ? (evening.open.host ?? person) : person, pick(luck, moves))
  }
}

/** Everybody who is waited for does anything. */
function anyMoveIn(evening: Evening, luck: ReturnType<typeof seededChance>): void {
  for (const playing of shuffled(luck, evening.open.play?.open.awaited ?? [])) {
    const { play } = evening.open
    if (!play || !evening.state.held[playing]) return
    const move = entry(play.game).anyMove(seatView(gameState(evening.state), playing), luck)
    const decision = move && playMove(evening.state, playing, move, luck)
    if (decision && !isRefused(decision)) evening.apply(decision)
  }
}

function expectSound(state: TableState): void {
  const { open, held } = state
  const playing = open.seats.filter(({ isOut }) => !isOut)
  const persons = playing.flatMap(({ person }) => person ?? [])
  expect(new Set(persons).size).toBe(persons.length)
  expect(new Set(open.seats.map(({ seat }) => seat)).size).toBe(open.seats.length)
  expect(new Set(open.seats.map(({ colour }) => colour)).size).toBe(open.seats.length)
  expect(new Set(open.seats.map(({ shape }) => shape)).size).toBe(open.seats.length)
  if (!open.play) expect(open.seats.length).toBeLessThanOrEqual(Math.max(8, seatLimits(open).max))
  if (open.host !== null) expect(open.people[open.host]?.hasLeft).toBe(false)
  if (open.play) {
    expect(Object.keys(held).map(Number)).toEqual(open.play.open.seats)
    expect(playing.map(({ seat }) => seat)).toEqual(open.play.open.seats)
  } else expect(held).toEqual({})
  const shown = tableView(state)
  expect(Object.keys(shown)).toEqual(['open', 'held'])
  expect(shown.held).toBeNull()
  expect(JSON.stringify(shown)).not.toMatch(/guest of|"seed"/)
}

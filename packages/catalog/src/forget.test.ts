import { type Bot, ERASED, type Forget, type GameTypes, type Maker, parse, type Rules, type Seat, type State } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { describe, expect, it } from 'vitest'
import { catalog, GAME_IDS } from './index.ts'

const GAMES = 20
/** Of the states between the first and the last. */
const EVERY = 7

/** What one seat wrote, drew or recorded, with what is to stand in its place. */
type Traces = Map<unknown, unknown>

interface Played<G extends GameTypes> {
  readonly game: Rules<G>
  readonly forget: Forget<G>
  readonly deal: G['deal']
  readonly events: readonly G['event'][]
  readonly traces: ReadonlyMap<Seat, Traces>
  /** Pieces of the options, all written by seat 0. */
  readonly written: readonly unknown[]
}

const makerAt = (seat: Seat, written: readonly unknown[]): Maker => {
  const texts = new Set(written.map((piece) => JSON.stringify(piece)))
  return { isIn: (other) => other === seat, wrote: (piece) => seat === 0 && texts.has(JSON.stringify(piece)) }
}

/** The log without what the seat made. */
function forgotten<G extends GameTypes>({ game, forget, deal, events, written }: Played<G>, seat: Seat) {
  const maker = makerAt(seat, written)
  let state = game.start(deal)
  const left = events.map((event) => {
    const other = forget.event(event, state, maker)
    state = game.evolve(state, event)
    return other
  })
  return { deal: forget.deal?.(deal, maker) ?? deal, events: left }
}

function* states<G extends GameTypes>(game: Rules<G>, log: { deal: G['deal']; events: readonly G['event'][] }): Generator<State<G>> {
  let state = game.start(log.deal)
  yield state
  for (const event of log.events) {
    state = game.evolve(state, event)
    yield state
  }
}

const replaced = (value: unknown, traces: Traces): string =>
  JSON.stringify(value, (_, part: unknown) => (traces.has(part) ? traces.get(part) : part))

/** Everything that is true of a game in which one seat's traces were blotted out. */
function mustForget<G extends GameTypes>(played: Played<G>): void {
  for (const [seat, traces] of played.traces) {
    const log = forgotten(played, seat)
    const text = JSON.stringify(log)
    for (const trace of traces.keys()) expect(text).not.toContain(JSON.stringify(trace))
    for (const [other, theirs] of played.traces) {
      if (other !== seat) for (const trace of theirs.keys()) expect(text).toContain(JSON.stringify(trace))
    }
    const befores = [...states(played.game, played)]
    const afters = [...states(played.game, log)]
    expect(afters).toHaveLength(befores.length)
    for (const [at, after] of afters.entries()) {
      const isLookedAt = at % EVERY === 0 || at === afters.length - 1
      if (isLookedAt && JSON.stringify(after) !== replaced(befores[at], traces))
        expect(after).toEqual(JSON.parse(replaced(befores[at], traces)))
    }
  }
}

/** The player, and what it made at each seat. */
function watched<G extends GameTypes>(player: Bot<G>, plant: (move: G['move'], seat: Seat, traces: Traces) => G['move']) {
  const traces = new Map<Seat, Traces>()
  const bot: Bot<G> = (view, chance, locale) => {
    const idea = player(view, chance, locale)
    if (!idea?.move) return idea
    const theirs = traces.get(view.seat) ?? new Map<unknown, unknown>()
    traces.set(view.seat, theirs)
    return { ...idea, move: plant(idea.move, view.seat, theirs) }
  }
  return { bot, traces }
}

/** Only what came to be played leaves a trace. */
const asPlayed = (traces: ReadonlyMap<Seat, Traces>, events: readonly object[]): ReadonlyMap<Seat, Traces> => {
  const text = JSON.stringify(events)
  return new Map(
    [...traces].map(([seat, theirs]) => [seat, new Map([...theirs].filter(([trace]) => text.includes(JSON.stringify(trace))))]),
  )
}

describe('a game forgets what one seat made', () => {
  it(`in ${GAMES} games of Dixit: clues and recordings, in the log and in every state`, () => {
    const { rules: game, forget } = catalog.dixit
    if (!forget) throw new Error('Dixit has clues')
    let made = 0
    for (let seed = 0; seed < GAMES; seed++) {
      let clues = 0
      const { bot, traces } = watched(atRandom(catalog.dixit.anyMove), (move, seat, theirs) => {
        if (move.type !== 'tellClue') return move
        const clue = `clue ${clues++} of seat ${seat}`
        const clip = `a${String(clues).padStart(8, '0')}${String(seat).padStart(7, '0')}.webm`
        theirs.set(clue, ERASED).set(clip, null)
        return { ...move, clue, kind: 'sung' as const, clip }
      })
      const options = parse(game.options, { clues: 'any', target: 10 })
      if (!options.ok) throw new Error('options')
      const leaving = new Map(seed % 3 === 0 ? [[10 + seed, seed % 4]] : [])
      const { log, finished } = playWithBots(game, bot, { options: options.value, seats: 4, seed: `forget ${seed}`, leaving })
      expect(finished).toBe(true)
      const played = asPlayed(traces, log.events)
      made += [...played.values()].reduce((sum, { size }) => sum + size, 0)
      mustForget({ game, forget, ...log, traces: played, written: [] })
      const recordings = log.events.flatMap((event) => forget.recordings?.(event) ?? [])
      const left = forgotten({ game, forget, ...log, traces: played, written: [] }, 1).events.flatMap(
        (event) => forget.recordings?.(event) ?? [],
      )
      expect(left).toEqual(recordings.filter((clip) => !played.get(1)?.has(clip)))
    }
    expect(made).toBeGreaterThan(GAMES * 4)
  })

  it(`in ${GAMES} games of Pictomania: strokes, booklets and own words, in the log and in every state`, () => {
    const { rules: game, forget } = catalog.pictomania
    if (!forget) throw new Error('Pictomania has drawings')
    let made = 0
    for (let seed = 0; seed < GAMES; seed++) {
      const { bot, traces } = watched(atRandom(catalog.pictomania.anyMove, 4_000), (move, _, theirs) => {
        if (move.type === 'draw') theirs.set(move.ink, '')
        return move
      })
      const ownCards = Array.from({ length: 24 }, (_, card) => ({
        theme: card % 2 === 0 ? '' : `theme ${card}`,
        words: Array.from({ length: 7 }, (_, word) => `word ${word} of ${card}`),
      }))
      const options = parse(game.options, { ownCards: seed % 2 === 0 ? ownCards : null })
      if (!options.ok) throw new Error('options')
      const { log, finished } = playWithBots(game, bot, { options: options.value, seats: 3, seed: `forget ${seed}` })
      expect(finished).toBe(true)
      // a dot may by chance be drawn by two: only what one alone drew is a trace of theirs
      const all = asPlayed(traces, log.events)
      const drawnByOne = (ink: unknown) => [...all.values()].filter((theirs) => theirs.has(ink)).length === 1
      const played = new Map([...all].map(([seat, theirs]) => [seat, new Map([...theirs].filter(([ink]) => drawnByOne(ink)))]))
      made += [...played.values()].reduce((sum, { size }) => sum + size, 0)
      const written = forget.written?.(options.value) ?? []
      for (const { theme, words } of options.value.ownCards ?? []) {
        if (theme !== '') played.get(0)?.set(theme, ERASED)
        for (const word of words) played.get(0)?.set(word, ERASED)
      }
      mustForget({ game, forget, ...log, traces: played, written })
    }
    expect(made).toBeGreaterThan(GAMES * 10)
  })

  it('the next game is played without own words that are gone, and with those that others wrote', () => {
    const { forget, rules } = catalog.pictomania
    const card = (name: string) => ({ theme: '', words: Array.from({ length: 7 }, (_, word) => `${name} ${word}`) })
    const options = parse(rules.options, { ownCards: Array.from({ length: 14 }, (_, number) => card(`card ${number}`)) })
    if (!options.ok || !options.value.ownCards) throw new Error('options')
    const [first, ...others] = options.value.ownCards
    expect(forget?.options?.(options.value, makerAt(0, [first])).ownCards).toEqual(others)
    expect(forget?.options?.(options.value, makerAt(0, others)).ownCards).toBeNull()
  })
})

describe('where somebody can write, what they write can be forgotten', () => {
  it.each(GAME_IDS)('%s', (id) => {
    const { rules, forget } = catalog[id]
    if (takesText(rules.move)) expect(forget?.event).toBeDefined()
    if (takesText(rules.options)) expect(forget).toMatchObject({ written: expect.any(Function), options: expect.any(Function) })
    if (!forget) expect(takesText([rules.move, rules.options])).toBe(false)
  })

  it('the look at schemas finds text', () => {
    expect([catalog.dixit.rules.move, catalog.pictomania.rules.move, catalog.pictomania.rules.options].map(takesText)).toEqual([
      true,
      true,
      true,
    ])
    expect(takesText(catalog.dixit.rules.options)).toBe(false)
  })
})

/** Whether a schema lets anything through that is not one of a list. */
function takesText(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('type' in schema && typeof schema.type === 'string' && ['string', 'unknown', 'any'].includes(schema.type)) return true
  return Object.values(schema).some(takesText)
}

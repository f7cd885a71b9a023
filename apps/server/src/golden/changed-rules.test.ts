import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { entry, GAME_IDS, type GameId } from '@figment/catalog'
import { type GameLog, type GameTypes, parse, type Rules, type State } from '@figment/game-kit'
import { playWithBots } from '@figment/game-kit/simulate'
import { readLog } from '@figment/table'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isReleased, readGoldens } from './golden-files.ts'

const folderOf = (game: GameId) => join(import.meta.dirname, '../../../../games', game)
/** The files that say what an event changes. Everything else of a game may change from one version to the next. */
const effectsOf = (game: GameId) => join(folderOf(game), 'rules/effects')
/** Where the rules are one file, what an event changes cannot be looked at apart from them. */
const APART = GAME_IDS.filter((game) => existsSync(effectsOf(game)))

const NO_RULES = /\.test\.ts$|^(rules\/effects|written|testing|over-sockets|golden|screens|words)\/|^index\.ts$/

const rulesOf = (game: GameId): readonly string[] =>
  readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !NO_RULES.test(file))

/** The same module with everything in it changed: a function throws when it is called, numbers and lists are others. */
function changed(file: string, module: object): object {
  return Object.fromEntries(Object.entries(module).map(([name, value]) => [name, another(`${file}: ${name}`, value)]))
}

function another(name: string, value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, another(name, part)]))
  if (typeof value !== 'function') return value
  return () => {
    throw new Error(`a rule was asked: ${name}`)
  }
}

interface Effects {
  readonly start: Rules<GameTypes>['start']
  readonly evolve: Rules<GameTypes>['evolve']
}

async function effectsAmongChangedRules(game: GameId): Promise<Effects> {
  vi.resetModules()
  for (const file of rulesOf(game)) {
    const path = join(folderOf(game), file)
    vi.doMock(path, async (original) => changed(file, await original<object>()))
  }
  return (await import(/* @vite-ignore */ pathToFileURL(join(effectsOf(game), 'evolve.ts')).href)) as Effects
}

afterEach(() => {
  for (const game of APART) for (const file of rulesOf(game)) vi.doUnmock(join(folderOf(game), file))
  vi.resetModules()
})

interface Course {
  readonly log: GameLog<GameTypes>
  /** After each event, by the rules of today. */
  readonly states: readonly State<GameTypes>[]
}

function courseOf(game: GameId, log: GameLog<GameTypes>): Course {
  const { rules } = entry(game)
  let state = rules.start(log.deal)
  return { log, states: log.events.map((event) => (state = rules.evolve(state, event))) }
}

/** Every game that was ever recorded: with leavers, clocks that ran out, and all that is rare. */
const RECORDED = readGoldens().flatMap(({ lines }) => {
  const logs: { game: GameId; deal: object; events: GameTypes['event'][] }[] = []
  for (const event of readLog(lines).flatMap(({ events }) => events)) {
    if (event.type === 'gameStarted') logs.push({ game: event.game, deal: event.deal, events: [] })
    if (event.type === 'gameMoved') logs.at(-1)?.events.push(event.event)
  }
  return logs
})

const recorded = (game: GameId): Course[] => RECORDED.filter((log) => log.game === game).map((log) => courseOf(game, log))

function optionsOf(game: GameId): GameTypes['options'] {
  const { rules, usual } = entry(game)
  const options = parse(rules.options, usual('en'))
  if (!options.ok) throw new Error(`no usual options of ${game}`)
  return options.value
}

/** Games that nobody has seen before, at every size of table; in the larger ones somebody leaves for good. */
function played(game: GameId): Course[] {
  const { manifest, rules, bot, motion } = entry(game)
  const options = optionsOf(game)
  const { min, max } = manifest.seats(options)
  const sizes = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  return sizes.map((seats) => {
    const leaving = new Map(seats > 4 ? [[30, 1]] : [])
    return courseOf(game, playWithBots(rules, bot, { options, seats, seed: `${game} ${seats}`, leaving, motion }).log)
  })
}

describe.each(APART)('%s in a log', (game) => {
  it.each([
    ['as it was recorded', recorded],
    ['as bots play it', played],
  ])('%s keeps its course when every rule is changed', async (_, courses) => {
    const before = courses(game)
    // of a game that is not released yet nothing is recorded
    if (courses === played) expect(before.length).toBeGreaterThan(2)
    else if (isReleased(game)) expect(before.length).toBeGreaterThan(10)
    const { start, evolve } = await effectsAmongChangedRules(game)
    for (const { log, states } of before) {
      let state = start(log.deal)
      for (const [at, event] of log.events.entries()) {
        state = evolve(state, event)
        // tens of thousands of states: only those that differ are looked at closely
        if (!isDeepStrictEqual(state, states[at])) expect(state).toEqual(states[at])
      }
    }
  })

  it('could not ask a rule without being caught', async () => {
    await effectsAmongChangedRules(game)
    const { rules } = (await import(/* @vite-ignore */ pathToFileURL(join(folderOf(game), 'rules/rules.ts')).href)) as {
      readonly rules: Readonly<Record<string, () => unknown>>
    }
    const asked = [rules.deal, rules.decide, rules.expire, rules.leave]
    for (const ask of asked) expect(ask).toThrow('a rule was asked')
  })
})

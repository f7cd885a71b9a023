import { type GameLog, isRefused, pick, type Rules, seededChance } from '@figment/game-kit'
import { atRandom, playWithBots } from '@figment/game-kit/simulate'
import { misread } from '@figment/game-kit/testing'
import { describe, expect, it } from 'vitest'
import { anyMove } from '../bots/any-move.ts'
import { seldom } from '../bots/seldom.ts'
import { rules } from '../rules/rules.ts'
import { type Event, type Options, type Phase, TIMERS, type TRex, WARM_UPS } from '../types.ts'
import { vocabulary } from './index.ts'
import * as v1 from './v1.ts'
import * as v2 from './v2.ts'
import * as v3 from './v3.ts'

const randomPlayer = atRandom(anyMove, 4_000)

const GAMES_PER_TABLE = 30
const tables = [2, 3, 4, 5, 6, 7, 8]

const withoutTheCount = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => type !== 'countingBegun')

/** As it was played before anybody counted "3, 2, 1, go": everybody began with the cards, or with the end of the warm-up. */
const rulesOfThen: Rules<TRex> = {
  ...rules,
  deal(...how) {
    const deal = rules.deal(...how)
    return deal.countsDown ? { ...deal, countsDown: false, awaited: Object.keys(deal.hands).map(Number), due: null } : deal
  },
  decide(...asked) {
    const decision = rules.decide(...asked)
    return isRefused(decision) ? decision : withoutTheCount(decision)
  },
  expire: (...now) => withoutTheCount(rules.expire(...now)),
}

const anyOptions = (seed: number): Options => ({ warmUp: WARM_UPS[seed % 2] ?? 'off', timers: TIMERS[seed % 3] ?? 'off' })

const skipper = atRandom(seldom['all-cards'].anyMove, 4_000)

interface Parting {
  readonly phase: Phase
  readonly log: GameLog<TRex>
  /** How many events there were before. */
  readonly moment: number
}

/** Somebody leaves the same game earlier: at a few of its moments, and at each of a pause and a tie. */
function partings({ deal, events }: GameLog<TRex>, seed: string): Parting[] {
  const luck = seededChance(seed)
  const anyMoments = new Set(Array.from({ length: 3 }, () => luck.below(events.length)))
  const found: Parting[] = []
  let state = rules.start(deal)
  for (const [moment, event] of events.entries()) {
    const { phase, seats } = state.open
    if (anyMoments.has(moment) || ['reshuffling', 'picking', 'voting'].includes(phase)) {
      const gone = rules.leave(state, pick(luck, seats), luck)
      found.push({ phase, log: { deal, events: [...events.slice(0, moment), ...gone] }, moment })
    }
    state = rules.evolve(state, event)
  }
  return found
}

interface Played {
  readonly log: GameLog<TRex>
  readonly partings: readonly Parting[]
}

const playedAt = new Map<number, readonly Played[]>()

function gamesAt(seats: number): readonly Played[] {
  const games = playedAt.get(seats) ?? Array.from({ length: GAMES_PER_TABLE }, (_, seed) => play(seats, seed))
  playedAt.set(seats, games)
  return games
}

function play(seats: number, seed: number): Played {
  const luck = seededChance(`who leaves ${seats} ${seed}`)
  const leaving = new Map(seed % 4 === 0 ? [0, 1].map(() => [1 + luck.below(120), luck.below(seats)]) : [])
  const player = seed === 1 ? skipper : randomPlayer
  const { log } = playWithBots(rulesOfThen, player, { options: anyOptions(seed), seats, seed: `written ${seats} ${seed}`, leaving })
  // nobody is removed from a game that is over
  const end = log.events.findIndex(({ type }) => type === 'gameEnded')
  const played = { ...log, events: log.events.slice(0, end + 1) }
  return { log: played, partings: partings(played, `partings ${seats} ${seed}`) }
}

describe('what the first two versions wrote', () => {
  it.each(tables)('reads as the third would have written it, with %i players', (seats) => {
    for (const { log, partings } of gamesAt(seats)) {
      expect(misread(vocabulary, log, { version: 1, words: v1 })).toEqual([])
      expect(misread(vocabulary, log, { version: 2, words: v2 })).toEqual([])
      for (const parting of partings) expect(misread(vocabulary, parting.log, { version: 1, words: v1, seen: parting.moment })).toEqual([])
    }
  })

  it('was everything that can happen: no kind of event and no moment to leave is missing from those games', () => {
    const games = tables.flatMap(gamesAt)
    const kinds = new Set(games.flatMap(({ log }) => log.events.map(({ type }) => type)))
    expect(kinds).toEqual(new Set(Object.keys(v2.event.kinds)))
    const partings = games.flatMap((game) => game.partings)
    const phases = new Set(partings.map(({ phase }) => phase))
    expect(phases).toEqual(new Set<Phase>(['warmingUp', 'acting', 'agreeing', 'reshuffling', 'picking', 'voting']))
    const losesVotes = (event: Event | undefined) => event?.type === 'seatRemoved' && event.votesLost.length > 0
    expect(partings.some(({ log, moment }) => losesVotes(log.events[moment]))).toBe(true)
  })
})

describe('what is written now', () => {
  it.each(tables)('is as the third version writes, with %i players', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const { log } = playWithBots(rules, randomPlayer, { options: anyOptions(seed), seats, seed: `now ${seats} ${seed}` })
      expect(misread(vocabulary, log)).toEqual([])
    }
  })

  it('tells what the second had no words for', () => {
    const { log } = playWithBots(rules, randomPlayer, { options: anyOptions(0), seats: 3, seed: 'a warm-up' })
    const isNew = (type: string) => !Object.hasOwn(v2.event.kinds, type)
    const ended = rules.end(rules.start(log.deal), seededChance('the host ends it'))
    const told = new Set([...log.events, ...ended].map(({ type }) => type).filter(isNew))
    expect(told).toEqual(new Set(Object.keys(v3.event.kinds).filter(isNew)))
  })
})

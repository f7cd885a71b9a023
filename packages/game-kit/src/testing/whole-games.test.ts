import { describe, expect, it } from 'vitest'
import { chosenFrom } from '../choices.ts'
import type { Playable } from '../contract.ts'
import { type OpenBase, refused, type Rules } from '../game.ts'
import type { Schema } from '../schema.ts'
import { eachSeat, type Seat, withoutSeat } from '../seat.ts'
import { vocabulary } from '../vocabulary.ts'
import { everyWay, type SmallTable } from './every-way.ts'
import { Story } from './story.ts'
import { troubleIn, unnoticed } from './whole-games.ts'

/** Everybody thinks of a number in secret; then all are shown, three times. */
interface Numbers {
  options: { readonly pace: 'usual' }
  deal: { readonly seats: readonly Seat[] }
  move: { readonly type: 'think'; readonly of: number }
  event: { readonly type: 'thought'; readonly seat: Seat; readonly of: number } | { readonly type: 'shown' | 'ended' }
  refusal: 'notNow'
  open: OpenBase & { readonly shown: readonly number[] }
  held: { readonly of: number | null }
  hidden: object
}

const any = <T>(): Schema<T> => ({ '~standard': { validate: (value) => ({ value: value as T }) } })
const ROUNDS = 3

const rules: Rules<Numbers> = {
  options: chosenFrom({ pace: ['usual'] }),
  move: any(),
  deal: (seats) => ({ seats }),
  start: ({ seats }) => ({
    open: { phase: 'thinking', round: 1, seats, awaited: seats, scores: eachSeat(seats, 0), due: null, shown: [] },
    held: eachSeat(seats, { of: null }),
    hidden: {},
  }),
  decide({ open }, { of }, seat) {
    if (!open.awaited.includes(seat)) return refused('notNow')
    const isLast = open.awaited.length === 1
    const next = open.round < ROUNDS ? ('shown' as const) : ('ended' as const)
    return [{ type: 'thought', seat, of }, ...(isLast ? [{ type: next }] : [])]
  },
  evolve({ open, held, hidden }, event) {
    if (event.type === 'thought')
      return {
        open: { ...open, awaited: withoutSeat(open.awaited, event.seat) },
        held: { ...held, [event.seat]: { of: event.of } },
        hidden,
      }
    const shown = Object.values(held).map(({ of }) => of ?? 0)
    if (event.type === 'ended') return { open: { ...open, phase: 'over', awaited: [], shown }, held, hidden }
    return { open: { ...open, round: open.round + 1, awaited: open.seats, shown }, held: eachSeat(open.seats, { of: null }), hidden }
  },
  expire: () => [],
  leave: () => [{ type: 'ended' }],
  end: () => [{ type: 'ended' }],
}

const game: Playable<Numbers> = {
  manifest: {
    sign: 'M0 0',
    names: { en: { name: '', line: '' }, ru: { name: '', line: '' }, uk: { name: '', line: '' }, pl: { name: '', line: '' } },
    phases: ['thinking', 'over'],
    choices: { pace: ['usual'] },
    seats: () => ({ min: 2, max: 4 }),
  },
  rules,
  vocabulary: vocabulary<Numbers>('Numbers', { options: any(), deal: any(), event: any() }),
  anyMove: ({ open, seat }, chance) => (open.awaited.includes(seat) ? { type: 'think', of: chance.below(100) } : null),
  bot: (_, chance) => ({ move: { type: 'think', of: chance.below(100) }, after: 1000 }),
  twin({ deal, events }, viewer, chance) {
    const lastShown = events.findLastIndex(({ type }) => type !== 'thought')
    const other = events.map((event, at) =>
      event.type === 'thought' && at > lastShown && event.seat !== viewer ? { ...event, of: chance.below(100) } : event,
    )
    return { deal, events: other }
  },
}

const withRules = (change: Partial<Rules<Numbers>>): Playable<Numbers> => ({ ...game, rules: { ...rules, ...change } })
const few = { games: 40 }

describe('whole games', () => {
  it('are without trouble when all is well', () => {
    expect(troubleIn(game, few)).toEqual([])
  })

  it.each([
    [
      'does not end',
      withRules({ decide: (state, move, seat, chance) => (state.open.round === 2 ? [] : rules.decide(state, move, seat, chance)) }),
    ],
    ['refused', { ...game, anyMove: () => ({ type: 'think' as const, of: 1 }) }],
    ['does not replay', withRules({ evolve: forgetful() })],
    [
      'tells a secret',
      withRules({
        evolve(state, event) {
          const next = rules.evolve(state, event)
          return { ...next, open: { ...next.open, shown: Object.values(next.held).map(({ of }) => of ?? 0) } }
        },
      }),
    ],
    ['does it change all secrets?', { ...game, twin: () => null }],
  ])('trouble is told: %s', (sentence, broken) => {
    expect(troubleIn(broken, { games: 3, withBots: false, unruly: 0 }).join('\n')).toContain(sentence)
  })

  it('are held to what else must be true of them', () => {
    const look = { ...few, wrongIn: () => 'crooked', wrongAtTheEnd: () => 'nobody won' }
    expect(troubleIn(game, look).join('\n')).toMatch(/crooked[\s\S]*nobody won/)
  })

  it('a secret that the twin leaves as it is would not be noticed, and that is told', () => {
    const secrets = {
      thought: ({ held }: ReturnType<typeof rules.start>) => held,
      shown: ({ open }: ReturnType<typeof rules.start>) => open.shown,
    }
    expect(unnoticed(game, secrets)).toEqual(['shown'])
  })
})

describe('an unruly game', () => {
  it.each<readonly [string, Playable<Numbers>]>([
    ['goes on after the host has ended it', withRules({ end: () => [] })],
    ['who left is still there', withRules({ leave: (_, seat) => [{ type: 'thought', seat, of: 0 }] })],
    ['waits for nobody', withRules({ decide: (_, { of }, seat) => [{ type: 'thought', seat, of }] })],
    ['bots that take over wait for each other', { ...game, bot: () => ({ move: null, after: 1000 }) }],
    ['can do nothing', { ...game, anyMove: ({ open, seat }) => (open.awaited.at(-1) === seat ? { type: 'think', of: 1 } : null) }],
    [
      'a bot may not',
      {
        ...withRules({
          decide: (state, move, seat, chance) => (move.of > 99 ? refused('notNow') : rules.decide(state, move, seat, chance)),
        }),
        bot: () => ({ move: { type: 'think', of: 100 }, after: 1000 }),
      },
    ],
    ['the screens say "it goes on"', { ...game, announced: () => [{ says: 'it goes on', isTrue: ({ after }) => after.phase !== 'over' }] }],
  ])('trouble is told: %s', (sentence, broken) => {
    expect(troubleIn(broken, { games: 0, looks: 0, unruly: 100, withBots: false }).join('\n')).toContain(sentence)
  })

  it('what the next event says nothing of is not held against the screens', () => {
    const silent: Playable<Numbers> = { ...game, announced: () => [{ says: 'who knows', isTrue: () => null }] }
    expect(troubleIn(silent, { games: 0, looks: 0, unruly: 10, withBots: false })).toEqual([])
  })
})

describe('every way', () => {
  const small: SmallTable<Numbers> = {
    deal: { seats: [0, 1] },
    moves: () => [1, 2].map((of) => ({ type: 'think', of })),
    isDone: ({ round }) => round === 2,
    scores: () => ({ 0: 0, 1: 0 }),
  }

  it('is looked at once, however many orders lead to it', () => {
    // both think of one of two numbers, in either order; or one leaves before
    expect(everyWay(game, small)).toMatchObject({ trouble: [] })
    const { states, ends } = everyWay(game, { ...small, leaver: false })
    expect([states, ends]).toEqual([1 + 4 + 4, 4])
  })

  it.each<readonly [string, Playable<Numbers>, Partial<SmallTable<Numbers>>]>([
    [
      'stuck in thinking',
      withRules({
        decide: (state, move, seat, chance) => (state.open.awaited.length === 1 ? [] : rules.decide(state, move, seat, chance)),
      }),
      { leaver: false },
    ],
    ['should have 1', game, { scores: () => ({ 0: 1 }) }],
    ['there are more than 3 states', game, { statesAtMost: 3 }],
    [
      'a secret is told',
      withRules({
        evolve(state, event) {
          const next = rules.evolve(state, event)
          return { ...next, open: { ...next.open, shown: Object.values(next.held).map(({ of }) => of ?? 0) } }
        },
      }),
      { moves: () => Array.from({ length: 40 }, (_, of) => ({ type: 'think' as const, of })) },
    ],
  ])('trouble is told: %s', (sentence, broken, change) => {
    expect(everyWay(broken, { ...small, ...change }).trouble.join('\n')).toContain(sentence)
  })
})

/** Makes something else of an event the second time. */
function forgetful(): Rules<Numbers>['evolve'] {
  let times = 0
  return (state, event) => {
    const next = rules.evolve(state, event)
    return { ...next, open: { ...next.open, scores: { 0: times++ } } }
  }
}

describe('a story', () => {
  it('is told move by move; what may not be done is an error, or a refusal where one asks', () => {
    const story = new Story(game, 2).does(0, { type: 'think', of: 7 })
    expect(story.try(0, { type: 'think', of: 8 })).toBe('notNow')
    expect(() => story.does(0, { type: 'think', of: 8 })).toThrow('seat 0 may not think: notNow')
    story.allDo({ type: 'think', of: 9 })
    expect(story.open).toMatchObject({ round: 2, shown: [7, 9] })
    expect(story.leaves(1).open.phase).toBe('over')
    expect(story.told.map(({ type }) => type)).toEqual(['thought', 'thought', 'shown', 'ended'])
  })
})

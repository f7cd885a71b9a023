import { describe, expect, it } from 'vitest'
import { chosenFrom } from '../choices.ts'
import type { Playable } from '../contract.ts'
import { type OpenBase, refused, type Rules } from '../game.ts'
import type { Schema } from '../schema.ts'
import { eachSeat, type Seat, withoutSeat } from '../seat.ts'
import { vocabulary } from '../vocabulary.ts'
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
  bot: ({ open, seat }, chance) => (open.awaited.includes(seat) ? { move: { type: 'think', of: chance.below(100) }, after: 1000 } : null),
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
    expect(troubleIn(broken, { games: 3, withBots: false }).join('\n')).toContain(sentence)
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

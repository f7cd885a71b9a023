import { readLog } from '@figment/table'
import { describe, expect, it } from 'vitest'
import { PLANS } from './evenings.ts'
import { isReleased, KEEPERS, readGoldens, readShapes } from './golden-files.ts'
import { momentsOf } from './recording.ts'
import { kindsOf, shapeIn, vocabularyOf } from './vocabularies.ts'

it('every game that was played at a recorded table has recordings of its own', () => {
  const events = readGoldens(['table']).flatMap(({ lines }) => readLog(lines).flatMap((entry) => entry.events))
  const played = new Set(events.flatMap((event) => (event.type === 'gameStarted' ? [event.game] : [])))
  expect(played.size).toBeGreaterThan(1)
  expect([...played].filter((game) => !isReleased(game))).toEqual([])
})

describe.each(KEEPERS.filter(isReleased))('what was recorded of %s', (keeper) => {
  const goldens = readGoldens([keeper])

  it('is there', () => {
    expect(goldens.length).toBeGreaterThan(0)
  })

  it.each(goldens)('$version $name shows everybody what it showed then', ({ lines, moments }) => {
    const now = momentsOf(lines)
    expect(now.map(({ entries }) => entries)).toEqual(moments.map(({ entries }) => entries))
    // a later version may show more, never less and nothing else
    for (const [at, moment] of moments.entries()) {
      // thousands of them: only one that shows less is looked at closely
      if (!isShownBy(moment, now[at])) expect(now[at]).toMatchObject(moment)
    }
  })

  const shapes = readShapes(keeper)

  it.each(shapes)('$release: what it wrote has the shape that it had; another shape needs another version', ({ version, shape }) => {
    expect(JSON.parse(JSON.stringify(shapeIn(keeper, version)))).toEqual(shape)
  })

  it('was never written in a version that this one does not know', () => {
    expect(shapes.length).toBeGreaterThan(0)
    for (const { version } of shapes) expect(version).toBeLessThanOrEqual(vocabularyOf(keeper).version)
  })
})

describe('what is recorded of the next release', () => {
  it('has every kind of event of the table and of every game in it, every option, and everything that an event can name', () => {
    const told = new Map(KEEPERS.map((keeper) => [keeper, new Set<string>()]))
    const tell = (keeper: string, type: string) => told.get(KEEPERS.find((one) => one === keeper) ?? 'table')?.add(type)
    /** By the place where it can stand. */
    const named = new Map<string, Set<unknown>>()
    const name = (place: string, fields: object) => {
      for (const [field, value] of Object.entries(fields)) {
        const there = (named.get(`${place} ${field}`) ?? new Set()).add(value)
        named.set(`${place} ${field}`, value === null ? there : there.add(SOMETHING))
      }
    }
    for (const line of PLANS.flatMap((plan) => plan.record())) {
      const { events } = JSON.parse(line) as { events: readonly Written[] }
      for (const { type, game, event, deal } of events) {
        tell('table', type)
        if (game && event) tell(game, event.type)
        if (game && event) name(`${game} ${event.type}`, event)
        if (game && deal) name(`${game} options`, deal.options)
      }
    }
    for (const keeper of KEEPERS) expect([...(told.get(keeper) ?? [])].toSorted()).toEqual([...kindsOf(keeper)].toSorted())
    const missing = KEEPERS.filter((keeper) => keeper !== 'table').flatMap((game) => {
      const { event, options } = shapeIn(game, vocabularyOf(game).version) as { event: Shapes; options: Shapes[string] }
      return Object.entries({ ...event, options }).flatMap(([kind, fields]) =>
        Object.entries(fields).flatMap(([field, shape]) =>
          (field === 'due' ? [] : choicesIn(shape)).flatMap((one) =>
            named.get(`${game} ${kind} ${field}`)?.has(one) ? [] : [`${game} ${kind}: ${field} ${String(one)}`],
          ),
        ),
      )
    })
    expect(missing).toEqual([])
  })
})

interface Written {
  readonly type: string
  readonly game?: string
  readonly event?: { readonly type: string }
  readonly deal?: { readonly options: object }
}

type Shapes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Where one of several words stands: all of them; where there may be nothing: anything. */
function choicesIn(shape: unknown): readonly unknown[] {
  if (typeof shape !== 'object' || shape === null) return []
  if ('oneOf' in shape && Array.isArray(shape.oneOf)) return shape.oneOf
  return 'nullable' in shape ? [SOMETHING] : []
}

const SOMETHING = 'anything at all'

/** All that was seen then is seen now; in lists, as many as there were. */
function isShownBy(then: unknown, now: unknown): boolean {
  if (typeof then !== 'object' || then === null || typeof now !== 'object' || now === null) return Object.is(then, now)
  if (Array.isArray(then) !== Array.isArray(now) || (Array.isArray(then) && then.length !== (now as readonly unknown[]).length))
    return false
  return Object.entries(then).every(([name, value]) => Object.hasOwn(now, name) && isShownBy(value, (now as Record<string, unknown>)[name]))
}

it('whoever looks closely is told of less, of other, and of longer lists', () => {
  const then = { cards: [1, { is: 'fox' }], seats: { 0: 'Ada' } }
  expect(isShownBy(then, { cards: [1, { is: 'fox', more: true }], seats: { 0: 'Ada', 1: 'Ben' } })).toBe(true)
  for (const now of [
    { cards: [1, { is: 'fox' }, 2], seats: { 0: 'Ada' } },
    { cards: [1, { is: 'owl' }], seats: { 0: 'Ada' } },
    { cards: [1, {}], seats: { 0: 'Ada' } },
    { cards: [1, { is: 'fox' }] },
    { cards: { 0: 1, 1: { is: 'fox' } }, seats: { 0: 'Ada' } },
    null,
  ])
    expect(isShownBy(then, now)).toBe(false)
})

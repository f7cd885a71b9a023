import { parse, type Schema } from '@figment/game-kit'
import { describe, expect, it } from 'vitest'
import { PLANS } from './evenings.ts'
import { KEEPERS, readGoldens } from './golden-files.ts'
import { vocabularyOf } from './vocabularies.ts'

type Written = Readonly<Record<string, unknown>>
type Keeper = (typeof KEEPERS)[number]
interface Told {
  readonly keeper: Keeper
  readonly version: number
  readonly event: Written
}

/** Every event of a log as it stands there, and whose it is. */
function toldIn(line: string): Told[] {
  const { v: versions = {}, events } = JSON.parse(line) as { v?: Record<string, number>; events: readonly Written[] }
  return events.flatMap((event): Told[] => {
    const own: Told = { keeper: 'table', version: versions.table ?? 1, event }
    const keeper = KEEPERS.find((one) => one === event.game)
    return event.type === 'gameMoved' && keeper ? [own, { keeper, version: versions[keeper] ?? 1, event: event.event as Written }] : [own]
  })
}

const EACH = 4
/** A few of each kind that was ever written, by game, version and type. */
const kinds = new Map<string, Told[]>()
for (const line of [...readGoldens().flatMap(({ lines }) => lines), ...PLANS.flatMap((plan) => plan.record())]) {
  for (const told of toldIn(line)) {
    const name = `${told.keeper} ${told.version} ${String(told.event.type)}`
    const known = kinds.get(name) ?? []
    if (known.length < EACH) kinds.set(name, [...known, told])
  }
}

const OTHERS: readonly unknown[] = [null, true, 0, 1.5, -1, '', 'another', '7', [], [null], {}, { type: 'said' }, { 0: 1 }]
const SPECIAL = JSON.parse('{"__proto__":1}') as object

/** The same with something wrong or odd somewhere in it. */
function* changed(value: unknown): Generator {
  for (const other of OTHERS) yield other
  if (Array.isArray(value)) {
    yield value.slice(1)
    yield [...value, value[0] ?? null]
    yield Object.fromEntries(value.entries())
    for (const [at, part] of value.entries()) for (const other of changed(part)) yield value.with(at, other)
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
    yield Object.fromEntries(fields.toReversed())
    yield { ...value, more: 1 }
    yield { ...value, 99: 1 }
    yield Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(SPECIAL))
    for (const [name, part] of fields) {
      yield Object.fromEntries(fields.filter(([other]) => other !== name))
      yield { ...value, [name]: undefined }
      for (const other of changed(part)) yield { ...value, [name]: other }
    }
  }
}

/** As the schema of its facts alone reads it, piece by piece. */
function slowly(schema: object, event: unknown): ReturnType<typeof parse> {
  const { kinds: facts } = schema as { readonly kinds: Readonly<Record<string, Schema<object>>> }
  if (typeof event !== 'object' || event === null || !('type' in event)) return { ok: false, isTooLong: false }
  const { type, ...rest } = event
  const known = typeof type === 'string' && Object.hasOwn(facts, type) ? facts[type] : undefined
  if (!known) return { ok: false, isTooLong: false }
  const read = parse(known, rest)
  return read.ok ? { ok: true, value: { type, ...read.value } } : read
}

describe('an event that is read at a glance is what its schema reads', () => {
  it('there are some of every game', () => {
    expect(new Set([...kinds.values()].flat().map(({ keeper }) => keeper))).toEqual(new Set(KEEPERS))
  })

  it.each([...kinds])('%s', (_, events) => {
    for (const { keeper, version, event } of events) {
      const schema = vocabularyOf(keeper).dictionaries[version - 1]?.event
      if (!schema) throw new Error('no schema')
      const read = parse(schema, event)
      expect(read).toEqual({ ok: true, value: event })
      // the very same: it was looked at, and not made anew. A game may have schemas that take longer
      if (keeper === 'table' && read.ok) expect(read.value).toBe(event)
      for (const odd of changed(event)) {
        const [quick, slow] = [parse(schema, odd), slowly(schema, odd)]
        if (quick.ok !== slow.ok) expect({ odd, ok: quick.ok }).toEqual({ odd, ok: slow.ok })
        if (quick.ok && slow.ok) expect(quick.value).toEqual(slow.value)
      }
    }
  })
})

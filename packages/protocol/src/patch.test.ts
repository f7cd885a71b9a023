import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, diff, type Patch } from './patch.ts'

const json = fc.jsonValue({ maxDepth: 4 })
// -0 becomes 0 on the wire, and so does everything that JSON cannot say
const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function patchFrom(before: unknown, after: unknown): Patch | null {
  const text = diff(before, after)
  return text === null ? null : (JSON.parse(text) as Patch)
}

describe('patches', () => {
  it('make the new value out of the old one', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchFrom(onTheWire(before), onTheWire(after))
        expect(patch === null ? onTheWire(before) : apply(onTheWire(before), patch)).toEqual(onTheWire(after))
      }),
      { numRuns: 2000 },
    )
  })

  it('say only what changed', () => {
    const before = { people: { p1: { name: 'Ada' } }, seats: [1, 2], code: 'BCDFG' }
    expect(patchFrom(before, { ...before, people: { ...before.people, p2: { name: 'Ben' } } })).toEqual([
      1,
      { people: [1, { p2: [0, { name: 'Ben' }] }] },
    ])
    expect(patchFrom(before, { code: 'BCDFG', people: before.people })).toEqual([1, {}, ['seats']])
    expect(patchFrom(before, { ...before })).toBeNull()
  })

  it('make the new list out of the old one, whatever they share', () => {
    fc.assert(
      fc.property(fc.array(json), fc.array(json), fc.array(json), (shared, left, right) => {
        const kept = onTheWire(shared) as unknown[]
        const from = [...kept, ...(onTheWire(left) as unknown[])]
        const to = [...kept, ...(onTheWire(right) as unknown[])]
        const patch = patchFrom(from, to)
        expect(patch === null ? from : apply(from, patch)).toEqual(to)
      }),
    )
  })

  it('say only what is new at the end of a list', () => {
    const [first, second] = [{ round: 1 }, { round: 2 }]
    expect(patchFrom({ told: [first] }, { told: [first, second] })).toEqual([1, { told: [2, 1, [second]] }])
    expect(patchFrom([1, 2, 3], [1, 2])).toEqual([2, 2, []])
    expect(patchFrom([1, 2], [2])).toEqual([0, [2]])
    expect(patchFrom([first], [first])).toBeNull()
    expect(apply([1, 2, 3], [2, 1, [4]])).toEqual([1, 4])
  })

  it('do not look into what is shared', () => {
    const shared = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked inside')
        },
      },
    )
    expect(patchFrom({ shared, round: 1 }, { shared, round: 2 })).toEqual([1, { round: [0, 2] }])
  })

  it('keep null apart from gone', () => {
    expect(apply({ clue: 'x', due: 5 }, patchFrom({ clue: 'x', due: 5 }, { clue: null }) ?? [0, null])).toEqual({ clue: null })
  })
})

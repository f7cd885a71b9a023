import { expect, it } from 'vitest'
import { Places } from './places.ts'

const places = new Places(Buffer.from('a secret of the store'))

it('a place is known again at the same table, and at no other', () => {
  expect(places.of('BCDFG', '192.0.2.1')).toMatch(/^[\da-f]{5}$/)
  expect(places.of('BCDFG', '192.0.2.1')).toBe(places.of('BCDFG', '192.0.2.1'))
  expect(places.of('GFDCB', '192.0.2.1')).not.toBe(places.of('BCDFG', '192.0.2.1'))
  expect(new Places(Buffer.from('another')).of('BCDFG', '192.0.2.1')).not.toBe(places.of('BCDFG', '192.0.2.1'))
})

it('many addresses share a mark, so that it leads back to none', () => {
  const marks = new Set(Array.from({ length: 2 ** 13 }, (_, at) => places.of('BCDFG', `10.0.${at >> 8}.${at & 255}`)))
  expect(marks.size).toBeLessThan(2 ** 13)
  expect(marks.size).toBeGreaterThan(2 ** 12)
})

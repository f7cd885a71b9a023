import { expect, it } from 'vitest'
import type { Schema } from '../schema.ts'
import { vocabulary } from '../vocabulary.ts'
import { inVersion, misread } from './reading.ts'

interface First {
  options: object
  deal: { readonly seats: number }
  event: { readonly type: 'sat'; readonly seat: number }
}
interface Second extends Omit<First, 'event'> {
  event: First['event'] & { readonly awaited: number }
}

const any = <T>(): Schema<T> => ({ '~standard': { validate: (value) => ({ value: value as T }) } })
const dictionary = <W extends First>() => ({ options: any<W['options']>(), deal: any<W['deal']>(), event: any<W['event']>() })
const words = { deal: { entries: { seats: 0 } }, event: { kinds: { sat: { entries: { seat: 0 } } } } }
const log = { deal: { seats: 3 }, events: [2, 1, 0].map((awaited) => ({ type: 'sat', seat: 2 - awaited, awaited })) }

/** Reads the first version with this idea of who is still awaited. */
const reading = (awaitedAfter: (seats: number, satDown: number) => number) =>
  vocabulary<First>('Chairs', dictionary<First>()).next<Second>(dictionary<Second>(), {
    options: (options) => options,
    deal: (deal) => deal,
    game({ seats }) {
      let satDown = 0
      return (event) => ({ ...event, awaited: awaitedAfter(seats, ++satDown) })
    },
  })

it('an earlier version has only what it had words for', () => {
  expect(inVersion(log, words).events[0]).toEqual({ type: 'sat', seat: 0 })
})

it('what is read as it was written is no trouble, in whatever order its facts stand', () => {
  expect(
    misread(
      reading((seats, satDown) => seats - satDown),
      log,
      { version: 1, words },
    ),
  ).toEqual([])
  expect(
    misread(
      reading(() => 0),
      log,
    ),
  ).toEqual([])
})

it('what is read differently is told; not what was looked at before', () => {
  const wrong = reading(() => 1)
  expect(misread(wrong, log, { version: 1, words })).toEqual(['event 0, sat', 'event 2, sat'])
  expect(misread(wrong, log, { version: 1, words, seen: 1 })).toEqual(['event 2, sat'])
})

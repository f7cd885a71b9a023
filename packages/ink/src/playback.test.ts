import { expect, it } from 'vitest'
import { type Moment, playback, type TimedStroke } from './playback.ts'

const line = (at: number, from = 0, to = 4000): TimedStroke => ({
  pen: 'thin',
  at,
  headings: null,
  points: [
    { x: from, y: 100, pressure: 8 },
    { x: to, y: 100, pressure: 8 },
  ],
})
const endOf = ({ part }: Moment): number | undefined => part?.cubics.at(-1)?.to.x

// four thousand steps take a second
const momentAt = playback([line(2000), line(2500), line(9000, 1000, 1010)])

it('nothing is to be seen before the first stroke', () => {
  expect(momentAt(0)).toEqual({ whole: 0, part: null })
  expect(momentAt(1000)).toEqual({ whole: 0, part: null })
})

it('a stroke grows until it was finished', () => {
  expect(endOf(momentAt(1250))).toBeCloseTo(1000)
  expect(endOf(momentAt(1750))).toBeCloseTo(3000)
  expect(momentAt(2000)).toEqual({ whole: 1, part: null })
})

it('a stroke begins when the one before it is finished', () => {
  expect(endOf(momentAt(2250))).toBeCloseTo(2000)
  expect(momentAt(2500)).toEqual({ whole: 2, part: null })
})

it('a short stroke does not flash', () => {
  expect(momentAt(8880)).toEqual({ whole: 2, part: null })
  expect(endOf(momentAt(8940))).toBeCloseTo(1005)
})

it('everything is there in the end', () => {
  expect(momentAt(9000)).toEqual({ whole: 3, part: null })
  expect(momentAt(1e9)).toEqual({ whole: 3, part: null })
  expect(playback([])(5)).toEqual({ whole: 0, part: null })
})

it('strokes that came at the same time appear together', () => {
  expect(playback([line(700), line(700)])(700)).toEqual({ whole: 2, part: null })
})

it('a dot is there as soon as it is begun', () => {
  const dot: TimedStroke = { pen: 'thick', at: 500, points: [{ x: 1, y: 1, pressure: 8 }], headings: null }
  expect(playback([dot])(450).part?.cubics).toMatchObject([{ from: dot.points[0], to: dot.points[0] }])
})

import { describe, expect, it } from 'vitest'
import { inkOf } from './codec.ts'
import { HANDS, type Sample } from './hand-in-tests.ts'
import { hasRoomFor, SHEET_LETTERS_AT_FIRST, SHEET_LETTERS_AT_MOST, SHEET_LETTERS_PER_SECOND, SHEET_STROKES_AT_MOST } from './sheet.ts'
import { Tracer } from './tracer.ts'

const MINUTES = 10
const TURNS = MINUTES * 6
const DOWN_SAMPLES = 31
const UP_SAMPLES = 9
const DOT_EVERY_MS = 140
/** So late in the drawing that only the sheet itself is a bound. */
const LATE_MS = 3_600_000

interface Drawn {
  readonly letters: number
  /** Milliseconds since the drawing began. */
  readonly at: number
}

/** What the client makes of it, stroke by stroke; `lifts` after so many samples. */
function drawnBy(samples: readonly Sample[], lifts = Number.POSITIVE_INFINITY, pause = 0): readonly Drawn[] {
  const drawn: Drawn[] = []
  let tracer: Tracer | null = null
  const keep = (at: number) => {
    for (const { points, headings } of tracer?.takeFinished() ?? []) drawn.push({ letters: inkOf(points, headings).length, at })
  }
  let down = 0
  for (const [number, { point, at }] of samples.entries()) {
    if (number % (lifts + pause) >= lifts) continue
    if (tracer) tracer.add([point], at)
    else tracer = new Tracer({ pen: 'thick', number: 0, first: point, at })
    keep(at)
    if (++down % lifts !== 0 && number !== samples.length - 1) continue
    tracer.end()
    keep(at)
    tracer = null
  }
  return drawn
}

/** Ten seconds of a hand, over and over, for ten minutes. */
const tenMinutes = (hand: string): readonly Sample[] =>
  Array.from({ length: TURNS }, (_, turn) => (HANDS[hand] ?? []).map(({ point, at }) => ({ point, at: at + turn * 10_000 }))).flat()

const scribbled = drawnBy(tenMinutes('scribbling with a mouse'))
const lifted = drawnBy(tenMinutes('scribbling with a mouse'), 500)
const hatched = drawnBy(tenMinutes('scribbling with a pen'), DOWN_SAMPLES, UP_SAMPLES)
const dotted = drawnBy(
  tenMinutes('scribbling with a pen').filter(
    ({ at }, number, all) => Math.floor(at / DOT_EVERY_MS) !== Math.floor((all[number - 1]?.at ?? -1) / DOT_EVERY_MS),
  ),
  1,
)
const sum = (drawn: readonly Drawn[]): number => drawn.reduce((letters, one) => letters + one.letters, 0)

/** How many of these strokes find room when they come so much later than they were drawn. */
function taken(drawn: readonly Drawn[], late: (at: number) => number = (at) => at): number {
  let letters = 0
  let strokes = 0
  for (const stroke of drawn) {
    if (!hasRoomFor(stroke.letters, { strokes, letters, age: late(stroke.at) })) continue
    letters += stroke.letters
    strokes++
  }
  return strokes
}

describe('a sheet', () => {
  it.each([
    ['dense hatching', hatched, { strokes: 1700, letters: 30_000 }],
    ['dots as fast as a hand goes', dotted, { strokes: 4200, letters: 25_000 }],
    ['furious scribbling without a stop', scribbled, { strokes: 20, letters: 60_000 }],
    ['furious scribbling, the pen lifted every four seconds', lifted, { strokes: 140, letters: 60_000 }],
  ])('has room for ten minutes of %s', (_, drawn, atLeast) => {
    expect(drawn.length).toBeGreaterThan(atLeast.strokes)
    expect(sum(drawn)).toBeGreaterThan(atLeast.letters)
    expect(taken(drawn)).toBe(drawn.length)
  })

  it('has room for all that waited in a tunnel and comes at once', () => {
    const inTunnel = { from: 120_000, until: 300_000 }
    const late = (at: number) => (at > inTunnel.from && at < inTunnel.until ? inTunnel.until : at)
    for (const drawn of [hatched, dotted, scribbled]) expect(taken(drawn, late)).toBe(drawn.length)
  })

  it('ends at 6,000 strokes, at 256 K letters, and at what a hand can have drawn by then', () => {
    const empty = { strokes: 0, letters: 0, age: LATE_MS }
    expect(hasRoomFor(8, { ...empty, strokes: SHEET_STROKES_AT_MOST - 1 })).toBe(true)
    expect(hasRoomFor(8, { ...empty, strokes: SHEET_STROKES_AT_MOST })).toBe(false)
    expect(hasRoomFor(8, { ...empty, letters: SHEET_LETTERS_AT_MOST - 8 })).toBe(true)
    expect(hasRoomFor(8, { ...empty, letters: SHEET_LETTERS_AT_MOST - 7 })).toBe(false)
    const atFirst = { ...empty, age: 0 }
    expect(hasRoomFor(SHEET_LETTERS_AT_FIRST, atFirst)).toBe(true)
    expect(hasRoomFor(SHEET_LETTERS_AT_FIRST + 1, atFirst)).toBe(false)
    const afterTwoSeconds = { ...empty, age: 2000, letters: SHEET_LETTERS_AT_FIRST }
    expect(hasRoomFor(2 * SHEET_LETTERS_PER_SECOND, afterTwoSeconds)).toBe(true)
    expect(hasRoomFor(2 * SHEET_LETTERS_PER_SECOND + 1, afterTwoSeconds)).toBe(false)
  })
})

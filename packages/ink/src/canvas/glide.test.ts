import { describe, expect, it } from 'vitest'
import { type Cubic, type Knot, type Piece, STRAIGHT } from '../index.ts'
import { Glide } from './glide.ts'

const at = (x: number, number = 1): Knot => ({ x, y: 0, pressure: 8, heading: number === 0 ? null : STRAIGHT })
const piece = (from: number, ...xs: number[]): Piece => ({
  stroke: 1,
  pen: 'thin',
  fate: 'growing',
  from,
  knots: xs.map((x, i) => at(x, from + i)),
  bare: null,
})
const bare = (from: number, x: number, ...xs: number[]): Piece => ({
  ...piece(from, ...xs),
  bare: { x, y: 0, isSharp: from + xs.length === 1 },
})
const ended = (from: number, ...xs: number[]): Piece => ({ ...piece(from, ...xs), fate: 'ended' })
const lineOf = (...xs: number[]) => ({ points: xs.map((x) => ({ x, y: 0, pressure: 8 })), headings: xs.slice(1).map(() => STRAIGHT) })
const endOf = (cubics: readonly Cubic[]): number | undefined => cubics.at(-1)?.to.x
const seen = (glide: Glide): readonly Cubic[] => [...glide.again(), ...glide.wet()]

describe('a gliding line', () => {
  it('flows evenly while pieces come every 40 ms', () => {
    const glide = new Glide(piece(0, 0), 0)
    const ends: number[] = []
    let known = 1
    for (let now = 0; now < 800; now += 16) {
      if (now % 48 === 0 && now > 0) glide.take(piece(known++, now * 2), now)
      glide.advance(now)
      ends.push(endOf(seen(glide)) ?? 0)
    }
    const steps = ends.slice(1).map((end, i) => end - (ends[i] ?? 0))
    const calm = steps.slice(15)
    expect(Math.max(...calm)).toBeLessThan(2 * 16 * 1.6)
    expect(Math.min(...calm)).toBeGreaterThan(2 * 16 * 0.5)
  })

  it('arrives, has no gaps on the way, and lays every leg once, as a whole', () => {
    const glide = new Glide(ended(0, 0, 300, 500), 0)
    const laid: Cubic[] = []
    for (let now = 0; now < 300; now += 16) {
      laid.push(...glide.advance(now))
      expect(glide.again()).toEqual(laid)
      const line = seen(glide)
      for (const [i, { from }] of line.slice(1).entries()) expect(from.x).toBe(line[i]?.to.x)
    }
    expect(glide.isStill).toBe(true)
    expect(laid.map(({ from, to }) => [from.x, to.x])).toEqual([
      [0, 300],
      [300, 500],
    ])
    expect(glide.wet()).toEqual([])
    expect(glide.advance(400)).toEqual([])
  })

  it('shows a dot at once, and lays it when nothing follows', () => {
    const glide = new Glide(piece(0, 77), 0)
    expect(glide.isStill).toBe(false)
    expect(glide.advance(0)).toEqual([])
    expect(glide.wet()).toMatchObject([{ from: { x: 77 }, to: { x: 77 } }])
    expect(glide.isStill).toBe(true)
    glide.take(ended(1), 10)
    expect(glide.advance(16)).toHaveLength(1)
    expect([glide.again().length, glide.wet()]).toEqual([1, []])
  })

  it('follows the pen without laying what may change', () => {
    const glide = new Glide(bare(0, 100, 0), 0)
    for (let now = 0; now < 160; now += 16) expect(glide.advance(now)).toEqual([])
    expect(endOf(glide.wet())).toBe(100)
    expect(glide.take(bare(1, 220, 150), 160)).toBe(true)
    const laid = Array.from({ length: 12 }, (_, i) => glide.advance(160 + 16 * i)).flat()
    expect(laid).toMatchObject([{ from: { x: 0 }, to: { x: 150 } }])
    expect(endOf(glide.wet())).toBe(220)
  })

  it('goes on round to where the pen is', () => {
    const glide = new Glide({ ...bare(0, 0, 0), knots: [at(0, 0), { x: 100, y: 0, pressure: 8, heading: { leaves: 0, arrives: 50 } }] }, 0)
    glide.take({ ...bare(2, 200), bare: { x: 200, y: 100, isSharp: false } }, 10)
    const [, cubic] = glide.rush()
    // a quarter turn that came half way down goes on to the right, straight down in the end
    expect(cubic?.out.y).toBeGreaterThan(0)
    expect(cubic?.to).toEqual({ x: 200, y: 100, pressure: 8 })
  })

  it('says when what it laid is another line now', () => {
    const glide = new Glide(ended(0, 0, 300), 0)
    glide.rush()
    expect(glide.complete(lineOf(0, 300, 500), 10)).toBe(true)
    expect(glide.complete(lineOf(0, 400, 500), 20)).toBe(false)
    expect(endOf(glide.rush())).toBe(500)
  })

  it('joins what it did not miss', () => {
    const late = new Glide(piece(20, 500, 600), 0)
    late.take(piece(21, 650, 700), 40)
    late.take(piece(40, 900), 80)
    expect(late.rush()[0]?.from.x).toBe(500)
    expect(endOf(late.again())).toBe(900)
    late.take(piece(41, 950), 120)
    expect(endOf(late.rush())).toBe(950)
    late.complete(lineOf(0, 950, 990), 160)
    expect(endOf(late.rush())).toBe(990)
    expect(late.again()[0]?.from.x).toBe(0)
  })

  it('stands when the finished stroke is what it showed', () => {
    const glide = new Glide(piece(0, 0, 300, 500), 0)
    glide.rush()
    expect(glide.complete(lineOf(0, 300, 500), 50)).toBe(true)
    expect(glide.isStill).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { Bend, Piece, Point } from '../index.ts'
import { Glide } from './glide.ts'

const at = (x: number): Point => ({ x, y: 0, pressure: 8 })
const piece = (from: number, ...xs: number[]): Piece => ({ stroke: 1, pen: 'thin', fate: 'growing', from, points: xs.map(at) })
const endOf = (bends: readonly Bend[]): number | undefined => bends.at(-1)?.to.x

describe('a gliding line', () => {
  it('flows evenly while pieces come every 40 ms', () => {
    const glide = new Glide(piece(0, 0), 0)
    const ends: number[] = []
    let known = 1
    for (let now = 0; now < 800; now += 16) {
      if (now % 48 === 0 && now > 0) glide.take(piece(known++, now * 2), now)
      const end = endOf(glide.advance(now))
      if (end !== undefined) ends.push(end)
    }
    const steps = ends.slice(1).map((end, i) => end - (ends[i] ?? 0))
    const calm = steps.slice(15)
    expect(Math.max(...calm)).toBeLessThan(2 * 16 * 1.6)
    expect(Math.min(...calm)).toBeGreaterThan(2 * 16 * 0.5)
  })

  it('arrives, and has no gaps on the way', () => {
    const glide = new Glide(piece(0, 0, 300, 500), 0)
    const bends: Bend[] = []
    for (let now = 0; now < 300; now += 16) bends.push(...glide.advance(now))
    expect(glide.isStill).toBe(true)
    expect(bends[0]?.from.x).toBe(0)
    expect(endOf(bends)).toBeCloseTo(500)
    for (const [i, { from }] of bends.slice(1).entries()) expect(from.x).toBeLessThanOrEqual((bends[i]?.to.x ?? 0) + 1e-6)
    expect(glide.advance(400)).toEqual([])
  })

  it('shows a dot at once', () => {
    const glide = new Glide(piece(0, 77), 0)
    expect(glide.isStill).toBe(false)
    expect(glide.advance(0)).toMatchObject([{ from: { x: 77 }, to: { x: 77 } }])
    expect(glide.isStill).toBe(true)
    expect(glide.again()).toHaveLength(1)
  })

  it('follows a head that was simplified away', () => {
    const glide = new Glide(piece(0, 0, 100), 0)
    glide.rush()
    glide.take(piece(1, 150, 220), 40)
    expect(endOf(glide.rush())).toBe(220)
    expect(glide.again()[0]?.from.x).toBe(0)
    expect(endOf(glide.again())).toBe(220)
  })

  it('joins what it did not miss', () => {
    const late = new Glide(piece(20, 500, 600), 0)
    late.take(piece(21, 650, 700), 40)
    late.take(piece(40, 900), 80)
    expect(late.rush()[0]?.from.x).toBe(500)
    expect(endOf(late.again())).toBe(900)
    late.take(piece(41, 950), 120)
    expect(endOf(late.rush())).toBe(950)
    late.complete([at(0), at(950), at(990)], 160)
    expect(endOf(late.rush())).toBe(990)
    expect(late.again()[0]?.from.x).toBe(0)
  })

  it('stands when the finished stroke is what it showed', () => {
    const glide = new Glide(piece(0, 0, 300, 500), 0)
    glide.rush()
    glide.complete([at(0), at(300), at(500)], 50)
    expect(glide.isStill).toBe(true)
  })
})

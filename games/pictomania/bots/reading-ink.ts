import { lineOf, trailOf } from '@figment/ink'
import type { Outline } from '@figment/words/outlines'
import type { DrawnStroke } from '../types.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A spot of a line, and which way the line runs there; nowhere for a dot. */
interface Dab extends Spot {
  /** A unit vector of twice the angle, so that there and back are the same. */
  readonly way: Spot
}

/** What an eye keeps of some lines; where on the sheet and how large does not matter. Of each dab: x, y and its way. */
export type Shape = Float64Array
const NUMBERS_OF_A_DAB = 4

/** How far apart the dabs are that are looked at along a line, in steps of the grid. */
const CLOSE = 40
/** A bot reads no further on a sheet: people draw half as much in four minutes. */
const LETTERS_READ_AT_MOST = 24 * 1024
/** Nor does it look closer than so many dabs in all; a line that is shorter than the way between two of them has one too. */
const DABS_SEEN_AT_MOST = 16_000
/** How many dabs of a drawing are compared. */
const DABS = 60
/** What lies so near the path of the eraser is gone: half its width, and a little more. */
const ERASED = 120
/** Less ink than this, in steps of the grid, is no drawing yet. */
const SOME_INK = 1500
/** How far shapes are stretched towards a square. */
const STRETCH = 0.5
const NARROWEST = 0.3
/** What a line that runs across costs, and the most that anything can cost. */
const ACROSS = 0.12
const LOST = 1

export function shapeOfOutline(outline: Outline): Shape {
  const spots = (line: readonly number[]) =>
    Array.from({ length: line.length / 2 }, (_, at) => ({ x: line[2 * at] ?? 0, y: line[2 * at + 1] ?? 0 }))
  return normalised(outline.flatMap((line) => dabsAlong(spots(line))))
}

/** Null when there is no drawing yet. */
export function shapeOfInk(strokes: readonly DrawnStroke[]): Shape | null {
  const { lines, apart } = seen(strokes)
  const rubbed = new Set<number>()
  // from the last line to the first: an eraser takes away only what was there before it
  const left = lines.toReversed().map(({ isErased, dabs }) => {
    if (!isErased) return dabs.filter((dab) => !rubbed.has(cellOf(dab)))
    for (const dab of dabs) for (const cell of cellsAround(dab)) rubbed.add(cell)
    return []
  })
  const ink = left.toReversed().flat()
  return ink.length * apart < SOME_INK ? null : normalised(ink)
}

/** The sheet in small squares: whether ink was rubbed out is known by its square. */
const CELL = 40
const CELLS_A_COLUMN = 128
const cellOf = ({ x, y }: Spot): number => Math.floor(x / CELL) * CELLS_A_COLUMN + Math.floor(y / CELL)

/** Those with their middles under the eraser. */
function cellsAround({ x, y }: Spot): number[] {
  const cells: number[] = []
  const middle = (along: number) => (Math.floor(along / CELL) + 0.5) * CELL
  for (let across = middle(x - ERASED); across <= x + ERASED; across += CELL)
    for (let down = middle(y - ERASED); down <= y + ERASED; down += CELL)
      if (distance({ x, y }, { x: across, y: down }) < ERASED) cells.push(cellOf({ x: across, y: down }))
  return cells
}

interface SeenLine {
  readonly isErased: boolean
  readonly dabs: readonly Dab[]
}

/** What an eye takes in of a sheet, line by line, and how far apart it looks. */
export function seen(strokes: readonly DrawnStroke[]): { readonly lines: readonly SeenLine[]; readonly apart: number } {
  let letters = 0
  const lines = strokes.flatMap(([, pen, ink]) => {
    letters += ink.length
    const line = letters > LETTERS_READ_AT_MOST ? null : lineOf(ink)
    return line ? [{ isErased: pen === 'eraser', line: trailOf(line, CLOSE) }] : []
  })
  const apart = Math.max(CLOSE, lines.reduce((length, { line }) => length + lengthOf(line), 0) / DABS_SEEN_AT_MOST)
  return { lines: lines.map(({ isErased, line }) => ({ isErased, dabs: dabsAlong(line, apart) })), apart }
}

/** 0 for the same shape, below 1 for any; one that faces the other way is as good. */
export const unlikeness = (one: Shape, other: Shape): number => Math.min(farness(one, other, 1), farness(one, other, -1))

/** From each dab to the nearest like it in the other shape, both ways. */
function farness(one: Shape, other: Shape, side: 1 | -1): number {
  const nearest = new Float64Array(other.length / NUMBERS_OF_A_DAB).fill(LOST)
  let there = 0
  for (let at = 0; at < one.length; at += NUMBERS_OF_A_DAB) {
    const [x, y, wayX, wayY] = [side * num(one, at), num(one, at + 1), num(one, at + 2), side * num(one, at + 3)]
    let least = LOST
    for (let dab = 0; dab < nearest.length; dab++) {
      const from = dab * NUMBERS_OF_A_DAB
      const alike = wayX * num(other, from + 2) + wayY * num(other, from + 3)
      const cost = (x - num(other, from)) ** 2 + (y - num(other, from + 1)) ** 2 + ACROSS * Math.max(0, 1 - alike)
      if (cost < least) least = cost
      if (cost < num(nearest, dab)) nearest[dab] = cost
    }
    there += Math.sqrt(least)
  }
  const back = nearest.reduce((sum, cost) => sum + Math.sqrt(cost), 0)
  return (there / (one.length / NUMBERS_OF_A_DAB) + back / nearest.length) / 2
}

const num = (from: Float64Array, at: number): number => from[at] ?? 0

function dabsAlong(line: readonly Spot[], apart = CLOSE): Dab[] {
  const [first] = line
  if (!first) return []
  const dabs = line.flatMap((spot, at) => {
    const before = line[at - 1] ?? spot
    const length = distance(before, spot)
    const parts = Math.ceil(length / apart)
    const [cos, sin] = [(spot.x - before.x) / length, (spot.y - before.y) / length]
    const way = { x: cos ** 2 - sin ** 2, y: 2 * cos * sin }
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 0.5) / parts
      return { x: before.x + share * (spot.x - before.x), y: before.y + share * (spot.y - before.y), way }
    })
  })
  return dabs.length > 0 ? dabs : [{ ...first, way: { x: 0, y: 0 } }]
}

/** A few of the dabs, around their middle, of one size. */
function normalised(all: readonly Dab[]): Shape {
  const every = Math.max(1, all.length / DABS)
  const dabs = all.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every))
  const middle = { x: mean(dabs, ({ x }) => x), y: mean(dabs, ({ y }) => y) }
  const wide = Math.sqrt(mean(dabs, ({ x }) => (x - middle.x) ** 2))
  const high = Math.sqrt(mean(dabs, ({ y }) => (y - middle.y) ** 2))
  const size = Math.max(1, Math.hypot(wide, high) / Math.SQRT2)
  const scale = (spread: number) => size * Math.max(NARROWEST, spread / size) ** STRETCH
  return Float64Array.from(dabs.flatMap(({ x, y, way }) => [(x - middle.x) / scale(wide), (y - middle.y) / scale(high), way.x, way.y]))
}

const mean = (dabs: readonly Dab[], measure: (dab: Dab) => number): number => dabs.reduce((sum, dab) => sum + measure(dab), 0) / dabs.length

const lengthOf = (line: readonly Spot[]): number => line.reduce((length, spot, at) => length + distance(line[at - 1] ?? spot, spot), 0)

const distance = (one: Spot, other: Spot): number => Math.hypot(other.x - one.x, other.y - one.y)

import { encodePiece, EVEN_PRESSURE, GRID, type Point } from '@figment/ink'

const UNIT = 0.05
const WRAPS = 2 ** 24
/** A finger that is asked 120 times a second. */
const POINTS = 4
/** In an encoded piece: after head, stroke, count and pressure, each of one byte. */
const FIRST_POINT = 4

const unitsNow = () => Math.floor(performance.now() / UNIT) % WRAPS

/** A piece of a stroke that tells, by where it begins, when it was sent. */
export function pieceSentNow(number: number): Uint8Array {
  const units = unitsNow()
  const first = { x: units % GRID, y: Math.floor(units / GRID), pressure: EVEN_PRESSURE }
  const inward = (coordinate: number, step: number) => (coordinate < GRID / 2 ? coordinate + step : coordinate - step)
  const points = Array.from({ length: POINTS }, (_, at): Point => ({ ...first, x: inward(first.x, 9 * at), y: inward(first.y, 7 * at) }))
  return encodePiece({ stroke: 1, pen: 'thin', fate: 'growing', from: (number * POINTS) % 100, points })
}

/** How long ago the piece that begins here was sent, in milliseconds. */
export function ageOf(bytes: Uint8Array, piece: number): number {
  const at = piece + FIRST_POINT
  const both = bytes[at + 1] ?? 0
  const x = (bytes[at] ?? 0) | ((both & 0xf) << 8)
  const y = (both >> 4) | ((bytes[at + 2] ?? 0) << 4)
  return ((unitsNow() - (x + y * GRID) + WRAPS) % WRAPS) * UNIT
}

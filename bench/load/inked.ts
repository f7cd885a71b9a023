import { encodePiece, EVEN_PRESSURE, GRID } from '@figment/ink'

const UNIT = 0.05
const WRAPS = 2 ** 24
/** In an encoded piece: after head, stroke and the knot's number, each of one byte. */
const FIRST_PLACE = 3

const unitsNow = () => Math.floor(performance.now() / UNIT) % WRAPS

/** A piece of a stroke that tells, by where it begins, when it was sent. */
export function pieceSentNow(number: number): Uint8Array {
  const units = unitsNow()
  const [x, y] = [units % GRID, Math.floor(units / GRID)]
  const knot = { x, y, pressure: EVEN_PRESSURE, heading: { leaves: null, arrives: 7 } }
  const inward = (coordinate: number, step: number) => (coordinate < GRID / 2 ? coordinate + step : coordinate - step)
  const bare = { x: inward(x, 90), y: inward(y, 70), isSharp: false }
  return encodePiece({ stroke: 1, pen: 'thin', fate: 'growing', from: 1 + (number % 100), knots: [knot], bare })
}

/** How long ago the piece that begins here was sent, in milliseconds. */
export function ageOf(bytes: Uint8Array, piece: number): number {
  const at = piece + FIRST_PLACE
  const both = bytes[at + 1] ?? 0
  const x = (bytes[at] ?? 0) | ((both & 0xf) << 8)
  const y = (both >> 4) | ((bytes[at + 2] ?? 0) << 4)
  return ((unitsNow() - (x + y * GRID) + WRAPS) % WRAPS) * UNIT
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from './arbitrary-in-tests.ts'
import { STROKE_NUMBERS_BELOW } from './stroke.ts'
import {
  BATCH_PIECES_AT_MOST,
  decodeBatch,
  decodePiece,
  encodePiece,
  inBatch,
  type Knot,
  PIECE_BYTES_AT_MOST,
  PIECE_KNOTS_AT_MOST,
  type Piece,
  type SeatPiece,
} from './piece.ts'

const knot = (x: number, heading: Knot['heading'] = { leaves: null, arrives: 3 }): Knot => ({ x, y: 4000, pressure: 8, heading })
const piece: Piece = { stroke: 7, pen: 'thin', fate: 'growing', from: 3, knots: [knot(100)], bare: null }

describe('a piece in the air', () => {
  it('arrives as it was sent, within its limits', () => {
    fc.assert(
      fc.property(anyPiece, (sent) => {
        const bytes = encodePiece(sent)
        expect(bytes.length).toBeLessThanOrEqual(PIECE_BYTES_AT_MOST)
        expect(decodePiece(bytes)).toEqual(sent)
      }),
      { numRuns: 300 },
    )
  })

  it('takes seven bytes for a knot, and six for where the pen is', () => {
    expect(encodePiece(piece)).toHaveLength(7)
    const bare: Piece = { ...piece, knots: [], bare: { x: 100, y: 4000, isSharp: true } }
    expect(encodePiece(bare)).toHaveLength(6)
    expect(decodePiece(encodePiece(bare))).toEqual(bare)
  })

  it('has one spelling', () => {
    const nearly = anyPiece.chain((sent) =>
      fc
        .tuple(fc.constant(encodePiece(sent)), fc.nat(30), fc.nat(255))
        .map(([bytes, place, byte]) => bytes.with(place % bytes.length, byte)),
    )
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 30 }), nearly), (bytes) => {
        const read = decodePiece(bytes)
        if (read) expect(encodePiece(read)).toEqual(bytes)
      }),
      { numRuns: 10_000 },
    )
  })

  it.each<[string, Piece]>([
    ['too many knots', { ...piece, knots: Array.from({ length: PIECE_KNOTS_AT_MOST + 1 }, (_, at) => knot(at)) }],
    ['knots beyond the end of a stroke', { ...piece, from: 1024 }],
    ['a number nobody reaches', { ...piece, stroke: STROKE_NUMBERS_BELOW }],
    ['two knots at one place', { ...piece, knots: [knot(5), knot(5)] }],
    ['an end where its knot is', { ...piece, bare: { x: 100, y: 4000, isSharp: false } }],
    ['an end before any knot', { ...piece, from: 0, knots: [], bare: { x: 100, y: 4000, isSharp: false } }],
  ])('with %s is refused', (_, wrong) => {
    expect(decodePiece(encodePiece(wrong))).toBeNull()
  })

  it('takes as many knots as it may', () => {
    const full: Piece = { ...piece, knots: Array.from({ length: PIECE_KNOTS_AT_MOST }, (_, at) => knot(at)) }
    expect(decodePiece(encodePiece(full))).toEqual(full)
  })

  it.each([
    ['nothing', []],
    ['an unknown pen', [0x03, 0, 0]],
    ['knots that do not come', [0x80, 0, 0]],
    ['no end, though it says that there is one', [0x0c, 0, 5]],
    ['no knot, though it says that it starts sharp', [0x20, 0, 5]],
    ['a beginning that starts sharp', [0x60, 0, 0, 1, 0, 0]],
    ['even pressure, told', [0x50, 0, 0, 8, 1, 0, 0]],
    ['pressure of no knot', [0x10, 0, 0]],
  ])('of %s is refused', (_, bytes) => {
    expect(decodePiece(Uint8Array.from(bytes))).toBeNull()
  })
})

const batchOf = (pieces: readonly SeatPiece[]) =>
  Uint8Array.from(pieces.flatMap(({ seat, piece }) => [...inBatch(seat, encodePiece(piece))]))

describe('a batch', () => {
  it('brings the pieces of all seats in order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ seat: fc.nat(255), piece: anyPiece }), { maxLength: 12 }), (sent) => {
        expect(decodeBatch(batchOf(sent))).toEqual(sent)
      }),
    )
  })

  it('is refused as a whole, or read', () => {
    const three = batchOf([0, 1, 2].map((seat) => ({ seat, piece })))
    expect(decodeBatch(three.slice(0, -1))).toBeNull()
    expect(decodeBatch(three.with(1, 200))).toBeNull()
    expect(decodeBatch(new Uint8Array())).toEqual([])
    const crowd = Array.from({ length: BATCH_PIECES_AT_MOST + 1 }, () => ({ seat: 0, piece }))
    expect(decodeBatch(batchOf(crowd))).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        decodeBatch(bytes)
      }),
      { numRuns: 20_000 },
    )
  })
})

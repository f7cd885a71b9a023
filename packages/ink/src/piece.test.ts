import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPiece } from './arbitrary-in-tests.ts'
import {
  BATCH_PIECES_AT_MOST,
  decodeBatch,
  decodePiece,
  encodePiece,
  inBatch,
  PIECE_BYTES_AT_MOST,
  PIECE_POINTS_AT_MOST,
  type Piece,
  type SeatPiece,
} from './piece.ts'
import { STROKE_NUMBERS_BELOW } from './stroke.ts'

const dot = { x: 100, y: 4000, pressure: 8 }
const piece: Piece = { stroke: 7, pen: 'thin', fate: 'growing', from: 3, points: [dot] }

describe('a piece in the air', () => {
  it('arrives as it was sent, within its limits', () => {
    fc.assert(
      fc.property(anyPiece, (sent) => {
        const bytes = encodePiece(sent)
        expect(bytes.length).toBeLessThanOrEqual(PIECE_BYTES_AT_MOST)
        expect(decodePiece(bytes)).toEqual(sent)
      }),
    )
  })

  it('takes seven bytes for a point', () => {
    expect(encodePiece(piece)).toHaveLength(7)
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
      { numRuns: 20_000 },
    )
  })

  it.each<[string, Piece]>([
    ['too many points', { ...piece, points: Array.from({ length: PIECE_POINTS_AT_MOST + 1 }, () => dot) }],
    ['points beyond the end of a stroke', { ...piece, from: 1024 }],
    ['a number nobody reaches', { ...piece, stroke: STROKE_NUMBERS_BELOW }],
  ])('with %s is refused', (_, wrong) => {
    expect(decodePiece(encodePiece(wrong))).toBeNull()
  })

  it.each([
    ['nothing', []],
    ['an unknown pen', [0x03, 0, 0]],
    ['an unknown fate', [0x0c, 0, 0]],
    ['points that do not come', [0x20, 0, 0]],
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

import { decodeBatch, type Piece, type SeatPiece } from '@figment/ink'
import { useEffect, useEffectEvent } from 'react'
import { useInk } from '@figment/client/ink.ts'

const read = new WeakMap<Uint8Array, readonly SeatPiece[]>()

/** Six sheets listen to the same batch: it is read once. */
export function piecesOf(batch: Uint8Array): readonly SeatPiece[] {
  const pieces = read.get(batch) ?? decodeBatch(batch) ?? []
  read.set(batch, pieces)
  return pieces
}

/** What that seat draws at this moment, as it comes. */
export function useLivePieces(seat: number | null, show: (piece: Piece) => void): void {
  const { onInk } = useInk()
  const onPiece = useEffectEvent(show)
  useEffect(() => {
    if (seat === null) return
    return onInk((batch) => {
      for (const one of piecesOf(batch)) if (one.seat === seat) onPiece(one.piece)
    })
  }, [onInk, seat])
}

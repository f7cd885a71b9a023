import type { FoundPiece, Seat, State, TakeOff } from '@figment/game-kit'
import * as v from 'valibot'
import { isClueOff } from './open/clue-off.ts'
import { voidRound } from './rules/rules.ts'
import type { ClipId, ClueKind, Dixit, Piece } from './types.ts'

/** A clue of any round of the game, with its recording or only that. */
export const takeOff: TakeOff<Dixit, Piece> = {
  piece: v.strictObject({ kind: v.picklist(['clue', 'clip']), round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)) }),
  find,
  follow(state, piece, chance) {
    const { phase, round } = state.open
    const isInItsRound = piece.round === round && (phase === 'giving' || phase === 'voting')
    return isInItsRound && isClueOff(without(clueOf(state, round), piece)) ? voidRound(state, chance) : []
  },
  without(state, piece) {
    const { open } = state
    const told = open.told.map((one) => (one.round === piece.round ? { ...one, ...without(one, piece) } : one))
    if (piece.round !== open.round || open.clue === null) return { ...state, open: { ...open, told } }
    const { clue, kind, clip } = without(clueOf(state, open.round), piece)
    return { ...state, open: { ...open, told, clue, clueKind: kind, clip } }
  },
  trace: (_, piece) => piece,
  event(event, { open }, trace) {
    const piece = trace as Piece
    return event.type === 'clueTold' && open.round === piece.round ? { ...event, ...without(event, piece) } : event
  },
}

interface Clue {
  readonly clue: string
  readonly kind: ClueKind
  readonly clip: ClipId | null
}

/** Of what was sung or mimed without words, nothing is left without its recording. */
function without({ clue, kind, clip }: Clue, piece: Piece): Clue {
  if (piece.kind === 'clip' && clip === null) return { clue, kind, clip }
  return piece.kind === 'clip' && clue !== '' ? { clue, kind, clip: null } : { clue: '', kind: 'said', clip: null }
}

function clueOf({ open }: State<Dixit>, round: number): Clue & { readonly storyteller: Seat | null } {
  if (round === open.round && open.clue !== null)
    return { clue: open.clue, kind: open.clueKind, clip: open.clip, storyteller: open.storyteller }
  return open.told.find((told) => told.round === round) ?? { clue: '', kind: 'said', clip: null, storyteller: null }
}

function find(state: State<Dixit>, piece: Piece): FoundPiece | null {
  const { clue, kind, clip, storyteller } = clueOf(state, piece.round)
  if (isClueOff({ clue, kind })) return null
  if (piece.kind === 'clip') return clip === null ? null : { seat: storyteller, made: { clip } }
  return { seat: storyteller, made: clue === '' && clip !== null ? { clip } : { text: clue } }
}

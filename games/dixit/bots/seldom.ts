import type { Chance, SeatView } from '@figment/game-kit'
import type { Dixit, Move } from '../types.ts'
import { anyMove } from './any-move.ts'

/** Clues are sung and mimed as well as said, with words and without, recorded and not. */
function perform(view: SeatView<Dixit>, chance: Chance): Move | null {
  const move = anyMove(view, chance)
  if (move?.type !== 'tellClue') return move
  const clue = chance.below(5) === 0 ? '' : 'la la la'
  const kind = chance.below(3) === 0 ? 'mimed' : 'sung'
  const isRecorded = chance.below(2) === 0
  return { ...move, clue, kind, ...(isRecorded && { clip: `${String(chance.below(1_000_000)).padStart(16, 'a')}.webm` }) }
}

export const seldom = { performed: { options: { clues: 'any' as const }, anyMove: perform } }

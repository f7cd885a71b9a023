import { type Chance, pick, type SeatView } from '@figment/game-kit'
import { CLUE_KINDS, type Dixit, type Move } from '../types.ts'
import { anyMove } from './any-move.ts'

const PERFORMED = CLUE_KINDS.filter((kind) => kind !== 'said')

/** Clues are sounds, sung and mimed as well as said, with words and without, recorded and not. */
function perform(view: SeatView<Dixit>, chance: Chance): Move | null {
  const move = anyMove(view, chance)
  if (move?.type !== 'tellClue') return move
  const clue = chance.below(5) === 0 ? '' : 'la la la'
  const kind = pick(chance, PERFORMED)
  const isRecorded = chance.below(2) === 0
  return { ...move, clue, kind, ...(isRecorded && { clip: `${String(chance.below(1_000_000)).padStart(16, 'a')}.webm` }) }
}

export const seldom = { performed: { options: { clues: 'any' as const }, anyMove: perform } }

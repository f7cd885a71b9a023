import type { Chance, SeatView } from '@figment/game-kit'
import type { Move, Poezium } from '../types.ts'
import { anyMove } from './any-move.ts'

/** Everybody tells of the first story and guesses it at once: the rival gets nothing, and is the one with the fewest points. */
function alwaysTheFirst(view: SeatView<Poezium>, chance: Chance): Move | null {
  const move = anyMove(view, chance)
  if (move?.type === 'pickStory') return { ...move, number: 1 }
  return move?.type === 'addLine' || move?.type === 'guess' ? { type: 'guess', number: 1 } : move
}

export const seldom = { agreed: { anyMove: alwaysTheFirst }, named: { options: { firstStoryteller: 'named' as const, named: 1 } } }

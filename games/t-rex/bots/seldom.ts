import type { Chance, SeatView } from '@figment/game-kit'
import { isNumber } from '../rules/effects/power-deck.ts'
import type { Move, TRex } from '../types.ts'
import { anyMove } from './any-move.ts'

/** Everybody skips until the fifth power deck: by then every action has been said goodbye to. */
function skip(view: SeatView<TRex>, chance: Chance): Move | null {
  const { open, held, seat } = view
  const skips = open.phase === 'acting' && open.deck < 5 && isNumber(held.card)
  return skips ? { type: 'skip', card: open.drawn[seat] ?? 0 } : anyMove(view, chance)
}

export const seldom = { 'all-cards': { anyMove: skip } }

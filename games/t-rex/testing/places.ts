import { forEachColour } from '../rules/effects/by-colour.ts'
import type { TRexState } from '../rules/number-held.ts'
import type { ActionId, CardId, Colour } from '../types.ts'

/** Where every card of a game is, for tests: each must be in one place and in one only. */

export const everyPowerCard = ({ held, hidden }: TRexState): CardId[] => [
  ...Object.values(held).flatMap(({ card }) => card?.id ?? []),
  ...hidden.deck,
  ...hidden.lid,
]

export const everyAction = ({ open, hidden }: TRexState): Record<Colour, ActionId[]> =>
  forEachColour((colour) => [open.row[colour], ...hidden.actions[colour].deck, ...hidden.actions[colour].lid])

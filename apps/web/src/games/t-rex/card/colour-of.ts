import { ACTIONS } from '@figment/actions'
import type { ActionId, Colour } from '@figment/games/t-rex/types.ts'

export const colourOf = (action: ActionId): Colour => ACTIONS.find(({ id }) => id === action)?.colour ?? 'red'

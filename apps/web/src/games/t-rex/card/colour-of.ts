import { ACTIONS } from '@figment/actions'
import type { ActionId, Colour } from '@figment/t-rex/types'

export const colourOf = (action: ActionId): Colour => ACTIONS.find(({ id }) => id === action)?.colour ?? 'red'

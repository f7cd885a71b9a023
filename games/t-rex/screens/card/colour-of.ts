import { ACTIONS } from '@figment/actions'
import type { ActionId, Colour } from '../../types.ts'

export const colourOf = (action: ActionId): Colour => ACTIONS.find(({ id }) => id === action)?.colour ?? 'red'

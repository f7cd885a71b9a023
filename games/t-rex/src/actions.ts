import { type ActionId, ACTIONS, type Colour } from '@figment/actions'

export const actionsOf = (colour: Colour): ActionId[] => ACTIONS.filter((action) => action.colour === colour).map(({ id }) => id)

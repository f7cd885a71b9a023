import { type ActionId, type Colour, DEALT } from '@figment/actions'

export const actionsOf = (colour: Colour): ActionId[] => DEALT.filter((action) => action.colour === colour).map(({ id }) => id)

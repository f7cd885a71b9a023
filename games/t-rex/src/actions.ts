import { type ActionId, ACTIONS, type Colour } from '@figment/actions'

export const actionsOf = (colour: Colour): ActionId[] => ACTIONS.filter((action) => action.colour === colour).map(({ id }) => id)

export const forEachColour = <T>(make: (colour: Colour) => T): Record<Colour, T> => ({
  red: make('red'),
  yellow: make('yellow'),
  blue: make('blue'),
})

import { type ActionId, ACTIONS_OF_A_COLOUR, COLOURS, type Colour } from './types.ts'

/** One after the other: the first twenty actions are of the first colour. */
export const actionsOf = (colour: Colour): ActionId[] =>
  Array.from({ length: ACTIONS_OF_A_COLOUR }, (_, at) => COLOURS.indexOf(colour) * ACTIONS_OF_A_COLOUR + at + 1)

export const forEachColour = <T>(make: (colour: Colour) => T): Record<Colour, T> => ({
  red: make('red'),
  yellow: make('yellow'),
  blue: make('blue'),
})

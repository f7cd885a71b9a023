import type { Colour } from '../../types.ts'

export const forEachColour = <T>(make: (colour: Colour) => T): Record<Colour, T> => ({
  red: make('red'),
  yellow: make('yellow'),
  blue: make('blue'),
})

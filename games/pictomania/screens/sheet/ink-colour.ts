import type { Colour } from '@figment/game-kit/player'

/** The players' colours as ink: dark enough for thin lines on paper. */
const INK: Readonly<Record<Colour, string>> = {
  rose: '#b0234c',
  sky: '#1c67ab',
  leaf: '#2c7438',
  amber: '#9a5b00',
  violet: '#6a3db3',
  coral: '#bd3d17',
  teal: '#08716c',
  sand: '#6f582f',
}

export const inkColour = (colour: Colour | undefined): string => (colour ? INK[colour] : '#3a3042')

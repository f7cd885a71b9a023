import { mix, parseHex, type Rgb, white } from '../colour/colour.ts'
import type { Palette } from '../palettes/palette.ts'
import type { PropChoices } from '../props/props.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { Brush } from './brush.ts'

export interface Tones {
  coat: Rgb
  /** The coat turned from the light: far legs, folds. */
  shade: Rgb
  deep: Rgb
  pale: Rgb
  second: Rgb
  secondShade: Rgb
  /** Eyes, hooves and bills. */
  ink: Rgb
}

interface Looks {
  name: string
  /** What part of the sheet it fills: left, top, right, bottom. */
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** Its colours in nature, in hex. */
  coat: string
  second: string
  draw(brush: Brush, tones: Tones): void
}

export type AnimalMaker = (choices: Pick<PropChoices, 'colour' | 'secondColour'>) => Sprite

/** Animals look to the right, and have the colours of nature until a scene chooses others. */
export const animal =
  ({ name, box: [left, top, right, bottom], coat, second, draw }: Looks): AnimalMaker =>
  ({ colour, secondColour }) => ({
    name,
    width: right - left,
    height: bottom - top,
    draw: (pen, { palette }) => {
      pen.save()
      pen.translate(-left, -top)
      // the first two accents are what a prop is given when nobody chose
      const ofCoat = colour === palette.accents[0] ? parseHex(coat) : colour
      const ofSecond = secondColour === palette.accents[1] ? parseHex(second) : secondColour
      draw(new Brush(pen), tonesOf(ofCoat, ofSecond, palette))
      pen.restore()
    },
  })

const tonesOf = (coat: Rgb, second: Rgb, { shadow }: Palette): Tones => ({
  coat,
  shade: mix(coat, shadow, 0.3),
  deep: mix(coat, shadow, 0.6),
  pale: mix(coat, white, 0.28),
  second,
  secondShade: mix(second, shadow, 0.25),
  ink: mix(shadow, [0, 0, 0], 0.4),
})

import { mix, parseHex, type Rgb, white } from '../colour/colour.ts'
import { labOf, mixLab } from '../colour/oklab.ts'

/** A palette as it is written down, in hex. */
export interface PaletteDraft {
  sky: readonly [top: string, mid: string, horizon: string]
  ground: readonly [near: string, mid: string, far: string]
  water: readonly [deep: string, pale: string]
  light: string
  fog: string
  shadow: string
  ambient: string
  accents: readonly [string, string, string, string]
  mood: string
  isNight?: boolean
}

interface Colours {
  skyTop: Rgb
  skyMid: Rgb
  horizon: Rgb
  light: Rgb
  fog: Rgb
  /** The deepest dark. */
  shadow: Rgb
  groundNear: Rgb
  groundMid: Rgb
  groundFar: Rgb
  waterDeep: Rgb
  waterPale: Rgb
  ambient: Rgb
}

export type ColourName = keyof Colours

export interface Palette extends Colours {
  accents: readonly [Rgb, Rgb, Rgb, Rgb]
  mood: string
  isNight: boolean
  cloudLit: Rgb
  cloudShade: Rgb
  /** What sprites are pulled towards. */
  swatches: readonly Rgb[]
  /** The reddest accent. */
  curtain: Rgb
  /** The colour the canvas is primed with; it shows between the strokes. */
  priming: Rgb
}

export function palette({ mood, isNight = false, ...draft }: PaletteDraft): Palette {
  const [first, second, third, fourth] = draft.accents
  const accents = [parseHex(first), parseHex(second), parseHex(third), parseHex(fourth)] as const
  const skyMid = parseHex(draft.sky[1])
  const horizon = parseHex(draft.sky[2])
  const light = parseHex(draft.light)
  const fog = parseHex(draft.fog)
  const shadow = parseHex(draft.shadow)
  const groundNear = parseHex(draft.ground[0])
  const groundMid = parseHex(draft.ground[1])
  const groundFar = parseHex(draft.ground[2])
  return {
    skyTop: parseHex(draft.sky[0]),
    skyMid,
    horizon,
    light,
    fog,
    shadow,
    groundNear,
    groundMid,
    groundFar,
    waterDeep: parseHex(draft.water[0]),
    waterPale: parseHex(draft.water[1]),
    ambient: parseHex(draft.ambient),
    accents,
    mood,
    isNight,
    cloudLit: mix(mix(horizon, light, 0.6), white, 0.15),
    cloudShade: mixLab(mix(skyMid, shadow, isNight ? 0.25 : 0.12), fog, 0.35),
    swatches: [...accents, groundFar, groundMid, groundNear, horizon, light, skyMid, fog],
    curtain: accents.reduce((reddest, accent) => (labOf(accent)[1] > labOf(reddest)[1] ? accent : reddest)),
    priming: mixLab(groundMid, accents[0], 0.25),
  }
}

import type { Point } from '../interpolate.ts'
import type { PaletteName } from '../palettes/palettes.ts'
import type { FrameName } from '../frames/frames.ts'
import type { PlaceName } from '../places/places.ts'
import type { PlaceOptions } from '../places/place.ts'
import type { WeatherName } from '../weather/weather.ts'
import type { SceneNode } from './node.ts'

/** A picture before it is painted: plain data, back to front. */
export interface Scene {
  seed: string
  palette: PaletteName
  /** Where the light is, in shares of the picture. */
  light: Point
  place: PlaceName
  placeOptions?: PlaceOptions
  frame?: FrameName
  weather?: WeatherName
  nodes: readonly SceneNode[]
}

/** A scene inside a scene takes its chance from the one around it. */
export type InnerScene = Omit<Scene, 'seed' | 'frame'>

/** A scene written by hand; its name is its seed. */
export type DirectedScene = Omit<Scene, 'seed'>

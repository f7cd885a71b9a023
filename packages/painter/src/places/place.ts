import type { SkyOptions } from '../backdrops/sky.ts'
import type { Stage } from '../stage/stage.ts'

/** What a scene may ask of its place; each place takes what it knows. */
export interface PlaceOptions extends Partial<SkyOptions> {
  floor?: number
  flowers?: number
  mountains?: boolean
  hills?: boolean
  amplitude?: number
  roadX?: number
}

export interface Ground {
  /** Where one stands, by the share of the width; a share of the height. */
  groundAt(x: number): number
  /** What the place puts in front of everybody. */
  drawInFront?(): void
}

/** Paints the whole backdrop and says where the ground is. */
export type Place = (stage: Stage, options: PlaceOptions) => Ground

/** The sky over a place, unless the scene asks for another. */
export const skyIn = ({ palette }: Stage, horizon: number, options: PlaceOptions): SkyOptions => ({
  horizon,
  clouds: 0.42,
  stars: palette.isNight ? 130 : 0,
  disc: 46,
  haze: 0.75,
  ...options,
})

import type { Rgb } from '../../colour/colour.ts'
import type { Sprite } from '../../sprites/sprite.ts'
import { giantGear } from './gear.ts'
import { giantHand } from './hand.ts'
import { giantWheel } from './wheel.ts'
import { windUpKey } from './wind-up-key.ts'
import { giantWing } from './wing.ts'

/** Drawn to be far larger than the picture is used to. */
export const giants = {
  hand: giantHand,
  wing: giantWing,
  wheel: giantWheel,
  gear: giantGear,
  windUpKey,
} satisfies Record<string, (colour: Rgb) => Sprite>

export type GiantName = keyof typeof giants

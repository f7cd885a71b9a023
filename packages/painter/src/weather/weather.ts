import type { Stage } from '../stage/stage.ts'
import { fireflies } from './fireflies.ts'
import { mist } from './mist.ts'
import { petals } from './petals.ts'
import { rain } from './rain.ts'
import { snow } from './snow.ts'

export const weathers = {
  none: () => {},
  rain,
  snow,
  fireflies,
  petals,
  mist,
} satisfies Record<string, (stage: Stage) => void>

export type WeatherName = keyof typeof weathers

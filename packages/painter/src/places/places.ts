import { calm } from './calm.ts'
import { chess } from './chess.ts'
import { city } from './city.ts'
import { cliff } from './cliff.ts'
import { cloudsea } from './cloudsea.ts'
import { desert } from './desert.ts'
import { forest } from './forest.ts'
import { hills } from './hills.ts'
import { library } from './library.ts'
import { mountains } from './mountains.ts'
import type { Place } from './place.ts'
import { road } from './road.ts'
import { room } from './room.ts'
import { sea } from './sea.ts'
import { snow } from './snow.ts'
import { space } from './space.ts'
import { theatre } from './theatre.ts'
import { underwater } from './underwater.ts'

export const places = {
  hills,
  mountains,
  sea,
  calm,
  desert,
  forest,
  city,
  room,
  library,
  theatre,
  underwater,
  cloudsea,
  space,
  road,
  snow,
  chess,
  cliff,
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

import { attic } from './attic.ts'
import { bridge } from './bridge.ts'
import { calm } from './calm.ts'
import { cave } from './cave.ts'
import { chess } from './chess.ts'
import { city } from './city.ts'
import { cliff } from './cliff.ts'
import { cloudsea } from './cloudsea.ts'
import { desert } from './desert.ts'
import { field } from './field.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { hills } from './hills.ts'
import { library } from './library.ts'
import { mountains } from './mountains.ts'
import { orchard } from './orchard.ts'
import type { Place } from './place.ts'
import { road } from './road.ts'
import { room } from './room.ts'
import { ruins } from './ruins.ts'
import { sea } from './sea.ts'
import { shore } from './shore.ts'
import { snow } from './snow.ts'
import { space } from './space.ts'
import { station } from './station.ts'
import { street } from './street.ts'
import { swamp } from './swamp.ts'
import { theatre } from './theatre.ts'
import { tower } from './tower.ts'
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
  street,
  bridge,
  station,
  attic,
  shore,
  cave,
  field,
  garden,
  swamp,
  ruins,
  orchard,
  tower,
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

import type { DeviceName } from '../devices/devices.ts'
import type { Scene } from '../scene/scene.ts'
import type { Fact, Thing as NamedThing } from '../../../../content/pictures/src/scene/shown.ts'
import type { Mood, Time } from '../../../../content/pictures/src/scene/words.ts'

/** Its noun is checked when the scene is told. */
export type Thing = Omit<NamedThing, 'is'> & { is: string }

/** The hero comes first, what only decorates last. */
export type Role = 'hero' | 'partner' | 'witness' | 'far' | 'accent'

/** Something one can name in the picture. */
export interface Subject extends Omit<Thing, 'is'> {
  id: string
  what: string
  role: Role
}

/** A scene that knows what it shows. */
export interface GeneratedScene extends Scene {
  device: DeviceName
  time: Time
  mood: readonly [Mood] | readonly [Mood, Mood]
  subjects: Subject[]
  /** The first is the heart of the picture. */
  relations: Fact[]
}

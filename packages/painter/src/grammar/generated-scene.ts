import type { DeviceName } from '../devices/devices.ts'
import type { Scene } from '../scene/scene.ts'
import type { Fact, Thing } from './shown.ts'
import type { Mood } from './vocabulary.ts'

/** The hero comes first, what only decorates last. */
export type Role = 'hero' | 'partner' | 'witness' | 'far' | 'accent'

/** Something one can name in the picture. */
export interface Subject extends Omit<Thing, 'is'> {
  id: string
  what: string
  role: Role
}

export type Time = 'night' | 'dawn' | 'day' | 'dusk'

/** A scene that knows what it shows. */
export interface GeneratedScene extends Scene {
  device: DeviceName
  time: Time
  mood: readonly [Mood] | readonly [Mood, Mood]
  subjects: Subject[]
  /** The first is the heart of the picture. */
  relations: Fact[]
}

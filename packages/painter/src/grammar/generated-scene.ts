import type { DeviceName } from '../devices/devices.ts'
import type { PlaceName } from '../places/places.ts'
import type { Scene } from '../scene/scene.ts'

export type Role =
  | 'hero'
  | 'witness'
  | 'guide'
  | 'sitter'
  | 'ferryman'
  | 'leader'
  | 'follower'
  | 'companion'
  | 'visitor'
  | 'puppet'
  | 'inside'
  | 'shadow'
  | 'leaves'
  | 'head'
  | 'rain'
  | 'load'
  | 'flow'
  | 'goal'
  | 'far'
  | 'support'
  | 'link'
  | 'accent'

/** Something one can name in the picture. */
export interface Subject {
  id: string
  what: string
  role: Role
  in?: string
  place?: PlaceName
}

export type Time = 'night' | 'dawn' | 'day' | 'dusk'

/** A scene that knows what it shows. */
export interface GeneratedScene extends Scene {
  device: DeviceName
  time: Time
  mood: string
  subjects: Subject[]
  relations: (readonly [subject: string, relation: string, object: string])[]
}

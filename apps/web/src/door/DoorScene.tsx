import type { Profile } from '@figment/table/types'
import { Rabbit } from '@figment/ui/Rabbit.tsx'
import { Door, type DoorLook } from './Door.tsx'
import './DoorScene.css'

/** Somebody in front of the door, or, where it is gone, in what is left of it. */
export function DoorScene({ look, who }: { readonly look: DoorLook; readonly who: Pick<Profile, 'colour' | 'shape'> }) {
  return (
    <div className="door-scene" data-look={look}>
      <Door look={look} />
      <div className="door-scene__rabbit">
        <Rabbit colour={who.colour} shape={who.shape} />
      </div>
    </div>
  )
}

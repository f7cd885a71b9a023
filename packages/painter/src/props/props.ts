import type { Rgb } from '../colour/colour.ts'
import type { Rng } from '../random/rng.ts'
import type { Sprite } from '../sprites/sprite.ts'
import { airBalloon } from './air-balloon.ts'
import { balloon } from './balloon.ts'
import { bareTree } from './bare-tree.ts'
import { cage } from './cage.ts'
import { clockFace } from './clock-face.ts'
import { clockTower } from './clock-tower.ts'
import { crescent } from './crescent.ts'
import { door } from './door.ts'
import { eye } from './eye.ts'
import { house } from './house.ts'
import { island } from './island.ts'
import { kite } from './kite.ts'
import { ladder } from './ladder.ts'
import { lamppost } from './lamppost.ts'
import { lantern } from './lantern.ts'
import { lighthouse } from './lighthouse.ts'
import { openBook } from './open-book.ts'
import { paperBoat } from './paper-boat.ts'
import { paperPlane } from './paper-plane.ts'
import { rowboat } from './rowboat.ts'
import { table } from './table.ts'

/** What may differ between two props of one name. */
export interface PropChoices {
  rng: Rng
  colour: Rgb
  secondColour: Rgb
  count?: number
}

export const props = {
  airBalloon: ({ colour, secondColour }) => airBalloon(colour, secondColour),
  balloon: ({ colour }) => balloon(colour),
  bareTree: ({ rng }) => bareTree(rng),
  cage,
  clockFace,
  clockTower,
  crescent,
  door: ({ colour }) => door(colour),
  eye,
  house: ({ colour }) => house(colour),
  island: ({ rng }) => island(rng),
  kite: ({ colour, secondColour }) => kite(colour, secondColour),
  ladder: ({ count = 12 }) => ladder(count),
  lamppost,
  lantern,
  lighthouse,
  openBook,
  paperBoat,
  paperPlane,
  rowboat,
  table,
} satisfies Record<string, (choices: PropChoices) => Sprite>

export type PropName = keyof typeof props

export const isPropName = (name: string): name is PropName => Object.hasOwn(props, name)

import type { Rgb } from '../colour/colour.ts'
import { type SkinTone, skinTones } from './skin.ts'
import type { StanceName } from './stances/stances.ts'

export type Arm = 'down' | 'up' | 'out' | 'bent'
export type Hat = 'bowler' | 'top' | 'brim' | 'beanie' | 'cone' | 'hood' | 'crown' | 'cap' | 'straw'

/** These take any arms. */
export type PlainPose = 'stand' | 'walk' | 'sit'
export type Pose = PlainPose | StanceName

/** How a figure looks; `C` is how its colours are named: by the scene, or already mixed. */
export interface FigureLooks<C> {
  coat?: C
  hair?: C
  skin?: Rgb | SkinTone
  scarf?: C | null
  hat?: Hat | null
  hatColour?: C
  trousers?: C
  /** The coat below the belt in a colour of its own. */
  skirt?: C | null
  apron?: C | null
  /** For `stand`, `walk` and `sit`; other poses have arms of their own. */
  arms?: readonly [left: Arm, right: Arm]
  child?: boolean
  dress?: boolean
  cloak?: boolean
  /** A short coat, with the trousers showing. */
  jacket?: boolean
  longHair?: boolean
  headless?: boolean
  /** A walking stick in the right hand. */
  stick?: boolean
  /** Without the book, the violin or the swing of its pose: the scene gives something else to hold. */
  emptyHanded?: boolean
  pose?: Pose
  /** Which way cloth and hair blow; poses seen from the side blow backwards. */
  wind?: 1 | -1
}

type Chosen = 'scarf' | 'hat' | 'skin' | 'skirt' | 'apron' | 'trousers'

/** Looks with every choice made. */
export interface Dressed extends Required<Omit<FigureLooks<Rgb>, Chosen>> {
  skin: Rgb
  scarf: Rgb | null
  hat: Hat | null
  skirt: Rgb | null
  apron: Rgb | null
  legs: Rgb
}

const ink: Rgb = [0.12, 0.1, 0.14]

export const dressed = ({ skin = 'fair', trousers = ink, ...looks }: FigureLooks<Rgb>): Dressed => ({
  coat: [0.5, 0.2, 0.2],
  hair: [0.2, 0.13, 0.1],
  skin: typeof skin === 'string' ? skinTones[skin] : skin,
  scarf: null,
  hat: null,
  hatColour: ink,
  skirt: null,
  apron: null,
  legs: trousers,
  arms: ['down', 'down'],
  child: false,
  dress: false,
  cloak: false,
  jacket: false,
  longHair: false,
  headless: false,
  stick: false,
  emptyHanded: false,
  pose: 'stand',
  wind: 1,
  ...looks,
})

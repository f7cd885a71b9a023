import type { Rgb } from '../colour/colour.ts'

export type Arm = 'down' | 'up' | 'out' | 'bent'
export type Hat = 'bowler' | 'top' | 'brim' | 'beanie' | 'cone' | 'hood' | 'crown'
export type Pose = 'stand' | 'walk' | 'sit'

/** How a figure looks; `C` is how its colours are named: by the scene, or already mixed. */
export interface FigureLooks<C> {
  coat?: C
  hair?: C
  skin?: Rgb
  scarf?: C | null
  hat?: Hat | null
  hatColour?: C
  arms?: readonly [left: Arm, right: Arm]
  child?: boolean
  dress?: boolean
  cloak?: boolean
  longHair?: boolean
  headless?: boolean
  pose?: Pose
  /** Which way cloth and hair blow. */
  wind?: 1 | -1
}

/** Looks with every choice made. */
export interface Dressed extends Required<Omit<FigureLooks<Rgb>, 'scarf' | 'hat'>> {
  scarf: Rgb | null
  hat: Hat | null
  legs: Rgb
}

const ink: Rgb = [0.12, 0.1, 0.14]

export const dressed = (looks: FigureLooks<Rgb>): Dressed => ({
  coat: [0.5, 0.2, 0.2],
  hair: [0.2, 0.13, 0.1],
  skin: [0.88, 0.7, 0.58],
  scarf: null,
  hat: null,
  hatColour: ink,
  legs: ink,
  arms: ['down', 'down'],
  child: false,
  dress: false,
  cloak: false,
  longHair: false,
  headless: false,
  pose: 'stand',
  wind: 1,
  ...looks,
})

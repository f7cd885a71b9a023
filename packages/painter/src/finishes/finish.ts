import type { Picture } from '../pixels/picture.ts'
import type { Stage } from '../stage/stage.ts'
import { engraving } from './engraving.ts'
import { gouache, oil } from './oil.ts'
import { paperCut } from './paper-cut.ts'
import { watercolour } from './watercolour.ts'

/** Repaints a graded stage; the seed decides each stroke. */
export type Finish = (stage: Stage, seed: string) => Picture

export const finishes = {
  oil,
  gouache,
  watercolour,
  engraving,
  'paper-cut': paperCut,
} satisfies Record<string, Finish>

export type FinishName = keyof typeof finishes

export const finishNames = Object.keys(finishes) as FinishName[]

export const isFinishName = (name: string): name is FinishName => Object.hasOwn(finishes, name)

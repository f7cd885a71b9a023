import type { Pen } from '../pixels/canvas.ts'
import type { Stage } from '../stage/stage.ts'

/** Something drawn in a box of its own, standing wherever it is placed. */
export interface Sprite {
  width: number
  height: number
  name: string
  draw(pen: Pen, stage: Stage): void
}

import { type FinishName, finishes } from './finishes/finish.ts'
import { grade } from './grade.ts'
import { Picture } from './pixels/picture.ts'
import { compose } from './scene/compose.ts'
import type { Scene } from './scene/scene.ts'
import type { Stage } from './stage/stage.ts'

/** As large as a card is ever shown. */
export const paintedSize = { width: 900, height: 1350 }

export interface Painted {
  picture: Picture
  /** As it was composed and graded, for those who judge the picture. */
  stage: Stage
}

/** Scene graph → stage → grade → finish, and last the thin things over the dry paint. Sprites are relit as they are placed. */
export async function paint(
  scene: Scene,
  { finish, width, height }: { finish: FinishName; width: number; height: number },
): Promise<Painted> {
  const stage = await compose(scene, { width, height, recordsLayers: finish === 'paper-cut' })
  grade(stage)
  const canvas = finishes[finish](stage, scene.seed).toCanvas()
  const pen = canvas.getContext('2d')
  for (const draw of stage.afterPainting) draw(pen)
  return { picture: Picture.fromCanvas(canvas), stage }
}

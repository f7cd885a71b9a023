import { frames } from '../frames/frames.ts'
import { standNode } from '../nodes/stand-node.ts'
import { palettes } from '../palettes/palettes.ts'
import { places } from '../places/places.ts'
import { lightAt } from '../stage/light.ts'
import { Stage } from '../stage/stage.ts'
import { weathers } from '../weather/weather.ts'
import type { Scene } from './scene.ts'

export interface Composition {
  width: number
  height: number
  /** Paper-cut needs every layer by itself. */
  recordsLayers?: boolean
}

/** Scene graph → stage: the place, what stands in it, then the frame and the weather in front. */
export async function compose(scene: Scene, { width, height, recordsLayers = false }: Composition): Promise<Stage> {
  const palette = palettes[scene.palette]
  const stage = new Stage({ width, height, palette, light: lightAt(scene.light, palette), seed: scene.seed, recordsLayers })
  const ground = places[scene.place](stage, scene.placeOptions ?? {})
  const staging = { stage, ground, boxes: new Map(), compose }
  for (const node of scene.nodes) {
    const box = await standNode(staging, node)
    if (node.id && box) staging.boxes.set(node.id, box)
  }
  ground.drawInFront?.()
  await frames[scene.frame ?? 'none'](stage)
  weathers[scene.weather ?? 'none'](stage)
  return stage
}

import { paintCumulus } from '../backdrops/cumulus.ts'
import type { BeamNode, CloudNode, GlowNode } from '../scene/node.ts'
import type { Staging } from './staging.ts'

export function standGlow({ stage }: Staging, { x, y, radius, strength, falloff = 2 }: GlowNode): void {
  const { width, height, palette } = stage
  stage.glow({ x: x * width, y: y * height, radius: radius * height, colour: palette.light, strength, falloff })
}

export function standBeam({ stage }: Staging, { x, y, angle, spread, length, strength }: BeamNode): void {
  const { width, height, palette } = stage
  stage.beam({ x: x * width, y: y * height, angle, spread, length: length * height, colour: palette.light, strength })
}

export function standCloud({ stage }: Staging, { id = '', x, y, width, height }: CloudNode): void {
  paintCumulus(stage, {
    x: x * stage.width,
    y: y * stage.height,
    width: width * stage.width,
    height: height * stage.height,
    fog: 0.1,
    seed: id,
  })
}

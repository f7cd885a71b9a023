import { lerp } from '../interpolate.ts'
import type { Stage } from '../stage/stage.ts'
import { paintCumulus } from './cumulus.ts'

const rows = 6

export function paintCloudSea(stage: Stage, { horizon }: { horizon: number }): void {
  const { width, height } = stage
  const rng = stage.rng.fork('cs')
  for (let layer = 0; layer < rows; layer++) {
    const t = layer / (rows - 1)
    const y = height * lerp(horizon + 0.03, 1.06, Math.pow(t, 1.15))
    const count = Math.round(lerp(5, 3, t))
    for (let i = 0; i < count; i++)
      paintCumulus(stage, {
        x: width * ((i + rng.between(0.1, 0.9)) / count),
        y: y + rng.between(-0.01, 0.02) * height,
        width: width * lerp(0.34, 0.75, t),
        height: height * lerp(0.05, 0.17, t),
        fog: (1 - t) * 0.45,
        seed: `${layer}_${i}`,
        flat: false,
      })
  }
}

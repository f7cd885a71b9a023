import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function mist(stage: Stage): void {
  const noise = stage.mottle
  stage.fill(
    (x, y, dab) => {
      const alpha =
        smoothstep(0.5, 0.85, y / stage.height) *
        (1 - smoothstep(0.88, 1, y / stage.height)) *
        clamp(0.25 + noise.fractal(x * 0.003, y * 0.008, 4)) *
        0.8
      lay(dab, stage.palette.fog, 0, 0.5, 0.1)
      return alpha
    },
    { name: 'mist', depth: 0.2 },
  )
}

import { mix } from '../colour/colour.ts'
import { mixLab } from '../colour/oklab.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { lay } from '../stage/dab.ts'
import type { Stage } from '../stage/stage.ts'

export function cave(stage: Stage): void {
  const { width, height, palette, noise } = stage
  stage.fill(
    (x, y, dab) => {
      const u = (x / width - 0.5) / 0.47
      const v = (y / height - 0.47) / 0.5
      const angle = Math.atan2(v, u)
      const rough = 1 + noise.fractal(Math.cos(angle) * 2.2, Math.sin(angle) * 2.2, 4) * 0.3
      const distance = Math.hypot(u, v) / rough
      if (distance < 0.97) return 0
      const rock = noise.fractal((x * 0.01) / stage.unit, (y * 0.01) / stage.unit, 4)
      let colour = mixLab(mix(palette.groundNear, palette.shadow, 0.35), palette.shadow, clamp(0.2 + (distance - 1) * 1.6 - rock * 0.6))
      colour = mix(colour, palette.light, Math.exp(-(distance - 0.97) * 22) * 0.28)
      lay(dab, colour, angle + 1.57, 0.4, 0.15)
      return smoothstep(0.97, 0.985, distance)
    },
    { name: 'cave', depth: 0.05 },
  )
}

import { clamp, smoothstep } from '../interpolate.ts'
import type { HangingWorldNode } from '../scene/large-node.ts'
import type { Staging } from './staging.ts'

/** A second world, its ground at the top edge; where the skies meet they flow into each other. */
export async function standHangingWorld({ stage, compose }: Staging, node: HangingWorldNode): Promise<void> {
  const { width, height, noise } = stage
  const { to, soft = 0.16 } = node
  const inner = await compose({ ...node.inner, seed: `${stage.rng.state}hang` }, { width, height })
  const pixels = new Float32Array(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const waver = noise.fractal((x * 0.006) / stage.unit, (y * 0.009) / stage.unit, 3) * soft * 0.6
      const alpha = 1 - smoothstep(to - soft, to, clamp(y / height + waver))
      if (alpha <= 0) continue
      const i = y * width + x
      const from = (height - 1 - y) * width + x
      pixels[i * 4] = inner.rgb[from * 3] ?? 0
      pixels[i * 4 + 1] = inner.rgb[from * 3 + 1] ?? 0
      pixels[i * 4 + 2] = inner.rgb[from * 3 + 2] ?? 0
      pixels[i * 4 + 3] = alpha
    }
  stage.blit({ pixels, width, height, left: 0, top: 0 }, { detail: 0.2, name: 'hanging world', depth: 0.85 })
  for (let y = 0; y < height * (to - soft); y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const from = (height - 1 - y) * width + x
      stage.angle[i] = -(inner.angle[from] ?? 0)
      stage.anglePull[i] = inner.anglePull[from] ?? 0
      stage.detail[i] = inner.detail[from] ?? 0
    }
  stage.afterPainting.push((pen) => {
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, width, height * (to - soft))
    pen.clip()
    pen.transform(1, 0, 0, -1, 0, height)
    for (const draw of inner.afterPainting) draw(pen)
    pen.restore()
  })
}

import { channels } from '../colour/colour.ts'
import { figure } from '../figure/figure.ts'
import { drawn } from '../pixels/canvas.ts'
import { blur } from '../pixels/blur.ts'
import type { FalseShadowNode } from '../scene/node.ts'
import { iconSprite } from '../sprites/icon.ts'
import type { Staging } from './staging.ts'
import { looksIn } from './figure.ts'

export async function standFalseShadow({ stage }: Staging, node: FalseShadowNode): Promise<void> {
  const { width, height, rgb, detail, palette } = stage
  const { of } = node
  const sprite = 'icon' in of ? await iconSprite(of.icon) : figure({ ...looksIn(palette, of.figure), coat: [0, 0, 0] })
  const scale = (node.height * height) / sprite.height
  const bytes = drawn(width, height, (pen) => {
    pen.translate(node.x * width, node.y * height)
    if (node.onWall) pen.transform(1, 0, node.skew ?? 0, 1, 0, 0)
    else pen.transform(1, 0, node.skew ?? 0.7, node.squash ?? -0.6, 0, 0)
    pen.scale(node.flip ? -scale : scale, scale)
    pen.translate(-sprite.width / 2, -sprite.height)
    sprite.draw(pen, stage)
  })
  const sharp = new Float32Array(width * height)
  for (let i = 0; i < sharp.length; i++) sharp[i] = (bytes[i * 4 + 3] ?? 0) / 255
  const alpha = blur(sharp, { width, height }, (node.blur ?? 2.5) * stage.unit)
  const strength = node.strength ?? 0.72
  for (let i = 0; i < alpha.length; i++) {
    const a = (alpha[i] ?? 0) * strength
    if (a < 0.004) continue
    for (const c of channels) {
      const under = rgb[i * 3 + c] ?? 0
      rgb[i * 3 + c] = under + (palette.shadow[c] * 0.9 - under) * a
    }
    if (a > 0.3) detail[i] = Math.max(detail[i] ?? 0, 0.6)
  }
  const rgba = new Float32Array(width * height * 4)
  for (let i = 0; i < alpha.length; i++) {
    for (const c of channels) rgba[i * 4 + c] = palette.shadow[c] * 0.5 + (rgb[i * 3 + c] ?? 0) * 0.5
    rgba[i * 4 + 3] = alpha[i] ?? 0
  }
  stage.record({ name: 'shadow', depth: 0.7, rgba })
}
